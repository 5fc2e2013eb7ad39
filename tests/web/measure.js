// Measures a table: what sticks out, is covered, cut, too small to touch or laid over something else.
() => {
  const found = []
  const [width, height] = [innerWidth, innerHeight]
  const table = document.querySelector('main.table')
  const compact = document.documentElement.classList.contains('compact')
  const name = (e) => {
    const words = (e.getAttribute('aria-label') || e.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 30)
    return `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith('svelte-')).join('.')} "${words}"`
  }
  const box = (e) => e.getBoundingClientRect()
  const shown = (e) => {
    const r = box(e)
    return r.width > 0 && r.height > 0 && e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const round = (r) => [r.left, r.top, r.right, r.bottom].map(Math.round).join(' ')
  const everything = [...table.querySelectorAll('*')].filter(shown)
  const all = (selector) => everything.filter((e) => e.matches(selector))
  const styles = new Map(everything.map((e) => [e, getComputedStyle(e)]))
  const style = (e) => styles.get(e) ?? getComputedStyle(e)
  const told = (e) => e.closest('.sr-only') || style(e).clipPath === 'inset(50%)' // to those who listen
  const scrolls = (e) => /(auto|scroll)/.test(style(e).overflowY + style(e).overflowX)
  const intersect = (p, q) => ({
    left: Math.max(p.left, q.left),
    top: Math.max(p.top, q.top),
    right: Math.min(p.right, q.right),
    bottom: Math.min(p.bottom, q.bottom),
  })
  /** What can be seen of something without scrolling. */
  const visible = (e) => {
    let seen = intersect(box(e), { left: 0, top: 0, right: width, bottom: height })
    for (let at = e.parentElement; at && at !== table; at = at.parentElement)
      if (style(at).overflowX !== 'visible') seen = intersect(seen, box(at))
    return seen
  }

  // -- nothing scrolls sideways, nothing sticks out ---------------------------------------
  const page = document.scrollingElement
  if (page.scrollWidth > width + 1) found.push(`the page is ${page.scrollWidth} wide`)
  if (page.scrollHeight > height + 1) found.push(`the page is ${page.scrollHeight} high`)
  for (const e of everything) {
    if (e.closest('svg, .city-map') || told(e) || told(e.parentElement) || e.tagName === 'I') continue
    if (/(auto|scroll)/.test(style(e).overflowX) && e.scrollWidth > e.clientWidth + 1)
      found.push(`scrolls sideways: ${name(e)}`)
    const out = (q) => q.left < -1 || q.right > width + 1
    if (out(box(e)) && style(e).pointerEvents !== 'none' && !out(box(e.parentElement)))
      found.push(`sticks out: ${name(e)} ${round(box(e))}`)
  }

  // -- what matters can be brought to light and is not covered ------------------------------
  const hits = (e, x, y) => {
    const at = document.elementFromPoint(x, y)
    if (at === null) return false
    return e.contains(at) || (e.matches('.city-map') && at.closest('.beacon') !== null) // an arrow leads on within the map
  }
  /** The middle, and points near the corners; a map is panned from under its buttons. */
  const points = (r) => {
    const at = (u, v) => [r.left + (r.right - r.left) * u, r.top + (r.bottom - r.top) * v]
    return [at(0.5, 0.5), at(0.2, 0.25), at(0.8, 0.25), at(0.2, 0.75), at(0.8, 0.75)]
  }
  /** Many cards in a hand lie in a fan: the next one may lie over the right edge. */
  const fanned = (e, at) => {
    const next = e.matches('.hand-card') && at?.closest('.hand-card')
    return next && box(next).left > box(e).left + box(e).width * 0.6
  }
  /** The city runs on below the panels: what counts of it is what none of them lies on. */
  const city = table.querySelector('.map-stage')
  const edge = (side) => parseFloat(style(city).getPropertyValue(`--edge-${side}`))
  const clear = () => {
    const r = box(city)
    return { left: r.left + edge('left'), top: r.top + edge('top'), right: r.right - edge('right'), bottom: r.bottom - edge('bottom') }
  }
  const reach = (e, what) => {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const r = box(e)
    const large = r.height >= height * 0.9 || r.width > width // it is seen part by part
    if (!large && (r.top < -1 || r.left < -1 || r.bottom > height + 1 || r.right > width + 1))
      return found.push(`${what} is not on the screen: ${name(e)} ${round(r)}`)
    const seen = visible(e)
    if (seen.right - seen.left < Math.min(r.width, 20) || seen.bottom - seen.top < Math.min(r.height, 20) - 1)
      return found.push(`${what} cannot be scrolled to: ${name(e)} ${round(r)}`)
    for (const [x, y] of e.matches('.city-map') ? points(clear()).slice(0, 1) : points(seen)) {
      if (hits(e, x, y)) continue
      const at = document.elementFromPoint(x, y)
      if (fanned(e, at)) continue
      return found.push(`${what} is covered: ${name(e)} ${round(r)} at ${Math.round(x)} ${Math.round(y)} by ${at ? name(at) : 'nothing'}`)
    }
  }
  const prompt = document.getElementById('prompt')
  const replay = table.querySelector('.timeline') // where nothing is asked
  if (!replay && (!prompt || !shown(prompt))) found.push('there is no question')
  else if (!replay) {
    const ask = prompt.querySelector('.ask') ?? prompt
    ask.closest('.dock')?.scrollTo(0, 0)
    const [r, seen] = [box(ask), visible(ask)]
    if (r.top < 0 || r.bottom > height || r.right > width || seen.bottom < r.bottom - 2)
      found.push(`the question is not seen at once: ${round(r)}`)
    else if (!hits(ask, r.left + Math.min(r.width / 2, 60), r.top + r.height / 2)) found.push('the question is covered')
  }
  for (const e of all('[data-lit]')) reach(e, 'a target')
  for (const e of all('.hand-card')) reach(e, 'a card of my hand')
  for (const e of all('[data-mine]')) reach(e, 'my state')
  const room = table.querySelector('.scene')?.clientHeight ?? height
  for (const e of all('.scene section'))
    if (compact && box(e).height < room && style(e).pointerEvents !== 'none') reach(e, 'a part')

  // -- fingers: at least 44 px, by the thing itself or by what around it belongs to it -------------
  const SMALLEST = 44
  for (const e of all('button, a[href], input, select')) {
    if (!compact || told(e) || e.matches('.card-link')) continue
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const r = box(e)
    const [x, y, half] = [r.left + r.width / 2, r.top + r.height / 2, SMALLEST / 2 - 1]
    const wide = r.width >= SMALLEST - 0.5 || (hits(e, x - half, y) && hits(e, x + half, y))
    const high = r.height >= SMALLEST - 0.5 || (hits(e, x, y - half) && hits(e, x, y + half))
    if (!wide || !high) found.push(`too small to touch: ${name(e)} ${Math.round(r.width)} x ${Math.round(r.height)}`)
  }

  // -- words ---------------------------------------------------------------------------------
  const textBox = (e) => {
    const range = document.createRange()
    range.selectNodeContents(e)
    return range.getBoundingClientRect()
  }
  for (const e of everything) {
    if (e.closest('svg, .sr-only, .city-map, .log, .card') || told(e)) continue
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue
    if (parseFloat(style(e).fontSize) < 11.5) found.push(`letters too small: ${name(e)} ${style(e).fontSize}`)
    if (e.dataset.given !== undefined) continue // a name that a person has chosen may end in dots
    const a = textBox(e)
    for (let at = e; at && at !== table; at = at.parentElement) {
      if (at !== e && scrolls(at)) break
      const clips = /(hidden|clip)/.test(style(at).overflowX + style(at).overflowY) || style(at).clipPath !== 'none'
      const b = box(at)
      if (clips && (a.right > b.right + 1.5 || a.left < b.left - 1.5 || a.bottom > b.bottom + 3 || a.top < b.top - 3)) {
        found.push(`words are cut: ${name(e)} ${round(a)} in ${name(at)} ${round(b)}`)
        break
      }
    }
  }

  // -- the mark that opens a card lies on none of its words ---------------------------------------
  for (const mark of all('.info-mark b'))
    for (const e of mark.closest('[data-reads]')?.querySelectorAll('*') ?? []) {
      const written = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
      if (!written || mark.parentElement.contains(e) || !everything.includes(e) || e.closest('.card') || told(e)) continue
      const both = intersect(textBox(e), box(mark))
      if (both.right - both.left > 2 && both.bottom - both.top > 2) found.push(`an info mark lies on words: ${name(e)}`)
    }

  // -- parts lie beside each other ------------------------------------------------------------
  const overlap = (parts) => {
    const seen = parts.map((e) => [e, visible(e)])
    for (let i = 0; i < seen.length; i++)
      for (let k = i + 1; k < seen.length; k++) {
        const [[a, p], [b, q]] = [seen[i], seen[k]]
        if (a.contains(b) || b.contains(a)) continue
        const both = intersect(p, q)
        const [w, h] = [both.right - both.left, both.bottom - both.top]
        if (w > 3 && h > 3) found.push(`overlap by ${Math.round(w)} x ${Math.round(h)}: ${name(a)} and ${name(b)}`)
      }
  }
  for (const e of all('.scene, .dock, .city-seats')) e.scrollTo(0, 0)
  overlap(all('.panel, .prompt, .fight-stage, .in-play, .supply, .hand > li, .event-hand > li, .rubble, .comic, .zones, .horde'))
  overlap(all('.zones li > *, .chips li, .city-seat .kills, .city-seat .vital'))
  overlap(all('.breadcrumb, .phases, .tools'))
  if (replay) overlap(all(`.timeline, .top, .tools, .rail, .dock, ${city ? '.seat-room' : '.scene'}`))
  if (compact) overlap(all(city ? '.top, .seat-room, .dock, .tools' : '.top, .scene, .dock, .tools'))
  if (city) {
    const { left, top, right, bottom } = clear()
    const least = height >= 640 ? 90 : 15 // small phones have little room in a fight
    if (right - left < 150 || bottom - top < least) found.push(`the map is too small: ${Math.round(right - left)} x ${Math.round(bottom - top)}`)
    overlap(all('.map-zoom, .now-line, .floors, .panel, .prompt, .fight-stage'))
  }
  return [...new Set(found)]
}
