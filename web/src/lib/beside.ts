/** Where something goes that speaks of one thing on the table and should not lie on others. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
type Size = Pick<Box, 'width' | 'height'>
type Spot = Pick<Box, 'x' | 'y'>

const GAP = 14
const MARGIN = 8

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const middle = (box: Box): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** Round the thing, then in the corners of the page. */
function spots(size: Size, at: Box, page: Size): Spot[] {
  const { x, y } = middle(at)
  const [left, top] = [x - size.width / 2, y - size.height / 2]
  const [right, bottom] = [page.width - size.width, page.height - size.height]
  return [
    { x: left, y: at.y - size.height - GAP },
    { x: left, y: at.y + at.height + GAP },
    { x: at.x + at.width + GAP, y: top },
    { x: at.x - size.width - GAP, y: top },
    ...[0, right / 2, right].flatMap((cx) =>
      [0, bottom / 3, bottom / 2, (2 * bottom) / 3, bottom].map((cy) => ({ x: cx, y: cy })),
    ),
  ]
}

/** The spot that hides least of what must stay free; of two as good the one nearer to the thing. */
export function beside(size: Size, at: Box, free: Box[], page: Size): Spot {
  const within = ({ x, y }: Spot): Spot => ({
    x: Math.max(MARGIN, Math.min(x, page.width - size.width - MARGIN)),
    y: Math.max(MARGIN, Math.min(y, page.height - size.height - MARGIN)),
  })
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...size }
    const [here, there] = [middle(box), middle(at)]
    return free.reduce((sum, each) => sum + overlap(box, each), 0) * 10 + Math.hypot(here.x - there.x, here.y - there.y)
  }
  return spots(size, at, page)
    .map(within)
    .reduce((best, each) => (cost(each) < cost(best) ? each : best))
}
