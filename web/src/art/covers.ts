// Four game covers, 300 x 346, drawn in SVG. Silhouettes of people and zombies: game-icons.
import { random } from './random'
import { dot } from './scenery'
const n1 = (v: number): number => +v.toFixed(1)
const use = (id: string, x: number, y: number, s: number, fill: string, o = ''): string =>
  `<use href="#i-${id}" x="${n1(x - s / 2)}" y="${n1(y - s / 2)}" width="${s}" height="${s}" fill="${fill}" ${o}/>`
const inked = (id: string, x: number, y: number, s: number, fill: string, w = 40, flip = false): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -s / 512 : s / 512} ${s / 512}) translate(-256 -256)"><use href="#i-${id}" width="512" height="512" fill="#080a07" stroke="#080a07" stroke-width="${w}" stroke-linejoin="round"/><use href="#i-${id}" width="512" height="512" fill="${fill}"/></g>`
const dots = (col: string, o: number, y0 = 400): string => {
  let d = ''
  for (let r = 0; r < 22; r++)
    for (let c = 0; c < 31; c++) d += dot(c * 10 + (r % 2) * 5, y0 - r * 9, n1((1 - r / 22) * 4.6))
  return `<path d="${d}" fill="${col}" opacity="${o}"/>`
}
const rays = (cx: number, cy: number, n: number, col: string, o: number): string => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i * 2 * Math.PI) / n,
      b = a + Math.PI / n
    d += `M${cx} ${cy}L${n1(cx + 520 * Math.cos(a))} ${n1(cy + 520 * Math.sin(a))}L${n1(cx + 520 * Math.cos(b))} ${n1(cy + 520 * Math.sin(b))}Z`
  }
  return `<path d="${d}" fill="${col}" opacity="${o}"/>`
}
type Line3 = [number, number, number]
type Line = [string, number, number]
const title = (lines: Line[], fill: string, sh: string, y: number, rot = -4): string =>
  `<g transform="translate(150 ${y}) rotate(${rot})" class="lettering">${lines.map(([t, s, dy]) => `<text y="${dy}" font-size="${s}" text-anchor="middle" fill="${sh}" stroke="#080a07" stroke-width="12" stroke-linejoin="round" transform="translate(3 4)">${t}</text><text y="${dy}" font-size="${s}" text-anchor="middle" fill="${fill}" stroke="#080a07" stroke-width="8" stroke-linejoin="round" paint-order="stroke">${t}</text>`).join('')}</g>`
type Cover = { scene: string; head: string }

function zombies(): Cover {
  const R = random('cv1')
  let b = ''
  const block = (x0: number, x1: number, y0t: number, y1t: number, y0b: number, y1b: number, col: string): string =>
    `<path d="M${x0} ${y0t}L${x1} ${y1t}V${y1b}L${x0} ${y0b}Z" fill="${col}"/>`
  const win = (x0: number, x1: number, yt0: number, yt1: number, yb0: number, yb1: number): string => {
    let s = ''
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 7; j++)
        if (R() < 0.42) {
          const u = (i + 0.3) / 4,
            u2 = (i + 0.7) / 4,
            v = (j + 0.25) / 8,
            v2 = (j + 0.65) / 8,
            L = (a: number, c: number, k: number): number => a + (c - a) * k,
            P = (k: number, m: number): number[] => [n1(L(x0, x1, k)), n1(L(L(yt0, yt1, k), L(yb0, yb1, k), m))]
          s += `<path d="M${P(u, v)}L${P(u2, v)}L${P(u2, v2)}L${P(u, v2)}Z" fill="${R() < 0.3 ? '#fff0b8' : '#f2a541'}" opacity="${n1(0.55 + R() * 0.4)}"/>`
        }
    return s
  }
  b += `<defs><linearGradient id="c1s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a0a16"/><stop offset=".5" stop-color="#a61d33"/><stop offset=".75" stop-color="#f2713f"/></linearGradient><linearGradient id="c1b" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6cf" stop-opacity=".9"/><stop offset="1" stop-color="#fff6cf" stop-opacity="0"/></linearGradient></defs><rect width="300" height="400" fill="url(#c1s)"/><circle cx="150" cy="196" r="72" fill="#ffe2a0"/><circle cx="128" cy="180" r="13" fill="#f0c479" opacity=".6"/><circle cx="172" cy="212" r="18" fill="#f0c479" opacity=".5"/>`
  b += `<g fill="#4a0f1c"><path d="M84 290V176h22v-14h18v30h16v-20h22v40h20v-26h24v22h14V290Z"/></g>`
  b +=
    block(0, 64, 70, 168, 400, 290, '#1b0b12') +
    win(0, 64, 70, 168, 400, 290) +
    block(64, 104, 150, 190, 290, 284, '#2a0e18') +
    win(64, 104, 150, 190, 290, 284)
  b +=
    block(300, 232, 96, 176, 400, 290, '#170a10') +
    win(300, 232, 96, 176, 400, 290) +
    block(232, 196, 158, 196, 290, 284, '#2a0e18') +
    win(232, 196, 158, 196, 290, 284)
  b += `<path d="M104 282H196L300 400H0Z" fill="#15100f"/><path d="M147 290h6l4 20h-14zM140 322h20l6 30h-32zM130 366h40l8 34h-56z" fill="#e0b04e" opacity=".85"/><path d="M104 282L0 400M196 282L300 400" stroke="#6a4a3a" stroke-width="3"/>`
  b +=
    `<path d="M232 166L96 350H176Z" fill="url(#c1b)" opacity=".75"/>` +
    inked('helicopter', 234, 156, 64, '#2a0e18', 0, true)
      .replace('stroke="#080a07"', 'stroke="#f2713f"')
      .replace('stroke-width="0"', 'stroke-width="14"')
  b += (
    [
      [118, 286, 34],
      [150, 284, 30],
      [180, 287, 34],
    ] as Line3[]
  )
    .map(([x, y, s]) => use('shambling-zombie', x, y, s, '#1b0b12'))
    .join('')
  b +=
    (
      [
        [96, 306, 66],
        [204, 304, 66],
      ] as Line3[]
    )
      .map(([x, y, s], i) => inked('shambling-zombie', x, y, s, '#7c9a4c', 30, i === 1))
      .join('') +
    inked('shambling-zombie', 50, 346, 104, '#9bb866', 26) +
    inked('shambling-zombie', 252, 346, 104, '#9bb866', 26, true) +
    inked('shambling-zombie', 150, 336, 128, '#cfe39a', 24)
  b += dots('#12060a', 0.45, 404)
  return { scene: b, head: title([['ZOMBIES!!!', 66, 20]], '#f6f0de', '#d7263d', 50) }
}
function zombinion(): Cover {
  const cardy = (rot: number, x: number, y: number, col: string, icon: string, fill: string, n: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${rot})"><rect x="-39" y="-55" width="78" height="110" rx="7" fill="#080a07"/><rect x="-35" y="-51" width="70" height="102" rx="4" fill="#efe8d2"/><rect x="-35" y="-36" width="70" height="56" fill="${col}"/>${inked(icon, 0, -8, 48, fill, 40)}<rect x="-35" y="20" width="70" height="9" fill="#080a07" opacity=".75"/><path d="M-26 36H26M-18 43H18" stroke="#6a6250" stroke-width="3"/><circle cx="-31" cy="-47" r="12" fill="#e0b04e" stroke="#080a07" stroke-width="3.5"/><text x="-31" y="-41" font-size="18" text-anchor="middle" class="lettering" fill="#1b1204">${n}</text></g>`
  let b =
    `<defs><radialGradient id="c2s" cx=".5" cy=".52" r=".75"><stop offset="0" stop-color="#37a0b8"/><stop offset=".55" stop-color="#17506b"/><stop offset="1" stop-color="#071821"/></radialGradient></defs><rect width="300" height="400" fill="url(#c2s)"/>` +
    rays(150, 210, 20, '#8fd3e6', 0.22) +
    dots('#04121a', 0.5, 404)
  b += `<g fill="none" stroke="#d6f3fb" opacity=".85"><circle cx="150" cy="212" r="112" stroke-width="5"/><circle cx="150" cy="212" r="74" stroke-width="2.5"/><path d="M150 84V130M150 294V340M22 212H68M232 212H278" stroke-width="6"/></g>`
  b +=
    cardy(-28, 72, 238, '#b27a22', 'bullets', '#fff6dc', 3) +
    cardy(28, 228, 238, '#6c8836', 'shambling-zombie', '#e7f2c0', 5) +
    cardy(-10, 118, 206, '#2b7d9c', 'sawed-off-shotgun', '#f2fbff', 3) +
    cardy(11, 182, 206, '#a51c30', 'claw-slashes', '#ffd9d2', 4)
  b +=
    inked('raise-zombie', 150, 322, 190, '#b9d27c', 20) +
    `<path d="M0 400V372q30-16 58-4t52 2q26-16 52-2t50-2q30-14 88 4V400Z" fill="#061016"/>`
  return { scene: b, head: title([['ZOMBINION', 66, 20]], '#f6f0de', '#2b7d9c', 48, -3) }
}
function run(): Cover {
  let b =
    `<defs><radialGradient id="c3s" cx=".62" cy=".5" r=".85"><stop offset="0" stop-color="#ffe08a"/><stop offset=".5" stop-color="#f2a541"/><stop offset="1" stop-color="#b8501e"/></radialGradient></defs><rect width="300" height="400" fill="url(#c3s)"/>` +
    rays(196, 230, 22, '#fff3c4', 0.4) +
    dots('#a8431a', 0.55, 404)
  b += `<path d="M0 336Q120 300 300 318V400H0Z" fill="#3a1a10"/><path d="M0 352Q140 322 300 336" stroke="#7a3a1e" stroke-width="4" fill="none"/>`
  b += `<g stroke="#080a07" stroke-width="4" stroke-linecap="round" opacity=".75"><path d="M112 254H150M100 276H132M122 298H146"/></g>`
  b +=
    (
      [
        [40, 290, 84],
        [92, 282, 76],
        [20, 300, 70],
      ] as Line3[]
    )
      .map(([x, y, s]) => use('shambling-zombie', x, y, s, '#5a2a14'))
      .join('') +
    inked('shambling-zombie', 64, 312, 118, '#9ec06a', 24) +
    inked('sprint', 204, 254, 172, '#f6f0de', 24)
  b += `<g transform="translate(-150 64) rotate(-8 228 168)"><path d="M228 128l10 14 17-6-4 17 16 8-14 10 8 15-18-1-2 18-13-12-13 12-2-18-18 1 8-15-14-10 16-8-4-17 17 6z" fill="#f6f0de" stroke="#080a07" stroke-width="5" stroke-linejoin="round"/><text x="228" y="175" class="lettering" font-size="23" text-anchor="middle" fill="#b3162c">GO!</text></g>`
  return {
    scene: b,
    head: title(
      [
        ['ZOMBIE!', 70, 20],
        ['Run for your lives!', 31, 54],
      ],
      '#f6f0de',
      '#d7263d',
      50,
    ),
  }
}
function offdead(): Cover {
  let b = `<defs><radialGradient id="c4g" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="#d9ff9e"/><stop offset=".3" stop-color="#7fbf4a"/><stop offset="1" stop-color="#0c1a12"/></radialGradient><linearGradient id="c4b" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fffbe0" stop-opacity=".9"/><stop offset="1" stop-color="#eaffb8" stop-opacity=".12"/></linearGradient></defs><rect width="300" height="400" fill="#0c1512"/>`
  b += `<path d="M0 60L104 160V286L0 400Z" fill="#16261f"/><path d="M300 60L196 160V286L300 400Z" fill="#13211b"/><path d="M0 60H300L196 160H104Z" fill="#0f1b16"/><path d="M0 400L104 286H196L300 400Z" fill="#1c2b22"/><rect x="104" y="160" width="92" height="126" fill="url(#c4g)"/>`
  for (const k of [0.28, 0.52, 0.74]) {
    const x = 104 * k,
      y = 60 + 100 * k,
      y2 = 400 - 114 * k
    b += `<path d="M${n1(x)} ${n1(y)}V${n1(y2)}M${n1(300 - x)} ${n1(y)}V${n1(y2)}M${n1(x)} ${n1(y)}H${n1(300 - x)}M${n1(x)} ${n1(y2)}H${n1(300 - x)}" stroke="#080f0b" stroke-width="${n1(5 * (1.2 - k))}" fill="none"/>`
  }
  b += `<path d="M18 150L50 172V282L18 306Z" fill="#0a120e" stroke="#2e4a3a" stroke-width="2"/><path d="M282 150L250 172V282L282 306Z" fill="#0a120e" stroke="#2e4a3a" stroke-width="2"/>`
  b +=
    (
      [
        [128, 252, 60],
        [172, 254, 60],
      ] as Line3[]
    )
      .map(([x, y, s]) => use('shambling-zombie', x, y, s, '#101f14'))
      .join('') + use('shambling-zombie', 150, 246, 84, '#0a140d')
  b +=
    `<path d="M150 420L54 160H246Z" fill="url(#c4b)" opacity=".42"/>` +
    inked('shambling-zombie', 66, 272, 96, '#8fb35c', 26) +
    inked('shambling-zombie', 236, 272, 96, '#8fb35c', 26, true)
  b +=
    inked('flashlight', 106, 356, 92, '#e8c15a', 26) +
    inked('fire-axe', 206, 344, 110, '#e8e4d4', 24, true) +
    dots('#050a07', 0.5, 404)
  return {
    scene: b,
    head: title(
      [
        ['OFF THE', 36, 0],
        ['DEAD', 72, 56],
      ],
      '#f6f0de',
      '#5f9e2f',
      42,
      -3,
    ),
  }
}

function plain(): Cover {
  return {
    scene: `<rect width="300" height="400" fill="#1c2a22"/>${rays(150, 210, 20, '#9be564', 0.12)}${dots('#050a07', 0.5)}${inked('shambling-zombie', 150, 250, 170, '#cfe39a', 24)}`,
    head: '',
  }
}

const DRAWN: Record<string, () => Cover> = { zombies, zombinion, run, off_the_dead: offdead }
const drawn = new Map<string, Cover>()

function cover(game: string): Cover {
  let c = drawn.get(game)
  if (!c) drawn.set(game, (c = (DRAWN[game] ?? plain)()))
  return c
}

/** The cover of a game with its title. */
export function coverArt(game: string): string {
  const { scene, head } = cover(game)
  return `<svg viewBox="0 0 300 346" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g transform="translate(0 -54)">${scene}</g>${head}</svg>`
}

/** The middle of a cover, for lists. */
export function coverThumb(game: string): string {
  return `<svg viewBox="20 130 260 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g transform="translate(0 -54)">${cover(game).scene}</g></svg>`
}
