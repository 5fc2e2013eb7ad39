/** Icons are drawn once, in a hidden sprite; each part of the app registers those it uses. */
import { sharedDefs } from '../art/scenery'

const drawn = new Map<string, string>() // what is drawn, by name
let sprite: SVGSVGElement | null = null

function theSprite(): SVGSVGElement {
  if (sprite) return sprite
  sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sprite.setAttribute('width', '0')
  sprite.setAttribute('height', '0')
  sprite.setAttribute('class', 'sprite')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.innerHTML = `<defs>${sharedDefs()}</defs>`
  document.body.prepend(sprite)
  return sprite
}

export function registerIcons(icons: Record<string, string>): void {
  let symbols = ''
  for (const [name, body] of Object.entries(icons)) {
    if (drawn.has(name)) continue
    drawn.set(name, `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`)
    symbols += drawn.get(name)!
  }
  if (symbols) theSprite().insertAdjacentHTML('beforeend', symbols)
}

/** For pictures outside of the page, which cannot use its sprite. */
export const iconSymbol = (name: string): string => drawn.get(name) ?? ''
