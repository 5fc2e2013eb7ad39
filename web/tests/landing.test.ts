import assert from 'node:assert/strict'
import { test } from 'node:test'

/** A connection that says what the test lets it say. */
class Wire {
  static readonly OPEN = 1
  static last: Wire
  readonly readyState = Wire.OPEN
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor() {
    Wire.last = this
    queueMicrotask(() => this.onopen?.())
  }
  send(): void {}
  close(): void {}

  /** The position with this number, seen by whoever is asked. */
  tell(number: number, seat: number): void {
    const choice = { option: 1, id: 'pass', message: { id: '', args: {} }, target: {} }
    const decision = { kind: 'turn_start', options: [choice], prompt: { id: '', args: {} } }
    const state = { type: 'state', table: 't', number, since: number, seat, view: { number }, decision, events: [] }
    this.onmessage!({ data: JSON.stringify({ ...state, undo: { how: 'no', to: null }, seal: '', clock: null }) })
  }
}

const nothing = (): void => {}
Object.assign(globalThis, {
  WebSocket: Wire,
  location: { protocol: 'http:', host: 'here' },
  document: { addEventListener: nothing, visibilityState: 'visible' },
  addEventListener: nothing,
  fetch: () => new Promise(nothing), // a replay that does not come
})

const soon = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('on one screen a move is shown until the next one is called, or until who made it is asked again', async () => {
  const { TableStore } = await import('../src/lib/table.svelte')
  const store = new TableStore('t', false)
  await soon(20)
  Wire.last.tell(0, 0)
  store.choose(store.decision!.options[0]!)
  Wire.last.tell(1, 1)
  assert.equal(store.landing?.seat, 0)
  Wire.last.tell(2, 2)
  assert.equal(store.landing?.seat, 0, 'somebody else was passed by')
  Wire.last.tell(3, 0)
  assert.equal(store.landing, null)
  store.close()
})
