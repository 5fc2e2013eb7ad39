// Measures a page that is no table: what scrolls sideways, stands out of its box, is squeezed or too small to touch.
() => {
  const found = []
  const width = innerWidth
  const SMALLEST = 43.5
  const name = (e) => {
    const words = (e.getAttribute('aria-label') || e.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 30)
    return `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith('svelte-')).join('.')} "${words}"`
  }
  const box = (e) => e.getBoundingClientRect()
  const shown = (e) => box(e).width > 0 && e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const told = (e) => e.closest('.sr-only') || getComputedStyle(e).clipPath === 'inset(50%)' // to those who listen
  const seen = document.querySelector('dialog[open]') ?? document.body // what lies below a window cannot be used
  const everything = [...seen.querySelectorAll('*')].filter((e) => !e.closest('svg') && shown(e) && !told(e))

  if (document.scrollingElement.scrollWidth > width) found.push(`the page is ${document.scrollingElement.scrollWidth} wide`)

  // -- words stay on what they are written on, and have room for themselves ------------------------
  for (const e of everything) {
    const own = [...e.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim())
    if (!own.length || e.closest('[data-given], .breadcrumb, .card, select')) continue
    const style = getComputedStyle(e)
    const range = document.createRange()
    range.setStartBefore(own[0])
    range.setEndAfter(own.at(-1))
    const words = range.getBoundingClientRect()
    const on = e.closest('button, a, label, .panel, .cover, header')
    if (on && style.display !== 'contents') {
      const b = box(on)
      if (words.left < b.left - 1.5 || words.right > b.right + 1.5)
        found.push(`words stand out: ${name(e)} ${Math.round(words.left)} to ${Math.round(words.right)} of ${name(on)}`)
    }
    const lines = words.height / (parseFloat(style.lineHeight) || parseFloat(style.fontSize) * 1.2)
    if (lines > 4.5 && words.width < parseFloat(style.fontSize) * 6) found.push(`squeezed: ${name(e)}`)
    if (parseFloat(style.fontSize) < 11.5) found.push(`letters too small: ${name(e)} ${style.fontSize}`)
  }

  // -- fingers ------------------------------------------------------------------------------------
  for (const e of everything) {
    if (!e.matches('button, a[href], select, input, [role=button]')) continue
    if (e.closest('p, .credits') || e.matches('.card-link, [type=checkbox], [type=radio], [type=range]')) continue
    const r = box(e)
    if (r.width < SMALLEST || r.height < SMALLEST)
      found.push(`too small to touch: ${name(e)} ${Math.round(r.width)} x ${Math.round(r.height)}`)
  }
  return [...new Set(found)]
}
