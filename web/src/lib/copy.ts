/** Hands a text on: by the device's own sharing, or by the clipboard, also where a page without HTTPS has none. */

export type Handed = 'shared' | 'copied' | 'cancelled' | 'failed'

export async function handOn(what: string, as: 'url' | 'text' = 'url'): Promise<Handed> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) return share(what, as)
  return copy(what)
}

async function share(what: string, as: 'url' | 'text'): Promise<Handed> {
  try {
    await navigator.share({ [as]: what, title: 'Orda' })
    return 'shared'
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : copy(what)
  }
}

async function copy(text: string): Promise<Handed> {
  try {
    await navigator.clipboard.writeText(text) // there is none without HTTPS
    return 'copied'
  } catch {
    return copyByHand(text) ? 'copied' : 'failed'
  }
}

/** As pages did before there was a clipboard for them. What is outside an open dialog cannot be selected. */
function copyByHand(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'sr-only'
  ;(document.querySelector('dialog[open]') ?? document.body).append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    focused?.focus()
  }
}
