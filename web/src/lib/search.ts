/** Searching in what is written: every word must be somewhere, whatever its accents and capitals. */

const fold = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

/** Without words everything matches. */
export function matching(search: string): (text: string) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return (text) => {
    const folded = fold(text)
    return words.every((word) => folded.includes(word))
  }
}
