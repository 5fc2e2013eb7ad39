import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goesOn, saidOf } from '../src/lib/lines'
import { beatOf, groupsOf, LASTS, LONG, MOST_BEHIND, Playback, standing } from '../src/lib/playback'
import type { Clock, Pace, Position, Shown, Wishes } from '../src/lib/playback'
import type { Decision, GameEvent, View } from '../src/lib/protocol'

/** Time that goes on only when it is told to. */
class Time implements Clock {
  private at = 0
  private waiting: { at: number; what: () => void }[] = []
  now = (): number => this.at
  later = (what: () => void, milliseconds: number): unknown => {
    const timer = { at: this.at + milliseconds, what }
    this.waiting.push(timer)
    return timer
  }
  cancel = (timer: unknown): void => {
    this.waiting = this.waiting.filter((each) => each !== timer)
  }
  pass(milliseconds: number): void {
    const end = this.at + milliseconds
    for (;;) {
      const due = this.waiting.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.cancel(due)
      this.at = due.at
      due.what()
    }
    this.at = end
  }
}

const event = (number: number, kind: string, data: Record<string, unknown> = {}): GameEvent =>
  ({ number, kind, data, message: { id: kind, args: {} } }) as GameEvent
const viewOf = (number: number, over = false): View =>
  ({ game: 'run', turn: number, asked: null, result: over ? { winners: [0], scores: [], reason: '' } : null }) as View
const asks = { player: 0, kind: 'play', options: [] } as unknown as Decision
const at = (number: number, events: GameEvent[] = [], more: Partial<Position> = {}): Position => ({
  number,
  seat: 0,
  view: viewOf(number),
  decision: null,
  events,
  ...more,
})
const card = (number: number): GameEvent => event(number, 'play', { card: 'axe' })
const turn = (number: number): GameEvent => event(number, 'turn', { player: 1 })

function shownBy(pace: Pace = 'normal', more: Partial<Wishes> = {}) {
  const time = new Time()
  const seen: (Shown<Position> & { at: number })[] = []
  const wishes: Wishes = { pace, hidden: false, beats: {}, between: (view) => view, ...more }
  const playback = new Playback<Position>(
    (shown) => seen.push({ ...shown, at: time.now() }),
    () => wishes,
    time,
  )
  playback.jump(at(0))
  const known = () => seen.flatMap((each) => each.fresh)
  return { time, seen, playback, wishes, known, now: () => seen.at(-1)! }
}

test('notes are told with what came before them, and a die rolls before it tells', () => {
  const events = [event(1, 'begin'), card(1), event(1, 'draw'), event(1, 'roll', { die: 3 }), event(1, 'kill')]
  const groups = groupsOf(events, { kill: 'mark' })
  assert.deepEqual(
    groups.map((group) => [group.beat, group.events.map((each) => each.kind)]),
    [
      ['card', ['begin', 'play', 'draw']],
      ['die', []],
      ['landed', ['roll']],
      ['mark', ['kill']],
    ],
  )
})

test('what a board says of a kind of event counts before what the event looks like', () => {
  assert.equal(groupsOf([event(1, 'raised', { die: 5 })], { raised: 'note' })[0]!.beat, 'note')
  assert.equal(groupsOf([event(1, 'raised', { die: 5 })], {})[0]!.beat, 'die')
})

test('kinds that begin alike are named together, one of them apart', () => {
  const beats = { 'quote_*': 'card', quote_die: 'die' } as const
  const told = ['quote_missed', 'quote_die', 'quotes'].map((kind) => beatOf(event(1, kind), beats))
  assert.deepEqual(told, ['card', 'die', 'note'])
})

test('each thing is shown for its time, and the position itself when all of it has been shown', () => {
  const { time, playback, seen, now } = shownBy()
  playback.push(at(1, [card(1), turn(1)]))
  assert.equal(now().telling?.beat, 'card')
  assert.equal(now().view.turn, 0, 'the table is still the old one')
  time.pass(LASTS.card - 1)
  assert.equal(now().telling?.beat, 'card')
  time.pass(1)
  assert.equal(now().telling?.beat, 'turn')
  assert.equal(now().view.turn, 1)
  assert.equal(now().position.number, 0)
  time.pass(LASTS.turn)
  assert.deepEqual([now().whole, now().position.number, playback.busy], [true, 1, false])
  assert.equal(seen.length, 4)
})

test('slow takes longer, fast less and none no time at all', () => {
  const spent = (pace: Pace): number => {
    const { time, playback } = shownBy(pace)
    playback.push(at(1, [card(1)]))
    const began = time.now()
    while (playback.busy) time.pass(50)
    return time.now() - began
  }
  assert.deepEqual((['slow', 'normal', 'fast', 'none'] as const).map(spent), [1950, 1200, 600, 0])
})

test('what I do myself is shown at once, but a die still rolls', () => {
  const { time, playback, now } = shownBy()
  playback.push(at(1, [card(1)]), { mine: true })
  assert.equal(now().position.number, 1)
  playback.push(at(2, [event(2, 'roll', { die: 6 })]), { mine: true })
  assert.deepEqual([now().telling?.beat, now().fresh, now().view.turn], ['die', [], 1])
  time.pass(LASTS.die)
  assert.deepEqual([now().telling?.beat, now().fresh.length, now().view.turn], ['landed', 1, 2])
})

test('pictures in between come from the board', () => {
  const between = (view: View, each: GameEvent): View => ({ ...view, last: each.kind }) as View
  const { playback, now } = shownBy('normal', { between })
  playback.push(at(1, [card(1), turn(1)]))
  assert.equal((now().view as View & { last: string }).last, 'play')
})

test('a board is told where a picture in between leads to', () => {
  const between = (view: View, _: GameEvent, next: View): View => ({ ...view, coming: next.turn }) as View
  const { playback, now } = shownBy('normal', { between })
  playback.push(at(1, [card(1), turn(1)]))
  assert.equal((now().view as View & { coming: number }).coming, 1)
})

test('nothing is lost or doubled when positions come faster than they are shown', () => {
  const { time, playback, known, now } = shownBy()
  for (let n = 1; n <= 40; n++) {
    playback.push(at(n, [card(n), turn(n)]))
    time.pass(100)
  }
  time.pass(60_000)
  assert.deepEqual(
    known().map((each) => [each.number, each.kind]),
    Array.from({ length: 40 }, (_, i) => [[i + 1, 'play'], [i + 1, 'turn']]).flat(), // prettier-ignore
  )
  assert.equal(now().position.number, 40)
})

test('a long queue is shown faster', () => {
  const { time, playback } = shownBy()
  for (let n = 1; n <= 40; n++) playback.push(at(n, [card(n)]))
  let spent = 0
  for (; playback.busy; spent += 100) time.pass(100)
  assert.ok(spent > LONG && spent < (40 * LASTS.card) / 2, `${spent}`)
})

test('a question of mine never waits more than two seconds behind what came before it', () => {
  const { time, playback, now } = shownBy('slow')
  for (let n = 1; n <= 9; n++) playback.push(at(n, [card(n), turn(n)]))
  time.pass(500)
  playback.push(at(10, [card(10), turn(10)], { decision: asks }))
  time.pass(MOST_BEHIND + 1)
  assert.deepEqual([now().position.number, now().whole, playback.busy], [10, true, false])
})

const death = (number: number): GameEvent => event(number, 'die', { player: 1 })
/** How long each thing was shown, by the kind of event it is about. */
function spentOn(seen: (Shown<Position> & { at: number })[]): Record<string, number> {
  const spent: Record<string, number> = {}
  seen.forEach((each, i) => {
    const kind = each.telling?.lead.kind
    if (kind) spent[kind] = (spent[kind] ?? 0) + (seen[i + 1]?.at ?? each.at) - each.at
  })
  return spent
}

test('a death just before my question is still held, and the question waits no longer than two seconds', () => {
  for (const pace of ['slow', 'normal', 'fast'] as const) {
    const { time, playback, seen, now } = shownBy(pace, { beats: { die: 'scene' } })
    const chain = [card(1), event(1, 'roll', { roll: 2 }), death(1), card(1), turn(1)]
    playback.push(at(1, chain, { decision: asks }))
    time.pass(MOST_BEHIND + 1)
    assert.deepEqual([now().position.number, now().whole, playback.busy], [1, true, false], pace)
    const spent = spentOn(seen)
    assert.ok(spent.die! >= 1499, `${pace}: the death ${spent.die} ms`)
    assert.ok(spent.play! > 100 && spent.roll! > 100, `${pace}: the others share the rest, ${JSON.stringify(spent)}`)
  }
})

test('two deaths before my question share the time that one would have', () => {
  const { time, playback, seen, now } = shownBy('normal', { beats: { die: 'scene', end: 'scene' } })
  playback.push(at(1, [card(1), death(1), card(1), event(1, 'end'), card(1)], { decision: asks }))
  time.pass(MOST_BEHIND + 1)
  assert.equal(now().position.number, 1)
  const { die, end, play } = spentOn(seen)
  assert.deepEqual([die, end, play].map((each) => Math.round(each!)), [750, 750, 500]) // prettier-ignore
})

test('a death is held as long as the end at any pace, also one of my own doing, and while a long queue is shown faster', () => {
  for (const [pace, held] of [
    ['slow', 2000],
    ['normal', 2000],
    ['fast', 1500],
    ['none', 0],
  ] as const) {
    const { time, playback, seen } = shownBy(pace, { beats: { die: 'scene' } })
    playback.push(at(1, [death(1)]), { mine: true })
    time.pass(5000)
    assert.equal(spentOn(seen).die, held, pace)
  }
  const { time, playback, seen } = shownBy('normal', { beats: { die: 'scene' } })
  for (let n = 1; n <= 40; n++) playback.push(at(n, [n === 2 ? death(n) : card(n)]))
  time.pass(60_000)
  assert.ok(spentOn(seen).die! >= 1499, JSON.stringify(spentOn(seen)))
})

test('the change to my own turn is not waited for', () => {
  const { time, playback, now } = shownBy()
  playback.push(at(1, [card(1), turn(1)], { decision: asks }))
  time.pass(LASTS.card)
  assert.equal(now().position.decision, asks)
})

test('skipping shows everything at once until something is asked of me', () => {
  const { time, playback, known, now } = shownBy()
  playback.push(at(1, [card(1), turn(1)]))
  playback.push(at(2, [card(2), turn(2)]))
  playback.skip()
  assert.deepEqual([now().position.number, known().length], [2, 4])
  playback.push(at(3, [card(3), turn(3)], { decision: asks }))
  assert.equal(now().position.number, 3)
  playback.push(at(4, [card(4)]))
  assert.equal(now().position.number, 3, 'from then on things are shown again')
  time.pass(LASTS.card)
  assert.equal(now().position.number, 4)
})

test('skipping when all is shown changes nothing', () => {
  const { playback, now } = shownBy()
  playback.skip()
  playback.push(at(1, [card(1)]))
  assert.equal(now().position.number, 0)
})

test('an undo in the middle of a playback ends in the true position, with all that happened in the log', () => {
  const { playback, known, now } = shownBy()
  playback.push(at(1, [card(1), turn(1)]))
  playback.push(at(2, [event(2, 'undo', { player: 0, to: 0 })], { decision: asks }))
  assert.deepEqual([now().position.number, now().whole, playback.busy], [2, true, false])
  assert.deepEqual(known().map((each) => each.kind), ['play', 'turn', 'undo']) // prettier-ignore
  assert.deepEqual(standing(known()), [])
})

test('only what came after the position gone back to is undone', () => {
  const log = [card(1), card(2), event(3, 'undo', { to: 1 }), card(4), event(5, 'undo', { to: 3 }), card(6)]
  assert.deepEqual(standing(log).map((each) => each.number), [1, 6]) // prettier-ignore
})

test('a position told again, as after a lost connection, is not shown twice; the last word counts', () => {
  const { time, playback, known, now } = shownBy()
  playback.push(at(1, [card(1), turn(1)]))
  const again = at(1, [card(1), turn(1)], { decision: asks })
  playback.push(again)
  time.pass(10_000)
  assert.deepEqual([known().length, now().position], [2, again])
  const third = at(1, [])
  playback.push(third)
  assert.equal(now().position, third)
})

test('where events are missing the true position is shown at once', () => {
  const { playback, now } = shownBy()
  playback.push(at(1, [card(1)]))
  playback.push(at(9, [card(9)]), { atOnce: true })
  assert.deepEqual([now().position.number, now().whole], [9, true])
})

test('the end is held on the table before it is over, at any pace but none', () => {
  for (const [pace, held] of [
    ['slow', 2000],
    ['normal', 1800],
    ['fast', 1500],
    ['none', 0],
  ] as const) {
    const { time, playback, now } = shownBy(pace)
    playback.push(at(1, [], { view: viewOf(1, true) }))
    if (held) assert.deepEqual([now().whole, now().over], [true, false])
    time.pass(held - 1)
    assert.equal(now().over, held === 0)
    time.pass(1)
    assert.equal(now().over, true)
  }
})

test('a game that was over when the page came is over at once', () => {
  const { playback, now } = shownBy()
  playback.jump(at(7, [], { view: viewOf(7, true) }))
  assert.equal(now().over, true)
})

test('nobody who does not look is kept waiting', () => {
  const { playback, now, wishes } = shownBy()
  playback.push(at(1, [card(1)]))
  wishes.hidden = true
  playback.catchUp()
  assert.equal(now().position.number, 1)
  playback.push(at(2, [card(2)]))
  assert.equal(now().position.number, 2)
})

test('on one screen the eyes change only when all has been shown', () => {
  const { time, playback, now, known } = shownBy()
  playback.push(at(1, [card(1), event(1, 'draw')], { seat: 1, decision: asks }))
  assert.deepEqual([now().view.turn, now().position.seat], [0, 0])
  time.pass(LASTS.card)
  assert.deepEqual([now().view.turn, now().position.seat], [1, 1])
  assert.deepEqual(known(), [], 'what the other has seen is not told to the first')
})

test('several of a kind that are one line are seen at once', () => {
  const zombie = (line: string, again: boolean): GameEvent =>
    ({ ...event(1, 'put', { x: 1 }), line: { id: line, args: {} }, again }) as GameEvent
  const events = [zombie('one', false), zombie('two', true), zombie('elsewhere', false)]
  const groups = groupsOf(events, { put: 'mark' })
  assert.deepEqual(
    groups.map((group) => [group.lead, group.events.length]),
    [
      [events[0], 2],
      [events[2], 1],
    ],
  )
  assert.equal(saidOf(groups[0]!).id, 'two')
  assert.ok(!groups.some(goesOn), 'they go on with nothing that was said before')
})

test('that the turn passes to somebody else is shown after my choice too', () => {
  const { time, playback, now } = shownBy()
  playback.push(at(1, [turn(1), card(1)]), { mine: true })
  assert.equal(now().telling?.beat, 'turn')
  assert.equal(now().telling?.own, false)
  time.pass(LASTS.turn)
  assert.equal(now().telling?.lead.kind, 'play')
})

test('what comes of my own choice is told from what comes after it', () => {
  const { playback, seen } = shownBy('none')
  playback.push(at(1, [card(1), card(1), turn(1), card(1)]), { mine: true })
  assert.deepEqual(
    seen.filter((each) => each.telling).map((each) => [each.telling!.own, each.telling!.mine]),
    [
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ],
  )
})
