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
  const hidden = (e) => getComputedStyle(e).clipPath === 'inset(50%)' // told to those who listen
  const all = (selector, root = table) => [...root.querySelectorAll(selector)].filter(shown)

  // -- nothing scrolls sideways, nothing sticks out ---------------------------------------
  const page = document.scrollingElement
  if (page.scrollWidth > width + 1) found.push(`the page is ${page.scrollWidth} wide`)
  if (page.scrollHeight > height + 1) found.push(`the page is ${page.scrollHeight} high`)
  for (const e of all('*')) {
    if (e.closest('svg, .zmap, .sr') || e.tagName === 'I') continue
    const style = getComputedStyle(e)
    if (/(auto|scroll)/.test(style.overflowX) && e.scrollWidth > e.clientWidth + 1) found.push(`scrolls sideways: ${name(e)}`)
    const r = box(e)
    const out = (q) => q.left < -1 || q.right > width + 1
    if (out(r) && style.pointerEvents !== 'none' && !out(box(e.parentElement))) found.push(`sticks out: ${name(e)} ${round(r)}`)
  }

  // -- what matters can be brought to light and is not covered ------------------------------
  const hits = (e, x, y) => {
    const at = document.elementFromPoint(x, y)
    return at !== null && (e.contains(at) || at.contains(e))
  }
  const reach = (e, what) => {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const r = box(e)
    const [x, y] = [(Math.max(r.left, 0) + Math.min(r.right, width)) / 2, (Math.max(r.top, 0) + Math.min(r.bottom, height)) / 2]
    if (r.top < -1 || r.left < -1 || r.bottom > height + 1 || r.right > width + 1) {
      if (r.height < height * 0.9 && r.width < width) return found.push(`${what} is not on the screen: ${name(e)} ${round(r)}`)
    }
    if (!hits(e, x, y)) {
      const at = document.elementFromPoint(x, y)
      found.push(`${what} is covered: ${name(e)} ${round(r)} by ${at ? name(at) : 'nothing'}`)
    }
  }
  const prompt = document.getElementById('prompt')
  if (!prompt || !shown(prompt)) found.push('there is no question')
  else {
    const ask = prompt.querySelector('.ask') ?? prompt
    ask.closest('.dock')?.scrollTo(0, 0)
    const r = box(ask)
    if (r.top < 0 || r.bottom > height || r.right > width) found.push(`the question is not seen at once: ${round(r)}`)
    else if (!hits(ask, r.left + Math.min(r.width / 2, 60), r.top + r.height / 2)) found.push('the question is covered')
  }
  for (const e of all('[data-lit]')) reach(e, 'a target')
  for (const e of all('.hcard')) reach(e, 'a card of my hand')
  for (const e of all('[data-mine]')) reach(e, 'my state')
  const room = table.querySelector('.scene')?.clientHeight ?? height
  for (const e of all('.scene section')) if (compact && box(e).height < room) reach(e, 'a part')

  // -- fingers -----------------------------------------------------------------------------
  const SMALLEST = 44
  for (const e of all('button, a[href], input, select')) {
    if (!compact || e.closest('.sr') || e.matches('.cardlink, .zlit')) continue
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const r = box(e)
    const [x, y, half] = [r.left + r.width / 2, r.top + r.height / 2, SMALLEST / 2 - 1]
    const wide = r.width >= SMALLEST - 0.5 || (hits(e, x - half, y) && hits(e, x + half, y))
    const high = r.height >= SMALLEST - 0.5 || (hits(e, x, y - half) && hits(e, x, y + half))
    if (!wide || !high) found.push(`too small to touch: ${name(e)} ${Math.round(r.width)} x ${Math.round(r.height)}`)
  }

  // -- words ---------------------------------------------------------------------------------
  for (const e of all('*')) {
    if (e.closest('svg, .sr, .zmap, .log, .card') || !e.childNodes.length || hidden(e)) continue
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue
    if (parseFloat(getComputedStyle(e).fontSize) < 11.5) found.push(`letters too small: ${name(e)} ${getComputedStyle(e).fontSize}`)
    if (e.dataset.given !== undefined) continue // a name that a person has chosen may end in dots
    for (let at = e; at && at !== table; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (at !== e && style.display !== 'inline' && (at.matches('.scene, .dock') || /(auto|scroll)/.test(style.overflowY))) break
      if (!/(hidden|clip)/.test(style.overflowX + style.overflowY)) continue
      const [a, b] = [textBox(e), box(at)]
      if (a.right > b.right + 1.5 || a.left < b.left - 1.5 || a.bottom > b.bottom + 3 || a.top < b.top - 3) {
        found.push(`words are cut: ${name(e)} ${round(a)} in ${name(at)} ${round(b)}`)
        break
      }
    }
  }
  function textBox(e) {
    const range = document.createRange()
    range.selectNodeContents(e)
    return range.getBoundingClientRect()
  }

  // -- parts lie beside each other ------------------------------------------------------------
  const visible = (e) => {
    const [r, s] = [box(e), e.closest('.scene, .dock, .zseats')]
    if (!s || s === e || !compact) return r
    const c = box(s)
    return { left: Math.max(r.left, c.left), top: Math.max(r.top, c.top), right: Math.min(r.right, c.right), bottom: Math.min(r.bottom, c.bottom) }
  }
  const parts = (selector) => all(selector).map((e) => [e, visible(e)])
  const overlap = (list) => {
    for (let i = 0; i < list.length; i++)
      for (let k = i + 1; k < list.length; k++) {
        const [[a, p], [b, q]] = [list[i], list[k]]
        if (a.contains(b) || b.contains(a)) continue
        const [w, h] = [Math.min(p.right, q.right) - Math.max(p.left, q.left), Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top)]
        if (w > 3 && h > 3) found.push(`overlap by ${Math.round(w)} x ${Math.round(h)}: ${name(a)} and ${name(b)}`)
      }
  }
  document.querySelectorAll('.scene, .dock').forEach((e) => e.scrollTo(0, 0))
  overlap(parts('.panel, .prompt, .fstage, .inplay, .supply, .hand > li, .zhand > li, .zstage, .rubble, .comic'))
  if (compact) overlap(parts('.top, .scene, .dock, .tools'))
  return [...new Set(found)]
}
