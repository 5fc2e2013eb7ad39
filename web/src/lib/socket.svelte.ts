/** One connection to the server. It comes back by itself after sleep or loss, and says again what it follows. */
import type { Received } from './protocol'
import { heardVersion } from './version.svelte'

type Listener = (message: Received) => void
type Message = { type: string; [field: string]: unknown }

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
const PING_EVERY = 15_000
const ANSWER_WITHIN = 6000

let socket: WebSocket | null = null
let wait = FIRST_WAIT
let retry: ReturnType<typeof setTimeout> | undefined
let ping: ReturnType<typeof setInterval> | undefined
let overdue: ReturnType<typeof setTimeout> | undefined
let nextRef = 1

const listeners = new Set<Listener>()
const resumed = new Set<() => void>()
const answers = new Map<number, (answer: Received | null) => void>()

let live = $state(false)
let lost = $state(false)

/** Is there a connection? `lost` is said only of one that was there before. */
export const connection = {
  get live() {
    return live
  },
  get lost() {
    return lost
  },
}

function opened(): void {
  live = true
  lost = false
  wait = FIRST_WAIT
  for (const resume of resumed) resume()
  ping = setInterval(() => check(), PING_EVERY)
}

function closed(): void {
  if (live) lost = true
  live = false
  clearInterval(ping)
  clearTimeout(overdue)
  socket = null
  for (const answer of answers.values()) answer(null)
  answers.clear()
  if (listeners.size === 0) return
  clearTimeout(retry)
  retry = setTimeout(connect, wait)
  wait = Math.min(wait * 2, LONGEST_WAIT)
}

/** A connection that does not answer is as good as closed: after sleep the browser may not know it is gone. */
function check(): void {
  if (!socket || socket.readyState !== WebSocket.OPEN) return
  socket.send('{"type":"ping"}')
  clearTimeout(overdue)
  overdue = setTimeout(() => drop(), ANSWER_WITHIN)
}

function drop(): void {
  const old = socket
  if (!old) return
  old.onclose = old.onmessage = old.onopen = null
  old.close()
  closed()
}

function received(event: MessageEvent<string>): void {
  clearTimeout(overdue)
  const message = JSON.parse(event.data) as Received
  if (message.type === 'hello') heardVersion(message.client, message.protocol)
  const ref = 'ref' in message ? message.ref : null
  if (ref && answers.has(ref)) {
    answers.get(ref)!(message)
    answers.delete(ref)
  }
  for (const listener of listeners) listener(message)
}

function connect(): void {
  if (socket) return
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  socket = new WebSocket(`${scheme}://${location.host}/ws`)
  socket.onopen = opened
  socket.onclose = closed
  socket.onmessage = received
}

/** Try at once instead of waiting: the network is back, or the person is. */
function hurry(): void {
  if (listeners.size === 0 || document.visibilityState === 'hidden') return
  if (socket) return check()
  clearTimeout(retry)
  wait = FIRST_WAIT
  connect()
}
addEventListener('online', hurry)
addEventListener('offline', drop)
document.addEventListener('visibilitychange', hurry)

export function send(message: Message): boolean {
  if (!socket || socket.readyState !== WebSocket.OPEN) return false
  socket.send(JSON.stringify(message))
  return true
}

/** Sends and waits for what the server says to it; null when the connection went first. */
export function request(message: Message): Promise<Received | null> {
  const ref = nextRef++
  if (!send({ ...message, ref })) return Promise.resolve(null)
  return new Promise((resolve) => answers.set(ref, resolve))
}

/** Hears everything; `resume` is called on every new connection, to say again what is followed. */
export function listen(listener: Listener, resume: () => void): () => void {
  listeners.add(listener)
  resumed.add(resume)
  if (live) resume()
  else connect()
  return () => {
    listeners.delete(listener)
    resumed.delete(resume)
    if (listeners.size === 0) {
      clearTimeout(retry)
      const old = socket
      socket = null
      live = lost = false
      clearInterval(ping)
      clearTimeout(overdue)
      if (old) {
        old.onclose = old.onmessage = old.onopen = null
        old.close()
      }
    }
  }
}
