/** Addresses: /, /new, /new/<game>, /table/<id>, /replay/<id>, /join#<token>, /rules, /rules/<game>, /settings. */
import { version } from './version.svelte'

export interface Place {
  page: string
  arg: string
  query: URLSearchParams
}

function read(): Place {
  const [page = '', arg = ''] = location.pathname.split('/').slice(1)
  return { page, arg: decodeURIComponent(arg), query: new URLSearchParams(location.search) }
}

let place: Place = $state.raw(read())

export const here = (): Place => place

export function go(path: string, replace = false): void {
  if (version.isOld) return location[replace ? 'replace' : 'assign'](path) // with the page of the newer version
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  place = read()
  scrollTo(0, 0)
}

/** Plain clicks on links of ours change the page without loading it anew. */
export function followLinks(): void {
  addEventListener('popstate', () => (place = read()))
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/assets/')) return
    event.preventDefault()
    go(link.pathname + link.search)
  })
}
