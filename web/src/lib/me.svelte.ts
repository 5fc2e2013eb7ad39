/** Who I am: a name is enough. */
import { api } from './api'

let id = $state('')
let name = $state('')

export const me = {
  get id() {
    return id
  },
  get name() {
    return name
  },
}

let known: Promise<void> | null = null

/** Makes sure the server knows this browser; everything else comes after it. */
export function meetServer(): Promise<void> {
  known ??= api.me().then(
    (answer) => {
      id = answer.id
      name = answer.name
    },
    (error: unknown) => {
      known = null
      throw error
    },
  )
  return known
}

export async function rename(wish: string): Promise<void> {
  const answer = await api.rename(wish.trim().slice(0, 40))
  name = answer.name
}
