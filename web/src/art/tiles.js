import { random } from './random'

// Draws Zombies!!! tiles from their data (layout, doors, exits). One square = 60 units, one tile = 180.
// Pure functions that return SVG text: they run in a browser and in Node.
const S = 60,
  T = 180,
  SIDES = ['N', 'E', 'S', 'W'],
  STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

function rotate(tile, q) {
  // quarter turns clockwise: (c, r) -> (2 - r, c)
  let g = tile.layout.map((s) => [...s]),
    doors = tile.doors.map((d) => ({ ...d })),
    ex = [...tile.exits],
    duct = tile.duct
  for (let i = 0; i < (q & 3); i++) {
    const n = [[], [], []]
    for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) n[c][2 - r] = g[r][c]
    g = n
    const turn = (s) => SIDES[(SIDES.indexOf(s) + 1) % 4]
    doors = doors.map((d) => ({ col: 2 - d.row, row: d.col, side: turn(d.side) }))
    ex = ex.map(turn)
    if (duct) duct = { col: 2 - duct.row, row: duct.col }
  }
  return { ...tile, g, doors, ex, duct }
}
const f = (n) => +n.toFixed(1)
const rect = (x, y, w, h, fill, o = '') =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${o}/>`
const circ = (x, y, r, fill, o = '') => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${o}/>`
const line = (x1, y1, x2, y2, st, w, o = '') =>
  `<path d="M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}" stroke="${st}" stroke-width="${w}" fill="none" ${o}/>`

// Shared patterns and gradients: once per document.
export function tileDefs() {
  const R = random('defs'),
    dots = (n, w, a, b, col) => {
      let s = ''
      for (let i = 0; i < n; i++) s += circ(R() * w, R() * w, a + R() * b, col(R()))
      return s
    }
  const pat = (id, w, body) =>
    `<pattern id="${id}" width="${w}" height="${w}" patternUnits="userSpaceOnUse">${body}</pattern>`
  return `
  ${pat('t-asphalt', 90, rect(0, 0, 90, 90, '#3a3e42') + dots(95, 90, 0.35, 0.7, (v) => (v < 0.5 ? '#484d52' : '#2d3134')))}
  ${pat('t-walk', 20, rect(0, 0, 20, 20, '#6d6b61') + '<path d="M0 0H20M0 10H20M10 0V10M0 10V20" stroke="#57564d" stroke-width=".9"/>' + dots(9, 20, 0.3, 0.5, () => '#7c7a6e'))}
  ${pat(
    't-gravel',
    40,
    dots(60, 40, 0.3, 0.7, (v) => (v < 0.5 ? 'rgba(255,255,255,.08)' : 'rgba(0,0,0,.2)')),
  )}
  ${pat(
    't-grass',
    36,
    rect(0, 0, 36, 36, '#2c4025') +
      (() => {
        let s = ''
        for (let i = 0; i < 34; i++) {
          const x = R() * 36,
            y = R() * 36
          s += line(x, y, x + 1.5 - R() * 3, y - 3, R() < 0.5 ? '#3c5730' : '#22331d', 1)
        }
        return s
      })(),
  )}
  ${pat(
    't-forest',
    36,
    rect(0, 0, 36, 36, '#1f3020') +
      (() => {
        let s = ''
        for (let i = 0; i < 30; i++) {
          const x = R() * 36,
            y = R() * 36
          s += line(x, y, x + 2 - R() * 4, y - 2.5, R() < 0.5 ? '#2b442b' : '#182618', 1.1)
        }
        return s
      })(),
  )}
  ${pat('t-water', 40, rect(0, 0, 40, 40, '#173a4a') + '<path d="M0 8q5-4 10 0t10 0 10 0 10 0M0 24q5-4 10 0t10 0 10 0 10 0" stroke="#2d6478" stroke-width="1.6" fill="none"/><path d="M4 32q4-3 8 0" stroke="#5aa0b0" stroke-width="1" fill="none"/>')}
  ${pat('t-check', 20, rect(0, 0, 20, 20, '#8f948c') + rect(0, 0, 10, 10, '#848a83') + rect(10, 10, 10, 10, '#848a83'))}
  ${pat('t-wood', 30, rect(0, 0, 30, 30, '#8a6a4a') + '<path d="M0 0H30M0 7.5H30M0 15H30M0 22.5H30M8 0V7.5M20 7.5V15M5 15V22.5M24 22.5V30" stroke="#6d5238" stroke-width="1"/>')}
  ${pat('t-concrete', 60, rect(0, 0, 60, 60, '#7d7d74') + dots(50, 60, 0.4, 0.8, (v) => (v < 0.5 ? '#8a8a81' : '#717168')) + '<path d="M0 0H60M0 0V60" stroke="#66665e" stroke-width="1"/>')}
  ${pat('t-carpet', 8, rect(0, 0, 8, 8, '#6e5560') + circ(2, 2, 1, '#7a6069') + circ(6, 6, 1, '#654d57'))}
  ${pat('t-mall', 30, rect(0, 0, 30, 30, '#5c5f66') + rect(1, 1, 13, 13, '#676a72') + rect(16, 16, 13, 13, '#676a72') + '<path d="M0 15H30M15 0V30" stroke="#50535a" stroke-width=".8"/>')}
  ${pat('t-rock', 40, rect(0, 0, 40, 40, '#3b3a36') + '<path d="M2 10l9-6 8 7-4 9-9 1zM22 20l8-5 8 6-3 10-9 1z" fill="#4a4944" stroke="#2b2a27"/>')}
  ${pat('t-plaza', 24, rect(0, 0, 24, 24, '#77705f') + '<path d="M0 12H24M12 0V12M0 0H24M6 12V24M18 12V24" stroke="#625c4d" stroke-width="1"/>')}
  <radialGradient id="t-lamp"><stop offset="0" stop-color="#ffdf9e" stop-opacity=".75"/><stop offset=".35" stop-color="#f2a541" stop-opacity=".28"/><stop offset="1" stop-color="#f2a541" stop-opacity="0"/></radialGradient>
  <radialGradient id="t-door"><stop offset="0" stop-color="#ffe6b0" stop-opacity=".85"/><stop offset="1" stop-color="#f2a541" stop-opacity="0"/></radialGradient>
  <linearGradient id="t-shN" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>
  <linearGradient id="t-shW"><stop offset="0" stop-color="#000" stop-opacity=".4"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>`
}

// Look of each named building: floor, wall colour, sign colour, furniture kind.
const LOOK = {
  hospital: ['t-check', '#c9c7ba', '#ff7f88', 'bed'],
  police: ['t-concrete', '#7d92b5', '#8fb8ff', 'desk'],
  fire: ['t-concrete', '#b5483c', '#ff9a7a', 'truck'],
  lawn: ['t-concrete', '#6f8a55', '#b6e07f', 'plant'],
  sporting: ['t-wood', '#a8743a', '#ffc163', 'shelf'],
  drug: ['t-check', '#7fae9f', '#9fe8d0', 'shelf'],
  army: ['t-concrete', '#6e7350', '#cfd08a', 'crate'],
  gas: ['t-check', '#b08a3a', '#ffd060', 'counter'],
  skate: ['t-carpet', '#8b6bb0', '#d5b2ff', 'shelf'],
  florist: ['t-wood', '#a35f77', '#ffb0cf', 'plant'],
  hardware: ['t-concrete', '#9a6b45', '#f3b98a', 'crate'],
  toy: ['t-carpet', '#b0713f', '#ffd28a', 'shelf'],
  lab: ['t-check', '#87a0a0', '#a8ffe2', 'desk'],
  motor: ['t-concrete', '#6e7350', '#cfd08a', 'truck'],
  armory: ['t-concrete', '#6e7350', '#cfd08a', 'crate'],
  mess: ['t-check', '#6e7350', '#cfd08a', 'counter'],
  barracks: ['t-wood', '#6e7350', '#cfd08a', 'bed'],
  pet: ['t-check', '#5f9a8a', '#9fe8d0', 'crate'],
  lingerie: ['t-carpet', '#b0607f', '#ffb0cf', 'shelf'],
  outfitter: ['t-wood', '#7a8a4a', '#d5e08a', 'shelf'],
  music: ['t-carpet', '#6b6fb8', '#c3c6ff', 'counter'],
  appliance: ['t-concrete', '#8a95a0', '#d3e2f0', 'crate'],
  department: ['t-check', '#a08a5a', '#f3d99a', 'shelf'],
  food: ['t-check', '#b5623c', '#ffb58a', 'counter'],
  consignment: ['t-wood', '#8a6a8a', '#e6c2e6', 'crate'],
  costume: ['t-carpet', '#a34a4a', '#ffb0a3', 'shelf'],
  game_store: ['t-carpet', '#4a8aa3', '#a5e0f5', 'shelf'],
  cabin: ['t-wood', '#6b4a2c', '#e8c9a0', 'bed'],
  boathouse: ['t-wood', '#6b4a2c', '#e8c9a0', 'crate'],
  burnt: ['t-rock', '#3a2c22', '#e8c9a0', 'crate'],
  shed: ['t-wood', '#6b4a2c', '#e8c9a0', 'crate'],
  ranger: ['t-wood', '#5d6b3a', '#e8c9a0', 'desk'],
  outhouse: ['t-wood', '#6b4a2c', '#e8c9a0', ''],
  cave: ['t-rock', '#2f2e2b', '#e8c9a0', ''],
}
const look = (t) => {
  const k = Object.keys(LOOK).find((k) => t.id.includes('_' + k))
  return LOOK[k] || ['t-carpet', '#8d7f6a', '#f0d9b0', 'shelf']
}

function furniture(kind, x, y, side, R) {
  // pushed against one wall so the middle of the square stays free for pieces
  const ink = 'stroke="#1a1712" stroke-width="1"',
    g = (dx, dy, body) => {
      const rot = { N: 0, E: 90, S: 180, W: 270 }[side]
      return `<g transform="translate(${x + 30} ${y + 30}) rotate(${rot}) translate(-30 -30)" opacity=".92">${body}</g>`
    }
  if (kind === 'bed')
    return g(
      0,
      0,
      rect(9, 9, 15, 25, '#d9d6c8', ink + ' rx="2"') +
        rect(11, 11, 11, 7, '#f4f1e6', 'rx="1.5"') +
        rect(9, 22, 15, 12, '#7fa3a8', ink) +
        rect(38, 9, 10, 9, '#9a9788', ink),
    )
  if (kind === 'desk')
    return g(
      0,
      0,
      rect(10, 10, 26, 12, '#6d563d', ink) +
        rect(15, 12, 8, 5, '#1d2a30') +
        rect(26, 13, 6, 5, '#e6dfc8') +
        circ(23, 27, 4, '#3a3f44', ink) +
        rect(43, 9, 9, 13, '#59615a', ink),
    )
  if (kind === 'shelf')
    return g(
      0,
      0,
      rect(9, 8, 42, 9, '#5e4c3a', ink) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            rect(
              11 + i * 6.6,
              9.5,
              5,
              6,
              ['#b5564a', '#d0a24a', '#5f8f8a', '#cfc9b4', '#7a6aa0', '#8aa05a'][Math.floor(R() * 6)],
            ),
          )
          .join(''),
    )
  if (kind === 'crate')
    return g(
      0,
      0,
      rect(9, 9, 14, 14, '#7a5d3a', ink) +
        line(9, 9, 23, 23, '#513c24', 1.4) +
        line(23, 9, 9, 23, '#513c24', 1.4) +
        rect(26, 9, 11, 11, '#68704a', ink) +
        line(26, 14, 37, 14, '#454b30', 1.2),
    )
  if (kind === 'plant')
    return g(
      0,
      0,
      [13, 26, 40]
        .map(
          (px) =>
            circ(px, 14, 6.5, '#2f4a25', ink) +
            circ(px - 1.5, 12.5, 3.6, '#5c8a3c') +
            circ(px + 2, 15.5, 2, R() < 0.5 ? '#e08aa5' : '#e6c65c'),
        )
        .join(''),
    )
  if (kind === 'counter')
    return g(
      0,
      0,
      `<path d="M9 9H46V16H16V30H9Z" fill="#7d6a55" ${ink}/>` +
        rect(20, 10, 7, 5, '#1d2a30') +
        circ(38, 25, 3.5, '#3a3f44', ink),
    )
  if (kind === 'truck')
    return g(
      0,
      0,
      rect(9, 9, 17, 32, '#9b3128', ink + ' rx="2"') +
        rect(11, 12, 13, 6, '#9fc1c9') +
        line(13, 22, 13, 38, '#d9d6c8', 1.4) +
        line(22, 22, 22, 38, '#d9d6c8', 1.4),
    )
  return ''
}
function tree(x, y, r, R) {
  const c = R() < 0.5 ? ['#182a17', '#27451f', '#3b6129', '#54803a'] : ['#1a2a1d', '#25432b', '#35603a', '#4a7a4c']
  return (
    circ(x + 2.5, y + 3.5, r, 'rgba(0,0,0,.45)') +
    circ(x, y, r, c[0]) +
    circ(x - r * 0.08, y - r * 0.1, r * 0.84, c[1]) +
    circ(x - r * 0.2, y - r * 0.22, r * 0.56, c[2]) +
    circ(x - r * 0.3, y - r * 0.34, r * 0.26, c[3])
  )
}
function car(x, y, rot, col, R) {
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${rot})">` +
    rect(-8, -15, 18, 33, 'rgba(0,0,0,.4)', 'rx="5"') +
    rect(-9, -17, 18, 34, col, 'rx="5" stroke="#111" stroke-width="1.2"') +
    rect(-7, -9, 14, 7, '#1b2a33', 'rx="2"') +
    rect(-7, 7, 14, 5, '#1b2a33', 'rx="2"') +
    rect(-6.5, -1, 13, 7, 'rgba(255,255,255,.14)', 'rx="1.5"') +
    rect(-7, -17, 4, 2, '#fff2b8') +
    rect(3, -17, 4, 2, '#fff2b8') +
    '</g>'
  )
}
function roof(x, y, w, h, R, sign) {
  // an anonymous building seen from above
  const base = ['#4d3a33', '#3a444d', '#454239', '#3d4a43', '#53443a', '#433d4d'][Math.floor(R() * 6)]
  let s =
    rect(x + 4, y + 5, w, h, 'rgba(0,0,0,.55)') +
    rect(x, y, w, h, base, 'stroke="#0e0f0c" stroke-width="1.6"') +
    rect(x, y, w, h, 'url(#t-gravel)') +
    rect(x + 2.2, y + 2.2, w - 4.4, h - 4.4, 'none', 'stroke="rgba(255,244,214,.28)" stroke-width="3"') +
    rect(x + 4, y + 4, w - 8, 7, 'url(#t-shN)') +
    rect(x + 4, y + 4, 6, h - 8, 'url(#t-shW)')
  const long = Math.max(w, h),
    n = long > 100 ? 4 : 2
  for (let i = 0; i < n; i++) {
    const k = R(),
      horiz = w >= h,
      span = (horiz ? w : h) - 16,
      px = horiz ? x + 8 + ((i + 0.5) * span) / n : x + w / 2,
      py = horiz ? y + h / 2 : y + 8 + ((i + 0.5) * span) / n
    const jx = px + (R() - 0.5) * 6 * (horiz ? 1 : 2),
      jy = py + (R() - 0.5) * 6
    if (sign && (n === 2 ? true : i > 0 && i < n - 1)) continue
    if (k < 0.3)
      s +=
        rect(jx - 8 + 2, jy - 6 + 2, 16, 12, 'rgba(0,0,0,.5)') +
        rect(jx - 8, jy - 6, 16, 12, '#8c8f88', 'stroke="#23241f" stroke-width="1"') +
        circ(jx - 2.5, jy, 4, '#4f534d') +
        line(jx - 6, jy, jx + 1, jy, '#23241f', 0.8) +
        line(jx - 2.5, jy - 4, jx - 2.5, jy + 4, '#23241f', 0.8)
    else if (k < 0.5)
      s +=
        rect(jx - 9, jy - 7, 18, 14, '#2a2f2d', 'stroke="#14150f" stroke-width="1"') +
        rect(jx - 7, jy - 5, 6.4, 10, R() < 0.55 ? '#e9b45a' : '#50656b') +
        rect(jx + 0.6, jy - 5, 6.4, 10, R() < 0.4 ? '#c98f3c' : '#47595f')
    else if (k < 0.68)
      s +=
        circ(jx + 2.5, jy + 3, 8.5, 'rgba(0,0,0,.5)') +
        circ(jx, jy, 8.5, '#6a5138', 'stroke="#1d1710" stroke-width="1.2"') +
        circ(jx, jy, 5.5, '#7d6144') +
        circ(jx - 1, jy - 1, 2, '#94754f')
    else if (k < 0.85)
      s +=
        rect(jx - 6, jy - 5, 12, 10, '#5a5c54', 'stroke="#1e1f1a" stroke-width="1"') +
        line(jx - 6, jy - 5, jx + 6, jy + 5, '#3c3e38', 1.2) +
        circ(jx + 11, jy - 2, 2.6, '#7b7e75', 'stroke="#23241f"')
    else
      s +=
        circ(jx - 5, jy, 3, '#75786f', 'stroke="#23241f"') +
        circ(jx + 4, jy + 2, 2.4, '#75786f', 'stroke="#23241f"') +
        line(jx - 12, jy - 6, jx + 12, jy - 6, '#23241f', 1)
  }
  if (sign) {
    const v = h > w
    s += `<g transform="translate(${x + w / 2} ${y + h / 2})${v ? ' rotate(-90)' : ''}"><text y="4.6" text-anchor="middle" class="roofsign">${sign}</text></g>`
  }
  return s
}
function blockedRects(g) {
  // cut the x squares into few rectangles, biggest first
  const left = new Set(),
    out = []
  for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) if (g[r][c] === 'x') left.add(r * 3 + c)
  while (left.size) {
    let best = null
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++)
        for (let h = 1; r + h <= 3; h++)
          for (let w = 1; c + w <= 3; w++) {
            let ok = true
            for (let a = r; a < r + h; a++) for (let b = c; b < c + w; b++) ok = ok && left.has(a * 3 + b)
            if (ok && (!best || w * h > best.w * best.h)) best = { r, c, w, h }
          }
    for (let a = best.r; a < best.r + best.h; a++) for (let b = best.c; b < best.c + best.w; b++) left.delete(a * 3 + b)
    out.push(best)
  }
  return out
}

export function drawTile(tile, q = 0, opt = {}) {
  const t = rotate(tile, q),
    { g } = t,
    R = random(tile.id + '/' + (opt.seed ?? 0)),
    woods = t.zone === 'woods' && !t.id.includes('bridge'),
    mall = t.zone === 'mall',
    army = t.zone === 'army'
  const at = (c, r) => (c < 0 || r < 0 || c > 2 || r > 2 ? null : g[r][c]),
    road = (m) => m === 'R' || m === 'E',
    inside = (m) => m === 'B'
  const exitAt = (c, r, s) =>
    t.ex.includes(s) &&
    ((s === 'N' && r === 0 && c === 1) ||
      (s === 'S' && r === 2 && c === 1) ||
      (s === 'W' && c === 0 && r === 1) ||
      (s === 'E' && c === 2 && r === 1))
  const pad = t.id.includes('helipad'),
    square = t.id.includes('town_square')
  let ground = '',
    lots = '',
    marks = '',
    build = '',
    light = '',
    top = ''

  // 1 ground
  ground += rect(0, 0, T, T, woods ? 'url(#t-grass)' : mall ? '#2a2c31' : 'url(#t-walk)')
  if (army) ground += rect(0, 0, T, T, 'rgba(60,72,36,.35)')
  // 2 blocked squares: roofs, lawns, parking, water, rock
  if (!woods)
    for (const b of blockedRects(g)) {
      const near = (s) => {
        const [dx, dy] = STEP[s]
        for (let a = b.r; a < b.r + b.h; a++)
          for (let k = b.c; k < b.c + b.w; k++) if (road(at(k + dx, a + dy))) return true
        return false
      }
      const m = (s) =>
        near(s) ? 11 : { N: b.r === 0, S: b.r + b.h === 3, W: b.c === 0, E: b.c + b.w === 3 }[s] ? 3 : 0
      const x = b.c * S + m('W'),
        y = b.r * S + m('N'),
        w = b.w * S - m('W') - m('E'),
        h = b.h * S - m('N') - m('S'),
        k = R(),
        big = b.w * b.h > 1
      if (square)
        lots +=
          rect(x, y, w, h, 'url(#t-grass)', 'rx="8" stroke="#83806f" stroke-width="2"') +
          tree(x + w * 0.36, y + h * 0.4, 11, R) +
          tree(x + w * 0.72, y + h * 0.68, 8, R) +
          rect(x + w * 0.62, y + h * 0.12, 12, 4, '#6d4f30', 'stroke="#1d1710"')
      else if (mall)
        lots +=
          rect(b.c * S, b.r * S, b.w * S, b.h * S, '#24262b') +
          rect(b.c * S + 4, b.r * S + 4, b.w * S - 8, b.h * S - 8, '#303339', 'stroke="#464a52" stroke-width="1.5"') +
          `<path d="M${b.c * S + 8} ${b.r * S + b.h * S - 8}l${Math.min(b.w, b.h) * S - 16} -${Math.min(b.w, b.h) * S - 16}" stroke="#3a3e45" stroke-width="6"/>`
      else if (t.id.includes('bridge'))
        lots += rect(b.c * S, b.r * S, b.w * S, b.h * S, 'url(#t-rock)') + tree(x + w * 0.4, y + h * 0.5, 12, R)
      else if (opt.sign && big) lots += roof(x, y, w, h, R, opt.sign)
      else if (k < 0.16 && !army)
        lots +=
          rect(x, y, w, h, 'url(#t-grass)', 'stroke="#83806f" stroke-width="1.5" rx="3"') +
          [0.26, 0.7, 0.46].map((u, i) => tree(x + w * u, y + h * [0.34, 0.42, 0.76][i], 9 + R() * 4, R)).join('') +
          (big ? tree(x + w * 0.88, y + h * 0.7, 9, R) + tree(x + w * 0.1, y + h * 0.75, 8, R) : '')
      else if (k < 0.32 && w > 36 && h > 36) {
        lots += rect(x, y, w, h, '#2d3033', 'stroke="#83806f" stroke-width="1.5"') + rect(x, y, w, h, 'url(#t-gravel)')
        const hz = w >= h,
          n = Math.max(2, Math.floor((hz ? w : h) / 23)),
          st = (hz ? w : h) / n
        for (let i = 0; i <= n; i++)
          lots += hz
            ? line(x + i * st, y + 4, x + i * st, y + h - 4, 'rgba(232,228,212,.5)', 1.3)
            : line(x + 4, y + i * st, x + w - 4, y + i * st, 'rgba(232,228,212,.5)', 1.3)
        for (let i = 0; i < n; i++)
          if (R() < 0.6)
            lots += hz
              ? car(
                  x + (i + 0.5) * st,
                  y + h / 2,
                  R() < 0.5 ? 0 : 180,
                  ['#7b2b2b', '#2f4f66', '#6a6a5e', '#8a7a3a', '#3e5a43'][Math.floor(R() * 5)],
                  R,
                )
              : car(
                  x + w / 2,
                  y + (i + 0.5) * st,
                  90,
                  ['#7b2b2b', '#2f4f66', '#6a6a5e', '#8a7a3a'][Math.floor(R() * 4)],
                  R,
                )
      } else lots += roof(x, y, w, h, R)
    }
  else
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++) {
        const x = c * S,
          y = r * S,
          m = g[r][c]
        if (m === 'w') {
          lots += rect(x, y, S, S, 'url(#t-forest)')
          for (const [u, v, z] of [
            [0.2, 0.22, 14],
            [0.78, 0.18, 12],
            [0.82, 0.76, 14],
            [0.22, 0.8, 12],
          ])
            top += tree(x + S * u + (R() - 0.5) * 7, y + S * v + (R() - 0.5) * 7, z * (0.75 + R() * 0.3), R)
        }
        if (m === 'g') {
          lots +=
            circ(x + 30, y + 31, 26, 'rgba(150,140,90,.07)') +
            circ(x + 24 + R() * 12, y + 26 + R() * 12, 15, 'rgba(150,140,90,.08)')
          if (R() < 0.5)
            lots += circ(x + 10 + R() * 40, y + 50, 2.2, '#8d8a7a') + circ(x + 14 + R() * 30, y + 52, 1.6, '#6f6c5e')
        }
        if (m === 'x') lots += rect(x, y, S, S, 'url(#t-rock)')
        if (m === 'C') lots += car(x + 30, y + 30, (R() - 0.5) * 60, ['#7b2b2b', '#2f4f66', '#8a7a3a'][c], R)
        if (m === 'K') lots += rect(x + 3, y + 3, S - 6, S - 6, 'url(#t-wood)', 'stroke="#2b1e12" stroke-width="2"')
      }
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) if (g[r][c] === '~') lots += rect(c * S, r * S, S, S, 'url(#t-water)')
  if (t.id.includes('altar')) {
    const cells = []
    for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) if (g[r][c] === 'A') cells.push([c, r])
    const cx = (cells.reduce((a, b) => a + b[0], 0) / 4) * S + 30,
      cy = (cells.reduce((a, b) => a + b[1], 0) / 4) * S + 30
    lots +=
      circ(cx, cy, 46, '#4e4c47', 'stroke="#2a2926" stroke-width="3"') +
      circ(cx, cy, 38, 'none', 'stroke="#7d1222" stroke-width="2.5"') +
      `<path d="M${cx} ${cy - 36}L${cx + 21} ${cy + 29}L${cx - 34} ${cy - 11}H${cx + 34}L${cx - 21} ${cy + 29}Z" fill="none" stroke="#a31d31" stroke-width="2.4"/>`
  }
  if (t.id.includes('cemetery'))
    for (let i = 0; i < 9; i++)
      lots += `<g transform="translate(${(i % 3) * S + 12} ${Math.floor(i / 3) * S + 12})"><path d="M0 14V5a5 5 0 0 1 10 0V14Z" fill="#8d8a7e" stroke="#1e1d18"/><path d="M5 4v6M2.5 6.5h5" stroke="#3b3a34" stroke-width="1.3"/></g>`
  if (t.id.includes('campground'))
    lots +=
      `<path d="M90 74l17 26H73Z" fill="#a5542c" stroke="#1d120b" stroke-width="1.5"/><path d="M90 74v26" stroke="#1d120b"/>` +
      circ(126, 128, 6, '#3a2417') +
      circ(126, 128, 3.4, '#f2a541') +
      circ(126, 128, 24, 'url(#t-lamp)')

  // 3 roads, corridors
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) {
      if (!road(g[r][c])) continue
      const x = c * S,
        y = r * S,
        cx = x + 30,
        cy = y + 30
      marks += rect(
        x,
        y,
        S,
        S,
        pad
          ? 'url(#t-concrete)'
          : mall
            ? 'url(#t-mall)'
            : square && c === 1 && r === 1
              ? 'url(#t-plaza)'
              : t.id.includes('bridge')
                ? 'url(#t-wood)'
                : 'url(#t-asphalt)',
      )
      const open = SIDES.filter((s) => {
        const [dx, dy] = STEP[s]
        return road(at(c + dx, r + dy)) || exitAt(c, r, s)
      })
      if (g[r][c] === 'E')
        for (let i = 0; i < 10; i++)
          marks += line(x + 10, y + 3 + i * 6, x + 50, y + 3 + i * 6, i % 2 ? '#9aa0a8' : '#3c4047', 3)
      if (!pad && !mall && !square && !t.id.includes('bridge')) {
        if (R() < 0.35)
          marks += `<path d="M${f(cx - 20 + R() * 14)} ${f(cy - 22)}l${f(R() * 9)} ${f(9 + R() * 6)}l${f(-R() * 8)} ${f(8)}l${f(4 + R() * 6)} ${f(10)}" stroke="#24272a" stroke-width="1.1" fill="none"/>`
        if (R() < 0.22)
          marks +=
            circ(cx + 14, cy + 13, 6, '#2b2e30', 'stroke="#50544f" stroke-width="1.3"') +
            line(cx + 10, cy + 13, cx + 18, cy + 13, '#50544f', 1)
        const Y = '#d8b449',
          opp = open.length === 2 && (SIDES.indexOf(open[0]) + 2) % 4 === SIDES.indexOf(open[1])
        if (opp) {
          const v = open.includes('N')
          marks += v
            ? line(cx, y + 3, cx, y + S, Y, 2, 'stroke-dasharray="11 8" opacity=".8"')
            : line(x + 3, cy, x + S, cy, Y, 2, 'stroke-dasharray="11 8" opacity=".8"')
          for (const s of open) {
            const [dx, dy] = STEP[s],
              n = at(c + dx, r + dy)
            if (!road(n)) continue
            const nOpen = SIDES.filter((k) => {
              const [ex, ey] = STEP[k]
              return road(at(c + dx + ex, r + dy + ey)) || exitAt(c + dx, r + dy, k)
            }).length
            if (nOpen < 3) continue
            for (let i = 0; i < 6; i++)
              marks += v
                ? rect(x + 5 + i * 8.8, s === 'N' ? y + 2 : y + S - 12, 4.6, 10, 'rgba(232,228,212,.72)')
                : rect(s === 'W' ? x + 2 : x + S - 12, y + 5 + i * 8.8, 10, 4.6, 'rgba(232,228,212,.72)')
          }
        } else if (open.length === 2) {
          const P = { N: [cx, y], S: [cx, y + S], W: [x, cy], E: [x + S, cy] },
            [a, b] = open
          marks += `<path d="M${P[a]}Q${cx} ${cy} ${P[b]}" stroke="${Y}" stroke-width="2" fill="none" stroke-dasharray="11 8" opacity=".8"/>`
        } else if (open.length === 1) {
          const rot = { N: 0, E: 90, S: 180, W: 270 }[open[0]]
          marks +=
            `<g transform="rotate(${rot} ${cx} ${cy})">` +
            line(cx, y + 2, cx, y + 22, Y, 2, 'stroke-dasharray="11 8" opacity=".8"') +
            '</g>'
        }
      }
      // kerbs
      for (const s of SIDES) {
        if (open.includes(s)) continue
        const [dx, dy] = STEP[s],
          e = { N: [x, y, x + S, y], S: [x, y + S, x + S, y + S], W: [x, y, x, y + S], E: [x + S, y, x + S, y + S] }[s]
        const sh = { N: rect(x, y, S, 8, 'url(#t-shN)'), W: rect(x, y, 6, S, 'url(#t-shW)'), S: '', E: '' }[s]
        marks += sh
        if (!(pad && !at(c + dx, r + dy)))
          top +=
            line(...e, '#15160f', 5) +
            line(...e, mall ? '#8f939c' : t.id.includes('bridge') ? '#5d4028' : '#b3ae9b', 2.6)
      }
    }
  if (square)
    marks +=
      circ(90, 90, 21, '#8a8371', 'stroke="#4b4638" stroke-width="2"') +
      circ(90, 90, 15, 'url(#t-water)', 'stroke="#b3ae9b" stroke-width="2"') +
      circ(90, 90, 5, '#9a9788', 'stroke="#2a2820"') +
      circ(90, 90, 2, '#d9d5c4')
  if (pad) {
    marks +=
      rect(5, 5, 170, 170, 'none', 'stroke="#d8b449" stroke-width="3" stroke-dasharray="14 8"') +
      circ(90, 90, 66, 'rgba(20,24,20,.28)', 'stroke="#e8e4d4" stroke-width="6"') +
      `<path d="M66 52V128M114 52V128M66 90H114" stroke="#e8e4d4" stroke-width="13" fill="none"/>`
    for (const [lx, ly] of [
      [12, 12],
      [168, 12],
      [12, 168],
      [168, 168],
      [12, 60],
      [168, 60],
      [12, 120],
      [168, 120],
      [60, 12],
      [120, 12],
      [60, 168],
      [120, 168],
    ])
      light += circ(lx, ly, 12, 'url(#t-lamp)') + circ(lx, ly, 2.6, '#ff5a4d', 'stroke="#3a0d0a"')
  }
  const turned = (body) => `<g transform="rotate(${q * 90} 90 90)">${body}</g>`
  if (t.id.includes('front_gate'))
    top += turned(
      line(0, 90, 60, 90, '#0c0b08', 6) +
        line(0, 90, 60, 90, '#8d927a', 3, 'stroke-dasharray="6 3"') +
        line(120, 90, 180, 90, '#0c0b08', 6) +
        line(120, 90, 180, 90, '#8d927a', 3, 'stroke-dasharray="6 3"') +
        rect(52, 82, 12, 16, '#5c6146', 'stroke="#0c0b08" stroke-width="1.5"') +
        rect(62, 86.5, 56, 7, '#f2ead2', 'stroke="#0c0b08" stroke-width="1.5"') +
        [0, 1, 2, 3].map((i) => rect(66 + i * 14, 87, 7, 6, '#c22a3c')).join(''),
    )
  if (t.id.includes('front_door'))
    top += turned(
      rect(60, 92, 60, 88, 'url(#t-asphalt)') +
        rect(58, 84, 64, 12, '#c9d6dc', 'stroke="#0c0b08" stroke-width="2"') +
        line(90, 84, 90, 96, '#0c0b08', 2) +
        circ(86, 90, 1.6, '#0c0b08') +
        circ(94, 90, 1.6, '#0c0b08') +
        circ(90, 106, 30, 'url(#t-door)'),
    )
  // 4 buildings: floor, furniture, walls with door gaps
  const [floor, wall, sign, furn] = look(t),
    doorAt = (c, r, s) => t.doors.some((d) => d.col === c && d.row === r && d.side === s)
  let floors = '',
    walls = '',
    hi = '',
    shade = '',
    stuff = '',
    doors = ''
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) {
      if (!inside(g[r][c])) continue
      const x = c * S,
        y = r * S,
        solid = SIDES.filter((s) => {
          const [dx, dy] = STEP[s]
          return !inside(at(c + dx, r + dy))
        })
      floors += rect(x, y, S, S, `url(#${floor})`) + rect(x, y, S, S, 'rgba(14,12,10,.30)')
      for (const s of SIDES)
        if (!solid.includes(s)) {
          const [dx, dy] = STEP[s]
          if (s === 'E')
            stuff += line(x + S, y + 8, x + S, y + S - 8, 'rgba(20,18,12,.55)', 1.2, 'stroke-dasharray="3 5"')
          if (s === 'S')
            stuff += line(x + 8, y + S, x + S - 8, y + S, 'rgba(20,18,12,.55)', 1.2, 'stroke-dasharray="3 5"')
        }
      const free = solid.filter((s) => !doorAt(c, r, s))
      if (furn && free.length) stuff += furniture(furn, x, y, free[Math.floor(R() * free.length)], R)
      for (const s of solid) {
        const o = 4,
          a = {
            N: [x, y + o, x + S, y + o],
            S: [x, y + S - o, x + S, y + S - o],
            W: [x + o, y, x + o, y + S],
            E: [x + S - o, y, x + S - o, y + S],
          }[s]
        // shorten at convex corners so that the caps meet
        const [hz] = [s === 'N' || s === 'S']
        if (hz) {
          if (solid.includes('W')) a[0] += o
          else a[0] -= 0
          if (solid.includes('E')) a[2] -= o
        } else {
          if (solid.includes('N')) a[1] += o
          if (solid.includes('S')) a[3] -= o
        }
        const conc = (k, i, sg) => {
          const [dx, dy] = STEP[k],
            [sx, sy] = STEP[s]
          if (!solid.includes(k) && inside(at(c + dx + sx, r + dy + sy))) a[i] += sg * o
        }
        if (hz) {
          conc('W', 0, -1)
          conc('E', 2, 1)
        } else {
          conc('N', 1, -1)
          conc('S', 3, 1)
        }
        const seg = doorAt(c, r, s)
          ? hz
            ? [
                [a[0], a[1], x + 17, a[3]],
                [x + S - 17, a[1], a[2], a[3]],
              ]
            : [
                [a[0], a[1], a[2], y + 17],
                [a[0], y + S - 17, a[2], a[3]],
              ]
          : [a]
        for (const k of seg) {
          walls += line(...k, '#0c0b08', 8.5, 'stroke-linecap="square"')
          hi +=
            line(...k, wall, 5, 'stroke-linecap="square"') +
            line(k[0] - 0.9, k[1] - 0.9, k[2] - 0.9, k[3] - 0.9, 'rgba(255,250,230,.4)', 1.2)
        }
        if (s === 'N') shade += rect(x, y + 7, S, 12, 'url(#t-shN)')
        if (s === 'W') shade += rect(x + 7, y, 10, S, 'url(#t-shW)')
        if (doorAt(c, r, s)) {
          const rot = { S: 0, W: 90, N: 180, E: 270 }[s]
          doors +=
            `<g transform="rotate(${rot} ${x + 30} ${y + 30})">` +
            circ(x + 30, y + S + 2, 30, 'url(#t-door)') +
            rect(x + 17, y + S - 8, 26, 8, '#d9a75a') +
            rect(x + 19, y + S + 1, 22, 7, '#7a5a2c', 'stroke="#1c140a" stroke-width="1"') +
            line(x + 17, y + S - 4, x + 9, y + S + 12, '#1c140a', 5) +
            line(x + 17, y + S - 4, x + 9, y + S + 12, '#c98f4a', 2.8) +
            line(x + 43, y + S - 4, x + 51, y + S + 12, '#1c140a', 5) +
            line(x + 43, y + S - 4, x + 51, y + S + 12, '#c98f4a', 2.8) +
            '</g>'
        }
      }
    }
  if (t.duct)
    stuff +=
      `<g transform="translate(${t.duct.col * S + 36} ${t.duct.row * S + 36})">` +
      rect(0, 0, 14, 14, '#2a2c2e', 'stroke="#c5c8cc" stroke-width="1.5"') +
      [3, 6, 9, 12].map((k) => line(2, k - 0.5, 12, k - 0.5, '#c5c8cc', 1.2)).join('') +
      '</g>'
  build = floors + stuff + shade + walls + hi + doors
  // 5 lamps on street corners
  if (!woods && !mall && !pad) {
    let n = 0
    for (let r = 0; r < 3 && n < 2; r++)
      for (let c = 0; c < 3 && n < 2; c++)
        if (g[r][c] === 'x' && R() < 0.6) {
          const sx = road(at(c + 1, r)) ? (c + 1) * S - 5 : road(at(c - 1, r)) ? c * S + 5 : null
          if (sx == null) continue
          const sy = r * S + (road(at(c, r + 1)) ? S - 5 : road(at(c, r - 1)) ? 5 : 30)
          light +=
            circ(sx, sy, 46, 'url(#t-lamp)') + circ(sx, sy, 2.8, '#fff1c4', 'stroke="#2a2114" stroke-width="1.2"')
          n++
        }
  }
  return `<g class="tile tile-${t.kind}">${ground}${lots}${marks}${top}${build}<g class="lamps">${light}</g>${rect(0.75, 0.75, T - 1.5, T - 1.5, 'none', 'stroke="#0b0c09" stroke-width="1.5"')}</g>`
}
// Where the sign of a building goes: astride the tile border, on the side with most interior squares, so it covers no square's middle.
export function signSpot(tile, q = 0, taken = () => 0) {
  const t = rotate(tile, q),
    B = (c, r) => 'BK'.includes(t.g[r][c]),
    run = {
      N: [0, 1, 2].filter((c) => B(c, 0)),
      S: [0, 1, 2].filter((c) => B(c, 2)),
      W: [0, 1, 2].filter((r) => B(0, r)),
      E: [0, 1, 2].filter((r) => B(2, r)),
    }
  const best = SIDES.filter((s) => run[s].length)
    .map((s) => ({ s, n: run[s].length * 10 - taken(s) * 4 + (s === 'N' ? 1 : s === 'S' ? 0.5 : 0) }))
    .sort((a, b) => b.n - a.n)[0]
  if (!best) return null
  const k = run[best.s],
    mid = ((k[0] + k[k.length - 1] + 1) * S) / 2,
    color = look(t)[2],
    o = 1
  const at = {
    N: { x: mid, y: o, rot: 0 },
    S: { x: mid, y: T - o, rot: 0 },
    W: { x: o, y: mid, rot: -90 },
    E: { x: T - o, y: mid, rot: 90 },
  }
  return { ...at[best.s], color }
}
