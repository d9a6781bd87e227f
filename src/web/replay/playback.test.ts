import { describe, expect, test } from 'vitest'
import { Match, type MatchRecord } from '#engine/match'
import { pebbles } from '#engine/testing/pebbles'
import { pick, SeededRandom } from '#engine/random'
import { box } from '#games/brave-rats/box'
import { braveRats } from '#games/brave-rats/game'
import { newMatch, playOut } from '#games/brave-rats/testing'
import { box as lastBraveBox } from '#games/last-brave/box'
import { lastBrave } from '#games/last-brave/game'
import type { Event, View } from '#games/last-brave/types'
import { scramble } from '#engine/testing/scramble'
import { pebblesBox, scrambleBox } from '#house/testing/tables'
import { BadFile, openRecord, readRecord } from '#web/replay/open-record'
import { Playback } from '#web/replay/playback'
import { linesOf, sayStep } from '#web/replay/tell'
import { restOf } from '#web/replay/use-play'
import { replay } from '#web/words/replay'

/** A match of several drafted games: long enough for more than one checkpoint. */
function longMatch(): MatchRecord {
  const match = newMatch({ draft: true, emperor: true }, { seed: 'long' })
  playOut(match, 'long')
  return match.save()
}

describe('a match played again', () => {
  const record = longMatch()

  test('every step is as it was, in whatever order one looks at them', async () => {
    const playback = await Playback.of(box, record)
    expect(playback.last).toBe(record.inputs.length)
    expect(playback.last).toBeGreaterThan(40)
    const back = Array.from({ length: playback.last + 1 }, (_, at) => playback.last - at)
    const across = back.map((at) => (at * 17) % (playback.last + 1))
    for (const step of [...back, ...across]) {
      const match = Match.load(braveRats, { ...record, inputs: record.inputs.slice(0, step) })
      expect(playback.moment(step, 'open')).toEqual({
        view: match.state,
        pending: match.pending(),
        sealed: null,
        outcome: match.outcome ?? null,
      })
      expect(playback.moment(step, 1)).toMatchObject({ view: match.view(1), sealed: match.sealedBy(1) ?? null })
    }
  })

  test.each([
    [[1], { seat: 1 }, 'The Yargs take the throne because the Applewoods ran out of time. No time left: Ben.'],
    [
      [0, 1],
      { seat: null, seats: [0, 1] },
      'The match ends in a draw: both clans ran out of time at the same moment. No time left: Ann, Ben.',
    ],
  ])('that %j lost by time is said so', async (seats, line, said) => {
    const match = newMatch()
    match.submit({ actor: 'clock', act: 'flag', seats })
    const playback = await Playback.of(box, match.save())
    const speech = { text: box.texts.en, names: ['Ann', 'Ben'], words: replay.en }
    expect(sayStep(playback, 1, 'open', speech)).toBe(said)
    expect(linesOf(playback, 'open').at(-1)).toMatchObject({ n: 1, what: 'flagged', ...line })
  })

  test('eyes see and hear what they did at the table', async () => {
    const playback = await Playback.of(box, record)
    expect(JSON.stringify(playback.moment(1, 'spectator').view)).toContain('"?"')
    expect(JSON.stringify(playback.moment(1, 'open').view)).not.toContain('"?"')
    expect(JSON.stringify(playback.heard(0, 'spectator'))).toContain('"?"')
    expect(JSON.stringify(playback.heard(0, 'open'))).not.toContain('"?"')
  })
})

test('what was told comes with the match as it was at that very moment', async () => {
  const match = Match.start(lastBrave, { seats: 3, seed: 'moments' })
  const luck = SeededRandom.from('moments')
  for (let count = 0; count < 60 && !match.outcome; count++) {
    const { actor } = match.pending()[0]!
    match.submit({ actor, choice: pick(luck, match.choices(actor)) })
  }
  const playback = await Playback.of(lastBraveBox, match.save())
  let shown = 0
  for (let step = 1; step <= playback.last; step++) {
    const frames = playback.frames(step, 'spectator')
    expect(frames.map(({ event }) => event)).toEqual(playback.heard(step, 'spectator'))
    const views = [playback.moment(step - 1, 'spectator').view, ...frames.map(({ view }) => view)] as View[]
    for (const [at, { event }] of (frames as unknown as readonly { readonly event: Event }[]).entries()) {
      if (event.kind !== 'point-revealed') continue
      const lies = (view: View) => view.fighters[event.seat]!.reveal.some(({ card }) => card === event.card)
      expect([lies(views[at]!), lies(views[at + 1]!)]).toEqual([false, true])
      shown++
    }
  }
  expect(shown).toBeGreaterThan(3)
})

test('whom the game asked in secret only its own eyes and open ones see', async () => {
  const match = Match.start(pebbles, { seats: 3, seed: 'secret' })
  match.submit({ actor: 1, choice: { kind: 'watch', on: true } })
  for (const actor of [0, 1, 2]) match.submit({ actor, choice: { kind: 'done' } })
  match.submit({ actor: 1, choice: { kind: 'pass' } })
  const playback = await Playback.of(pebblesBox, match.save())
  const asked = (eyes: 0 | 1 | 'spectator' | 'open') => playback.moment(4, eyes).pending.map(({ actor }) => actor)
  expect([asked(0), asked('spectator'), asked(1), asked('open')]).toEqual([[], [], [1], [1]])
  const speech = { text: pebblesBox.texts.en, names: ['Ada', 'Bruno', 'Cora'], words: replay.en }
  const said = [1, 5].map((step) => ([0, 1, 'open'] as const).map((eyes) => sayStep(playback, step, eyes, speech)))
  expect(said).toEqual([
    ['Nothing that these eyes can see.', 'watches', 'watches'],
    ['Nothing that these eyes can see.', 'Bruno: pass', 'Bruno: pass'],
  ])
})

describe('a race', () => {
  const ROLL = { kind: 'roll', dice: [0] }
  const tick = (at: number) => ({ actor: 'clock' as const, choice: { kind: 'tick', at } })

  test('says that time passes, without a name before it', async () => {
    const match = Match.start(scramble, { seats: 2, seed: 'race' })
    for (const at of [1000, 1200, 1400]) match.submit(tick(at))
    const playback = await Playback.of(scrambleBox, match.save())
    const speech = { text: scrambleBox.texts.en, names: ['Ada', 'Bruno'], words: replay.en }
    expect(playback.heard(3, 'open')).toEqual([])
    const eyes = [0, 'spectator', 'open'] as const
    expect(eyes.map((one) => sayStep(playback, 3, one, speech))).toEqual(eyes.map(() => 'tick.'))
  })

  test('is shown in the time that it took, or less, and what was ordered for a beat with it', async () => {
    const match = Match.start(scramble, { seats: 2, seed: 'race' })
    match.submit(tick(1000))
    match.submit({ actor: 0, choice: ROLL, at: 1010 })
    match.submit({ actor: 1, choice: ROLL, at: 1100 })
    match.submit(tick(1200))
    match.submit({ actor: 1, choice: { kind: 'stop' }, at: 5900 })
    match.submit(tick(6000))
    const playback = await Playback.of(scrambleBox, match.save())
    const steps = Array.from({ length: playback.last + 1 }, (_, step) => playback.passes(step))
    expect(steps).toEqual([1000, 0, 0, 200, 0, 4800, undefined])
    const rests = (speed: number) => steps.slice(0, -1).map((passes) => restOf('telling', passes, speed))
    expect(rests(1)).toEqual([1000, 0, 0, 200, 0, 2600])
    expect(rests(2)).toEqual([500, 0, 0, 100, 0, 1300])
    expect([restOf('shown', undefined, 1), restOf('silent', undefined, 2)]).toEqual([1400, 400])
  })

  test('takes no time where no time passes', async () => {
    const playback = await Playback.of(box, longMatch())
    expect(playback.passes(3)).toBeUndefined()
  })
})

describe('files', () => {
  const good = longMatch()
  const file = (value: unknown): Blob => new Blob([typeof value === 'string' ? value : JSON.stringify(value)])
  const flawOf = async (value: unknown): Promise<string> => {
    try {
      await openRecord(await readRecord(file(value)))
    } catch (error) {
      if (error instanceof BadFile) return error.flaw
      throw error
    }
    return 'none'
  }

  test.each([
    ['none', good],
    ['unreadable', '{"format":'],
    ['unreadable', ''],
    ['unreadable', '['.repeat(100)],
    ['foreign', 'null'],
    ['foreign', { hello: 'world' }],
    ['foreign', ' '.repeat(2 ** 24 + 1)],
    ['other-version', { ...good, version: 2 }],
    ['unknown-game', { ...good, game: 'chess' }],
    ['other-rules', { ...good, rules: 99 }],
    ['damaged', { ...good, inputs: [{ actor: 0 }] }],
    ['damaged', { ...good, inputs: good.inputs.toReversed() }],
    ['damaged', { ...good, seats: 5 }],
    ['damaged', { ...good, names: ['only one'] }],
  ])('%s', async (flaw, value) => {
    expect(await flawOf(value)).toBe(flaw)
  })
})
