/** It is my turn: told by the title, a sound and, where allowed, a notification of the browser. */
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

let audio: AudioContext | null = null

/** Two short notes, made on the spot. */
export function chime(): void {
  if (!settings.sound) return
  try {
    audio ??= new AudioContext()
    const now = audio.currentTime
    for (const [at, pitch] of [
      [0, 392],
      [0.13, 523],
    ] as const) {
      const note = audio.createOscillator()
      const volume = audio.createGain()
      note.type = 'triangle'
      note.frequency.value = pitch
      volume.gain.setValueAtTime(0.0001, now + at)
      volume.gain.exponentialRampToValueAtTime(0.12, now + at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.28)
      note.connect(volume).connect(audio.destination)
      note.start(now + at)
      note.stop(now + at + 0.3)
    }
  } catch {
    // No sound is no reason to stop.
  }
}

export function setTitle(mine: boolean, where: string): void {
  document.title = mine ? `● ${t('your-turn')} · ${where}` : `${where} · Orda`
}

export function notify(where: string, words: string): void {
  if (!settings.notifications || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const note = new Notification(`${t('your-turn')} · ${where}`, { body: words, icon: '/icon.svg', tag: 'orda-turn' })
  note.onclick = () => {
    focus()
    note.close()
  }
}
