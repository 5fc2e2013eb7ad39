// Measures the map: which pieces, lit squares and places for tiles in sight lie below something that lies on the map.
() => {
  const box = (e) => e.getBoundingClientRect()
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => box(e).width > 0)
  const stage = document.querySelector('.map-stage')
  const around = box(stage)
  const edge = (side) => parseFloat(getComputedStyle(stage).getPropertyValue(`--edge-${side}`))
  const clear = {
    left: around.left + edge('left'),
    top: around.top + edge('top'),
    right: around.right - edge('right'),
    bottom: around.bottom - edge('bottom'),
  }
  // What comes and goes has a strip of its own as long as it is there.
  for (const news of all('.announced, .bout')) clear.top = Math.max(clear.top, box(news).bottom)

  const zoom = document.querySelector('.things').getScreenCTM().a
  const inset = (r, units) => {
    const by = units * zoom
    return { left: r.left + by, top: r.top + by, right: r.right - by, bottom: r.bottom - by }
  }
  const overlap = (p, q) => ({
    left: Math.max(p.left, q.left),
    top: Math.max(p.top, q.top),
    right: Math.min(p.right, q.right),
    bottom: Math.min(p.bottom, q.bottom),
  })
  const isSome = (r, least = 1) => r.right - r.left > least && r.bottom - r.top > least
  const SLIVER = 8 // px at an edge: what shows no more of itself has an arrow that leads to it

  const RIM = 8 // units of a zombie's picture that are bare
  const things = [
    ...all('.piece > image').map((e) => [`zombie ${e.parentElement.dataset.zombie}`, inset(box(e), RIM)]),
    ...all('.pawn-token > use').map((e) => [`pawn ${e.parentElement.dataset.pawn}`, box(e)]),
    ...all('[data-token]').map((e) => [e.dataset.token, box(e)]),
    ...all('.lit-place[data-sq] > image').map((e) => [`lit ${e.parentElement.dataset.sq}`, inset(box(e), 4)]),
    ...all('.lit-place[data-tile]').map((e) => [`tile ${e.dataset.tile}`, inset(box(e), 8)]),
    ...all('.ghost-tile').map((e) => [`place ${e.dataset.ghost}`, inset(box(e), 8)]),
  ]
  const lids = all('.beacon, .beacon > b, .map-button, .floors button, .now-line, .announced li, .bout, .map-stage h3')
  const seen = things.map(([name, r]) => [name, overlap(r, clear)]).filter(([, r]) => isSome(r))
  const covered = seen.flatMap(([name, r]) =>
    lids
      .filter((lid) => isSome(overlap(r, box(lid))))
      .map((lid) => `${name} below ${lid.className} ${lid.dataset.beacon ?? ''}`),
  )
  const unreached = seen
    .filter(([name, r]) => /^(lit|tile|place)/.test(name) && isSome(r, SLIVER))
    .filter(([, r]) => !document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2)?.closest('.city-map'))
    .map(([name]) => `${name} cannot be pressed`)
  const lit = seen.filter(([name]) => /^(lit|tile|place)/.test(name)).length
  return { covered: [...covered, ...unreached], lit, square: 60 * zoom }
}
