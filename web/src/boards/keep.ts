/**
 * What is the same as before stays the same object: then only what has changed is worked out and drawn anew.
 * Views come as fresh JSON with every position; most of it says what the last one said.
 */
export function keep<Data>(before: unknown, now: Data): Data {
  if (before === now || typeof now !== 'object' || now === null || typeof before !== 'object' || before === null)
    return now
  if (Array.isArray(now)) return Array.isArray(before) ? (keepList(before, now) as Data) : now
  const old = before as Record<string, unknown>
  const made = now as Record<string, unknown>
  const names = Object.keys(made)
  let same = !Array.isArray(before) && names.length === Object.keys(old).length
  for (const name of names) {
    made[name] = keep(old[name], made[name])
    if (made[name] !== old[name] || !(name in old)) same = false
  }
  return same ? (before as Data) : now
}

function keepList(before: unknown[], now: unknown[]): unknown[] {
  let same = before.length === now.length
  for (let i = 0; i < now.length; i++) {
    now[i] = keep(before[i], now[i])
    if (now[i] !== before[i]) same = false
  }
  return same ? before : now
}
