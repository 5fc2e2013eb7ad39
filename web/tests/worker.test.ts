/** The service worker, with the browser around it played by the test: what it keeps, what it answers, what it shows. */
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

type Handler = (event: Record<string, unknown>) => void
const handlers: Record<string, Handler> = {}
const caches = new Map<string, Map<string, Response>>()
let shown: { title: string; tag: string; body: string; lang: string }[] = []
let pages: { url: string; focused: boolean; focus: () => Promise<void>; navigate: (to: string) => Promise<void> }[] = []
let opened: string[] = []
let network: (path: string) => Response

const pathOf = (what: string | { url: string }): string =>
  new URL(typeof what === 'string' ? what : what.url, 'https://orda.test').pathname
const cacheOf = (name: string) => {
  const kept = caches.get(name) ?? caches.set(name, new Map()).get(name)!
  return {
    put: async (what: string | Request, answer: Response) => void kept.set(pathOf(what), answer),
    addAll: async (paths: string[]) => paths.forEach((path) => kept.set(path, new Response(path))),
  }
}
Object.assign(globalThis, {
  VERSION: 'ABC',
  SHELL: ['/assets/main-1.js'],
  self: Object.assign(globalThis, {
    addEventListener: (type: string, handler: Handler) => (handlers[type] = handler),
    location: { origin: 'https://orda.test' },
    skipWaiting: async () => undefined,
    registration: {
      showNotification: async (title: string, more: { tag: string; body: string; lang: string }) => {
        shown = [...shown.filter((note) => note.tag !== more.tag), { title, ...more }]
      },
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages,
      openWindow: async (path: string) => void opened.push(path),
    },
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (what: string | Request, { cacheName }: { cacheName: string }) =>
        caches.get(cacheName)?.get(pathOf(what)),
    },
    fetch: async (what: string | Request) => network(pathOf(what)),
  }),
})
await import('../worker/sw')

/** Hands an event to the worker; what it waits for, or answers with. */
async function happen(type: string, event: Record<string, unknown>): Promise<Response | undefined> {
  let result: Promise<unknown> = Promise.resolve()
  const take = (what: Promise<unknown>): void => void (result = what)
  handlers[type]!({ ...event, waitUntil: take, respondWith: take })
  return (await result) as Response | undefined
}
const ask = (path: string, mode = 'cors', method = 'GET'): Promise<Response | undefined> =>
  happen('fetch', { request: { url: `https://orda.test${path}`, mode, method } })
const push = (more: Record<string, string> = {}): Promise<unknown> =>
  happen('push', {
    data: { json: () => ({ kind: 'turn', table: 't1', game: 'run', name: '', language: 'it', ...more }) },
  })
const page = (path: string, focused: boolean) => ({
  url: `https://orda.test${path}`,
  focused,
  focus: async () => undefined,
  navigate: async (to: string) => void opened.push(`in the page: ${to}`),
})

beforeEach(() => {
  caches.clear()
  shown = []
  pages = []
  opened = []
  network = (path) => new Response(`<meta name="build" content="ABC" /> ${path} from the server`)
})

test('the shell of one version is kept, and those of others go', async () => {
  caches.set('orda-OLD', new Map())
  await happen('install', {})
  await happen('activate', {})
  assert.deepEqual([...caches.keys()], ['orda-ABC'])
  assert.deepEqual([...caches.get('orda-ABC')!.keys()].sort(), ['/', '/assets/main-1.js'])
})

test('while the server hands out another version nothing is kept', async () => {
  network = () => new Response('<meta name="build" content="NEWER" />')
  await assert.rejects(happen('install', {}), /another version/)
  assert.equal(caches.size, 0)
})

test('pages come from the server, and from what was kept only when it does not answer', async () => {
  await happen('install', {})
  assert.match(await (await ask('/table/x', 'navigate'))!.text(), /\/table\/x from the server/)
  network = () => {
    throw new TypeError('no network')
  }
  assert.match(await (await ask('/table/x', 'navigate'))!.clone().text(), /\/ from the server/)
})

test('calls and what changes something are none of its business', async () => {
  await happen('install', {})
  assert.equal(await ask('/api/tables'), undefined)
  assert.equal(await ask('/api/tables/x/export', 'navigate'), undefined)
  assert.equal(await ask('/assets/main-1.js', 'cors', 'POST'), undefined)
})

test('files with their hash in the name are asked for once', async () => {
  await ask('/assets/Table-2.js')
  network = () => {
    throw new TypeError('no network')
  }
  assert.match(await (await ask('/assets/Table-2.js'))!.text(), /from the server/)
})

test('a push is shown in the language of who subscribed, once for a table, and not to who looks', async () => {
  pages = [page('/table/t1', true)]
  await push()
  assert.deepEqual(shown, [])
  pages = [page('/table/t1', false)]
  await push()
  await push()
  await push({ kind: 'joined', name: 'Guido', table: 't2', language: 'en' })
  assert.deepEqual(
    shown.map(({ title, body, tag, lang }) => [title, body, tag, lang]),
    [
      ['turn it', 'Run', 'orda-t1', 'it'],
      ['Guido joined', 'Run', 'orda-t2', 'en'],
    ],
  )
})

test('a click on it leads to the table: in a page that is there, or in a new one', async () => {
  const click = { notification: { close: () => undefined, data: { table: 't1' } } }
  await happen('notificationclick', click)
  pages = [page('/', false)]
  await happen('notificationclick', click)
  pages = [page('/', false), page('/table/t1', false)]
  await happen('notificationclick', click)
  assert.deepEqual(opened, ['/table/t1', 'in the page: /table/t1'])
})
