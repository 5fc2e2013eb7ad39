/** The service worker: keeps the shell of one version for when there is no network, and shows what comes by push.

Pages always come from the server where it answers, so that nobody sees an old one. Files under /assets/ have their hash
in their name and never change. Nothing of /api/ is ever kept. */
import texts from 'virtual:push-texts'

declare const self: ServiceWorkerGlobalScope
declare const VERSION: string // of the build; the page of the same build has it too
declare const SHELL: string[] // what the lobby needs, in both languages

const CACHE = `orda-${VERSION}`

interface News {
  kind: 'turn' | 'joined' | 'invited'
  table: string
  game: string
  name: string
  language: 'it' | 'en'
}

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())))

/** All of one version, or nothing: while a server is being replaced its page may be newer than this worker. */
async function keepShell(): Promise<void> {
  const page = await fetch('/', { cache: 'no-store' })
  if (!page.ok || !(await page.clone().text()).includes(`content="${VERSION}"`)) throw new Error('another version')
  const cache = await caches.open(CACHE)
  await cache.put('/', page)
  await cache.addAll(SHELL)
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
}

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (event.request.mode === 'navigate') event.respondWith(pageOrShell(event.request))
  else if (pathname.startsWith('/assets/') || SHELL.includes(pathname)) event.respondWith(kept(event.request))
})

async function pageOrShell(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/', { cacheName: CACHE })) ?? Response.error()
  }
}

async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request, { cacheName: CACHE })
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

// -- push ------------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  const news = event.data?.json() as News | undefined
  if (news) event.waitUntil(tell(news))
})

/** Not to somebody who is looking: the page tells them itself. */
async function tell(news: News): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some((page) => page.focused)) return
  const words = texts[news.language] ?? texts.en
  const filled = (text: string): string =>
    text.replace('{game}', words[`game-${news.game}`] ?? 'Orda').replace('{name}', news.name)
  await self.registration.showNotification(filled(words[`push-${news.kind}`] ?? 'Orda'), {
    body: filled(words[`push-${news.kind}-more`] ?? ''),
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    tag: `orda-${news.table}`,
    lang: news.language,
    data: { table: news.table },
  })
  await self.navigator.setAppBadge?.().catch(() => undefined)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(`/table/${(event.notification.data as { table: string }).table}`))
})

/** The page that is there already, if one is. */
async function show(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0]
  if (!there) return void (await self.clients.openWindow(path))
  await there.focus()
  if (new URL(there.url).pathname !== path) await there.navigate(path)
}
