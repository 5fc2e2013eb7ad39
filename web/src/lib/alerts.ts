/** It is my turn: told by the title, and to who looks elsewhere by a sound and, where allowed, a notification. */
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

const NOTES = [
  [0, 392],
  [0.13, 523],
] as const
let audio: AudioContext | null = null

/** Nobody looks at this page: another tab or another window is in front. */
const elsewhere = (): boolean => document.hidden || !document.hasFocus()

/** Two short notes, made on the spot. */
function chime(): void {
  if (!settings.sound || !settings.volume) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume() // made before the first click on the page
    for (const [at, pitch] of NOTES) play(audio, audio.currentTime + at, pitch)
  } catch {
    // No sound is no reason to stop.
  }
}

function play(context: AudioContext, at: number, pitch: number): void {
  const note = context.createOscillator()
  const volume = context.createGain()
  note.type = 'triangle'
  note.frequency.value = pitch
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.24 * settings.volume, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28)
  note.connect(volume).connect(context.destination)
  note.start(at)
  note.stop(at + 0.3)
}

export function setTitle(mine: boolean, where: string): void {
  document.title = mine ? `● ${t('your-turn')} · ${where}` : `${where} · Orda`
}

/** On the icon of the installed app: how many tables wait for me. */
export function badge(count: number): void {
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  done?.catch(() => undefined) // a page that is not installed has no icon
}

/** Notifications of one table replace each other, also those that came by push: `sw.ts` gives them the same tag. */
export const tagOf = (table: string): string => `orda-${table}`

async function notify(table: string, where: string, words: string): Promise<void> {
  if (!settings.notifications || !('Notification' in window) || Notification.permission !== 'granted') return
  const title = `${t('your-turn')} · ${where}`
  const more = { body: words, icon: '/icon-192.png', badge: '/badge-96.png', tag: tagOf(table), data: { table } }
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) await worker.showNotification(title, more)
    else showHere(title, more)
  } catch {
    // Some phones have notifications only for pages with a service worker.
  }
}

function showHere(title: string, more: NotificationOptions): void {
  const note = new Notification(title, more)
  note.onclick = () => {
    focus()
    note.close()
  }
}

/** Calls back who has gone to look at something else; whether somebody had to be called. */
export function callBack(table: string, where: string, words: string): boolean {
  if (!elsewhere()) return false
  chime()
  void notify(table, where, words)
  return true
}

/** Whoever looks at a table need not be told any more that it waits. */
export async function forgetCalls(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const note of (await worker?.getNotifications({ tag: tagOf(table) })) ?? []) note.close()
}

/** The screen stays on while it is my turn; the browser ends that by itself when the page is hidden. */
export function stayAwake(on: boolean): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = on
  const take = async (): Promise<void> => {
    if (!wanted || document.hidden || (lock && !lock.released)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (!wanted) await lock.release()
    } catch {
      // An empty battery, or a browser that has no such thing.
    }
  }
  if (on && 'wakeLock' in navigator) {
    void take()
    document.addEventListener('visibilitychange', take)
  }
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', take)
    void lock?.release()
  }
}
