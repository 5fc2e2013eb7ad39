/** Plain card texts made easy to read: "+2 carte." becomes a bonus line with a bold number and an icon. */

export interface Bit {
  text: string
  bold?: boolean
  icon?: string
}
export interface Line {
  bonus: boolean
  bits: Bit[]
}

const WHAT: [RegExp, string][] = [
  [/^(carte?|carta|cards?)$/i, 'x-cards'],
  [/^(azion[ei]|actions?)$/i, 'lightning-helix'],
  [/^(colp[oi]|shots?)$/i, 'x-bullet'],
  [/^(obiettiv[oi]|bersagl[io]+|targets?)$/i, 'crosshair'],
]

function bits(sentence: string): Bit[] {
  const out: Bit[] = []
  for (const part of sentence.split(/([+–-]\d+ \p{L}+|(?<![\p{L}\d])\d+(?![\p{L}\d]))/u)) {
    const bonus = part.match(/^([+–-]\d+) (\p{L}+)$/u)
    if (bonus) {
      const icon = WHAT.find(([word]) => word.test(bonus[2]!))?.[1]
      out.push({ text: bonus[1]!, bold: true }, ...(icon ? [{ text: ' ' }, { text: '', icon }] : []), {
        text: ' ' + bonus[2],
      })
    } else if (part) out.push({ text: part, bold: /^\d+$/.test(part) })
  }
  return out
}

/** A text in lines: sentences that only give bonuses come out as bonus lines. */
export function richText(text: string): Line[] {
  const lines: Line[] = []
  for (const sentence of text.match(/[^.!?]+[.!?]*\s*/g) ?? []) {
    const plain = sentence.trim()
    if (!plain) continue
    const bonus = /^([+–-]\d+ \p{L}+(, | e | and )?)+\.?$/u.test(plain)
    if (bonus) lines.push({ bonus, bits: bits(plain.replace(/\.$/, '').replaceAll(', ', '  ')) })
    else if (lines.length && !lines.at(-1)!.bonus) lines.at(-1)!.bits.push({ text: ' ' }, ...bits(plain))
    else lines.push({ bonus, bits: bits(plain) })
  }
  return lines
}
