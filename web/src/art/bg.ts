import { random } from './random'

interface Row {
  seed: string
  base: number
  height: number
  colour: string
  lit: number
  narrow: number
  spread: number
}

/** One row of buildings, from left to right, with a few lit windows. */
function buildings(row: Row, width: number, bottom: number): string {
  const r = random(row.seed)
  const out: string[] = []
  let x = -20
  while (x < width + 20) {
    const w = row.narrow + r() * row.spread
    const h = row.height * (0.4 + r() * 0.6)
    const y = row.base - h
    out.push(
      `<rect x="${x | 0}" y="${y | 0}" width="${(w + 1) | 0}" height="${(bottom - y) | 0}" fill="${row.colour}"/>`,
    )
    if (r() < 0.4)
      out.push(
        `<rect x="${(x + w * 0.3) | 0}" y="${(y - 14) | 0}" width="${(w * 0.25) | 0}" height="15" fill="${row.colour}"/>`,
      )
    for (let a = 8; a < w - 10; a += 13)
      for (let b = 12; b < Math.min(h, 110); b += 19)
        if (r() < row.lit)
          out.push(
            `<rect x="${(x + a) | 0}" y="${(y + b) | 0}" width="5" height="8" fill="#f2c15f" opacity="${(0.12 + r() * 0.3).toFixed(2)}"/>`,
          )
    x += w + (r() < 0.2 ? 8 : 0)
  }
  return out.join('')
}

const DEFS = `<defs>
<linearGradient id="bgs" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e1512"/><stop offset=".45" stop-color="#1c2a22"/><stop offset="1" stop-color="#12140f"/></linearGradient>
<radialGradient id="bgm"><stop offset="0" stop-color="#cfe0a0" stop-opacity=".55"/><stop offset=".25" stop-color="#a9c777" stop-opacity=".18"/><stop offset="1" stop-color="#9be564" stop-opacity="0"/></radialGradient>
<linearGradient id="bgf" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#12140f" stop-opacity="0"/><stop offset="1" stop-color="#12140f" stop-opacity=".96"/></linearGradient>
<pattern id="bgd" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="4" cy="4" r="1.25" fill="#000" opacity=".35"/></pattern>
</defs>`

/** The night city behind every page: two rows of buildings, a moon, fog. */
export function nightCity(moonAt: number, lit: boolean): string {
  const w = 1440
  const h = 900
  const far = buildings(
    { seed: 'r1', base: h * 0.5, height: h * 0.42, colour: '#1b2820', lit: lit ? 0.1 : 0, narrow: 40, spread: 60 },
    w,
    h,
  )
  const near = buildings(
    { seed: 'r2', base: h * 0.62, height: h * 0.4, colour: '#151e18', lit: lit ? 0.08 : 0, narrow: 50, spread: 80 },
    w,
    h,
  )
  return `${DEFS}<rect width="${w}" height="${h}" fill="url(#bgs)"/><circle cx="${w * moonAt}" cy="${h * 0.2}" r="${h * 0.5}" fill="url(#bgm)"/>${far}${near}<rect y="${h * 0.3}" width="${w}" height="${h * 0.7}" fill="url(#bgf)"/><rect width="${w}" height="${h}" fill="url(#bgd)"/>`
}
