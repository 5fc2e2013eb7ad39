/** Where a friend opens a link: the address this page came by, unless that one leads nowhere from another machine. */
import { loadGames, networkAddress } from './catalogue.svelte'

const HERE_ONLY = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export const hereOnly = (host: string = location.hostname): boolean => HERE_ONLY.test(host)

let asked = $state(false)

/** Asks the server once for its address on the network; only who sits at the very machine needs it. */
export function findNetwork(): void {
  if (asked || !hereOnly()) return
  void loadGames().then(
    () => (asked = true),
    () => (asked = false),
  )
}

export const inviteLink = (token: string): string =>
  `${(hereOnly() && networkAddress()) || location.origin}/join#${token}`

/** Nobody else can follow a link of this page: it is served to this machine alone. */
export const onlyHere = (): boolean => hereOnly() && asked && !networkAddress()
