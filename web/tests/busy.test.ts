import assert from 'node:assert/strict'
import { test } from 'node:test'

type Sent = { type: string; table?: string; ref?: number }

/** A connection that notes what is sent. */
class Wire {
  static readonly OPEN = 1
  static last: Wire
  readonly readyState = Wire.OPEN
  readonly sent: Sent[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor() {
    Wire.last = this
    queueMicrotask(() => this.onopen?.())
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }
  close(): void {}

  asked(): Sent[] {
    return this.sent.filter((message) => message.type === 'subscribe')
  }
  refuse(code: string): void {
    const ref = this.asked().at(-1)!.ref
    this.onmessage!({ data: JSON.stringify({ type: 'error', code, message: '', table: 't', ref }) })
  }
}

const nothing = (): void => {}
Object.assign(globalThis, {
  WebSocket: Wire,
  location: { protocol: 'http:', host: 'here' },
  document: { addEventListener: nothing, visibilityState: 'visible' },
  addEventListener: nothing,
})

const soon = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('a table the server was too busy to show is asked for again by itself', async () => {
  const { TableStore } = await import('../src/lib/table.svelte')
  const store = new TableStore('t', false)
  await soon(20)
  assert.equal(Wire.last.asked().length, 1)
  Wire.last.refuse('busy')
  await soon(20)
  assert.equal(store.gone, null)
  await soon(1200)
  assert.equal(Wire.last.asked().length, 2)
  Wire.last.refuse('no_such_table')
  await soon(20)
  assert.equal(store.gone, 'no_such_table')
  await soon(1200)
  assert.equal(Wire.last.asked().length, 2)
  store.close()
})
