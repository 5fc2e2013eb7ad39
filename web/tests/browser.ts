/** As much of a browser as the modules under test ask for while they are loaded. */
const store = new Map<string, string>()

if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } })
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false }),
  localStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  },
})
