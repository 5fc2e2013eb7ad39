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
export function chime(): void {
  if (!settings.sound) return
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
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28)
  note.connect(volume).connect(context.destination)
  note.start(at)
  note.stop(at + 0.3)
}

export function setTitle(mine: boolean, where: string): void {
  document.title = mine ? `● ${t('your-turn')} · ${where}` : `${where} · Orda`
}

function notify(where: string, words: string): void {
  if (!settings.notifications || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const note = new Notification(`${t('your-turn')} · ${where}`, { body: words, icon: '/icon.svg', tag: 'orda-turn' })
    note.onclick = () => {
      focus()
      note.close()
    }
  } catch {
    // Some phones have notifications only for pages with a service worker.
  }
}

/** Calls back who has gone to look at something else. */
export function callBack(where: string, words: string): void {
  if (!elsewhere()) return
  chime()
  notify(where, words)
}
