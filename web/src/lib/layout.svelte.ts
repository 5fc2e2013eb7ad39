/** Which layout the page has: chosen by the space there is, and told to the style sheets by classes of <html>. */

export type Layout = 'wide' | 'portrait' | 'landscape'

export const WIDE_TABLE = { width: 1280, height: 700 } // the least that a table with everything around it needs
export const WIDE_PAGE = 721 // pages scroll: only their width counts

/** A table is wide where all of it fits; else its parts are small, below each other or side by side. */
export function chooseLayout(width: number, height: number, table: boolean): Layout {
  if (table ? width >= WIDE_TABLE.width && height >= WIDE_TABLE.height : width >= WIDE_PAGE) return 'wide'
  return table && width > height ? 'landscape' : 'portrait'
}

let layout: Layout = $state('wide')
let tables = 0 // pages with a table, shown or being replaced

export const theLayout = (): Layout => layout

function measure(): void {
  layout = chooseLayout(innerWidth, innerHeight, tables > 0)
  const root = document.documentElement.classList
  root.toggle('roomy', layout === 'wide')
  root.toggle('compact', layout !== 'wide')
  root.toggle('sideways', layout === 'landscape')
}

/** Called once, before anything is drawn. */
export function watchLayout(): void {
  measure()
  addEventListener('resize', measure)
}

/** A page with a table on it; gives back what ends it. */
export function tableLayout(): () => void {
  tables++
  measure()
  return () => {
    tables--
    measure()
  }
}
