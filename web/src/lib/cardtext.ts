/** The text of a card in lines, with its icons and numbers apart: icons are marked in the texts, `+2{ ICON("card") }`. */

export interface Bit {
  text: string
  bold?: boolean
  icon?: string
}
export interface Line {
  bonus: boolean // a line that only says what one gets
  bits: Bit[]
}

const ICONS: Record<string, string> = {
  card: 'x-cards',
  action: 'lightning-helix',
  shot: 'x-bullet',
  target: 'crosshair',
}
const PARTS = /(\u0003\w+\u0003|[+–-]?\d+)/

function bit(part: string): Bit {
  if (part.startsWith('\u0003')) return { text: '', icon: ICONS[part.slice(1, -1)] ?? 'x-cards' }
  return { text: part, bold: /\d/.test(part) && PARTS.test(part) }
}

export function cardLines(text: string): Line[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({
      bonus: /^[+–-]\d+\u0003/.test(line),
      bits: line.split(PARTS).filter(Boolean).map(bit),
    }))
}
