/** How much of the map lies below panels and buttons, measured whenever one of them changes its size. */
import { theLayout } from '../../lib/layout.svelte'
import { NO_EDGES, type Edges } from './camera.svelte'
import type { Following } from './following.svelte'

const BUTTONS = 56 // pixels: a column of map buttons beside the map, or a row above it
const CRAMPED = 170 // pixels high: then the map needs what its buttons would take
const PANELS = ['.city-seats', '.city-side', '.city-dock']
const NEWS = ['.announced', '.bout'] // on the map's upper edge as long as they are news
const LEFT_CLEAR = 150 // pixels of the map's height that news leave it
const BELOW_NEWS = 6

interface Measured {
  edges: Edges
  cramped: boolean // there is no room for buttons
}
type Measure = (selector: string) => DOMRect | undefined

/** Which side of the map each panel takes, and how much of it. */
function measured(map: DOMRect, panel: Measure): Measured {
  const layout = theLayout()
  const [seats, side, dock] = PANELS.map(panel)
  if (layout === 'wide')
    return {
      cramped: false,
      edges: {
        left: seats ? seats.right - map.left : 0,
        top: 8,
        right: (side ? map.right - side.left : 0) + BUTTONS,
        bottom: dock ? map.bottom - dock.top : 0,
      },
    }
  const above = seats ? Math.max(0, seats.bottom - map.top) : 0
  const below = dock && layout === 'portrait' ? Math.max(0, map.bottom - dock.top) : 0
  const beside = dock && layout === 'landscape' ? Math.max(0, map.right - dock.left) : 0
  const cramped = map.height - above - below < CRAMPED
  return { cramped, edges: { left: 0, top: above + (cramped ? 0 : BUTTONS), right: beside, bottom: below } }
}

/** How far down within those edges the news reach. */
function newsOn(map: DOMRect, edges: Edges, panel: Measure): number {
  const lowest = Math.max(0, ...NEWS.map((selector) => (panel(selector)?.bottom ?? -Infinity) - map.top))
  const news = Math.max(0, lowest + BELOW_NEWS - edges.top)
  const fits = map.height - edges.top - edges.bottom - news >= LEFT_CLEAR
  return lowest && fits ? news : 0
}

const same = (a: Edges, b: Edges): boolean =>
  (Object.keys(a) as (keyof Edges)[]).every((side) => Math.abs(a[side] - b[side]) < 1)

export function watchEdges(map: HTMLElement, following: Following) {
  const { camera } = following
  const found = (selector: string): Element | null => document.querySelector(selector)
  const panel: Measure = (selector) => {
    const box = found(selector)?.getBoundingClientRect()
    return box?.width ? box : undefined
  }
  function measure(): void {
    const box = map.getBoundingClientRect()
    const { edges, cramped } = measured(box, panel)
    const news = newsOn(box, edges, panel)
    const [w, h] = [map.clientWidth, map.clientHeight]
    const resized = camera.w !== w || camera.h !== h || !same(edges, camera.edges)
    if (!resized && Math.abs(news - camera.news) < 1) return
    camera.w = w
    camera.h = h
    camera.edges = w > 2 * BUTTONS ? edges : NO_EDGES
    camera.news = news
    camera.cramped = cramped
    following.follow(!resized)
  }
  following.measure = measure
  const watch = new ResizeObserver(measure)
  watch.observe(map)
  // The panels are there when the whole board is.
  const later = requestAnimationFrame(() => {
    for (const panel of PANELS.map(found)) if (panel) watch.observe(panel)
    measure()
  })
  measure()
  return {
    destroy(): void {
      cancelAnimationFrame(later)
      watch.disconnect()
    },
  }
}

/** For what comes and goes on the map: it is measured when it does. */
export function liesOnMap(element: HTMLElement, following: Following) {
  const watch = new ResizeObserver(() => following.measure())
  watch.observe(element)
  return {
    destroy(): void {
      watch.disconnect()
      requestAnimationFrame(() => following.measure())
    },
  }
}
