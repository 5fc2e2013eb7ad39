/** How far a turn has come, among those of its phases that are shown. */
export interface Stages {
  shown: string[]
  at: number // between two of them, where the turn is in a phase that is not shown
}

export function stages(phases: string[], now: string, isShown: (phase: string) => boolean): Stages {
  const shown = phases.filter(isShown)
  const before = phases.slice(0, Math.max(0, phases.indexOf(now))).filter(isShown).length
  return { shown, at: shown.includes(now) ? before : before - 0.5 }
}
