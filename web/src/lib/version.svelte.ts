/** The page and the server are of the same version, or the page is loaded anew: before anything can go wrong between them. */
import { PROTOCOL } from './protocol'

/** Of this page; index.html has it from the build. */
const own = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''
const TRIED = 'orda-tried' // the version a page was last loaded anew for: never twice for the same
let newer = $state('')

export const version = {
  /** There is a newer page than this one. */
  get isOld() {
    return newer !== ''
  },
}

/** What the server says of itself on every connection. */
export function heardVersion(client: string, protocol: number): void {
  if (!client || client === own()) return
  newer = client
  if (protocol !== PROTOCOL) loadAnew() // they do not speak the same language any more
}

export function loadAnew(): void {
  try {
    if (sessionStorage.getItem(TRIED) === newer) return
    sessionStorage.setItem(TRIED, newer)
  } catch {
    // A browser that keeps nothing: it is asked for once more.
  }
  location.reload()
}
