/** The HTTP side of the server. */
import type {
  Aftermath,
  Analysis,
  Claimed,
  Deck,
  DeckWish,
  Games,
  Hidden,
  LinkInfo,
  Lobby,
  NewTable,
  PushKey,
  PushWish,
  Replay,
  SeatWish,
  Table,
  Text,
  Verdict,
} from './protocol'

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly option = '', // of a game, that it is about
    readonly reason: Text | null = null, // why, for people
  ) {
    super(message)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch('/api' + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Problem('offline', 'the server cannot be reached', 0)
  }
  const text = await response.text()
  if (response.ok) return (text ? JSON.parse(text) : null) as T
  let problem: { code: string; message: string; option?: string; reason?: Text | null } = {
    code: 'internal',
    message: text,
  }
  try {
    problem = JSON.parse(text) as typeof problem
  } catch {
    // A proxy in between may answer in its own words.
  }
  throw new Problem(problem.code, problem.message, response.status, problem.option, problem.reason)
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path)
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body)

export const api = {
  me: () => get<{ id: string; name: string }>('/me'),
  rename: (name: string) => post<{ id: string; name: string }>('/me', { name }),
  games: () => get<Games>('/games'),
  deck: (wish: DeckWish) => post<Deck>('/decks', wish),
  lobby: () => get<Lobby>('/tables'),
  newTable: (table: NewTable) => post<Table>('/tables', table),
  learn: (game: string) => post<Table>(`/games/${game}/lesson`),
  table: (id: string) => get<Table>(`/tables/${id}`),
  join: (id: string, seat?: number) => post<Claimed>(`/tables/${id}/join`, seat === undefined ? {} : { seat }),
  hide: (id: string, hidden: boolean) => post<Hidden>(`/tables/${id}/hide`, { hidden }),
  pushKey: () => get<PushKey>('/push'),
  push: (wish: PushWish) => post<PushKey>('/push', wish),
  endPush: (endpoint: string) => post<PushKey>('/push/end', { endpoint }),
  look: (token: string) => post<LinkInfo>('/links/look', { token }),
  claim: (token: string) => post<Claimed>('/links/claim', { token }),
  replay: (id: string, since: number, seat: number | null, views = true) =>
    get<Replay>(
      `/tables/${id}/replay?since=${since}&count=100&views=${views ? 1 : 0}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  fork: (id: string, number: number, seats: SeatWish[], seat: number | null) =>
    post<Table>(`/tables/${id}/fork`, seat === null ? { number, seats } : { number, seats, seat }),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  aftermath: (id: string) => get<Aftermath>(`/tables/${id}/aftermath`),
  analysis: (id: string) => get<Analysis>(`/tables/${id}/analysis`),
  analyse: (id: string) => post<Analysis>(`/tables/${id}/analysis`),
  endAnalysis: (id: string) => post<Analysis>(`/tables/${id}/analysis/end`),
  verify: (id: string) => get<Verdict>(`/tables/${id}/verify`),
}

/** The whole history of a table, page by page. */
export async function wholeReplay(id: string, seat: number | null, views = true): Promise<Replay> {
  const all = await api.replay(id, -1, seat, views)
  while (all.moments.length && all.moments.at(-1)!.number < all.last) {
    const more = await api.replay(id, all.moments.at(-1)!.number, seat, views)
    if (!more.moments.length) break
    all.moments.push(...more.moments)
  }
  return all
}
