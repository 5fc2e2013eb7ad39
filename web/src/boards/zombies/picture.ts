/**
 * A drawing as an image of its own: for the page it is one element, however much is drawn in it.
 * Ninety tiles of some hundred strokes each would be looked at with every update otherwise.
 */
import { iconSymbol } from '../../lib/icons'
import type { Box } from './city'

const REFERENCE = /(?:url\(|href=")#([\w-]+)/g
const ICON = 'i-'
const nameOf = (definition: string): string => / id="([\w-]+)"/.exec(definition)![1]!

/** Makes images out of drawings; each brings along what it uses of these definitions, and its icons. */
export function pictures(definitions: string[]): (drawing: string, box: Box) => string {
  const known = new Map(definitions.map((definition) => [nameOf(definition), definition]))
  const find = (name: string): string =>
    name.startsWith(ICON) ? iconSymbol(name.slice(ICON.length)) : (known.get(name) ?? '')
  return (drawing, { x, y, w, h }) => {
    const used = new Set([...drawing.matchAll(REFERENCE)].map(([, name]) => name!))
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}"><defs>${[...used].map(find).join('')}</defs>${drawing}</svg>`
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }
}
