/** What a person likes, kept in this browser. */
import type { Pace } from './playback'

export type Language = 'it' | 'en'
export const LANGUAGES: Language[] = ['en', 'it']

interface Settings {
  language: Language
  motion: 'full' | 'quick' | 'off'
  pace: Pace // how long what happens is shown
  sound: boolean
  volume: number // from 0 to 1
  vibration: boolean
  notifications: boolean
  palette: 'night' | 'safe'
}

const KEY = 'orda-settings'

function browserLanguage(): Language {
  for (const language of navigator.languages ?? [navigator.language]) {
    if (language.toLowerCase().startsWith('it')) return 'it'
    if (language.toLowerCase().startsWith('en')) return 'en'
  }
  return 'en'
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches

export const settings: Settings = $state({
  language: browserLanguage(),
  motion: quiet ? 'off' : 'full',
  pace: 'normal',
  sound: true,
  volume: 0.5,
  vibration: true,
  notifications: false,
  palette: 'night',
  ...stored(),
})

/** Keeps every change, and shows palette and motion to the style sheets. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.lang = settings.language
    document.documentElement.dataset.palette = settings.palette
    document.documentElement.dataset.motion = settings.motion
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
}
