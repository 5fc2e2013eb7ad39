/** Places that are lit up because somebody points at what happened there. */
let places: string[] = $state.raw([])

export const light = {
  get places() {
    return places
  },
}

export function lightUp(which: string[]): void {
  places = which
}

/** For a line or a chip: pointing at it, or reaching it by keys, lights up where it happened. */
export function lights(element: HTMLElement, placesOf: () => string[]) {
  let find = placesOf
  const on = (): void => lightUp(find())
  const off = (): void => lightUp([])
  const ON = ['pointerenter', 'focusin', 'click']
  const OFF = ['pointerleave', 'focusout']
  for (const name of ON) element.addEventListener(name, on)
  for (const name of OFF) element.addEventListener(name, off)
  return {
    update: (next: () => string[]) => (find = next),
    destroy: () => {
      for (const name of ON) element.removeEventListener(name, on)
      for (const name of OFF) element.removeEventListener(name, off)
      off()
    },
  }
}
