import { describe, expect, test } from 'vitest'
import type { Actor, Viewer } from '#engine/game'
import { clone, same } from '#engine/json'
import { everyTable } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { kindsOf } from '#engine/schema'
import { isKnown } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import type { Options } from '#games/last-brave/options'
import { says, shown } from '#games/last-brave/testing/told'
import type { Choice, Event, State, View } from '#games/last-brave/types'

/** Campaigns and single bouts, in every mode. */
const TABLES = everyTable(lastBrave).filter(({ options: { points }, seats }) => points === 0 && seats > 3)

/** What a seat prefers is its own, and at the end of a match all cards are open. */
const UNSAID: ReadonlySet<Event['kind']> = new Set(['preferred', 'campaign-over'])

/** An event, and the state when it was told. */
interface Moment {
  readonly event: Event
  readonly state: State
}

const viewersOf = ({ fighters }: State): Viewer[] => ['spectator', ...fighters.keys()]

/** Plays a random match; `see` is given every play: the state before, and each event with the state of that moment. */
function playOut(options: Options, seats: number, seed: string, see: (before: State, told: Moment[]) => void): void {
  const random = SeededRandom.from(seed)
  const state = lastBrave.begin(lastBrave.deal(options, seats, random), { random })
  const play = (actor: Actor, choice: Choice): void => {
    const before = clone(state)
    const told: Moment[] = []
    lastBrave.play(state, actor, choice, { random, tell: (event) => told.push({ event, state: clone(state) }) })
    see(before, told)
  }
  while (!lastBrave.outcome(state)) {
    const seat = random.below(seats)
    if (random.below(4) === 0) play(seat, pick(random, lastBrave.asides!(state, seat)))
    const { actor } = lastBrave.pending(state)[0]!
    play(actor, pick(random, lastBrave.choices(state, actor)))
  }
}

/** Every moment that a viewer hears of, with what it saw then and what it had seen when the last one was told. */
function look(matches: number, see: (event: Event, now: View, last: View) => void): void {
  for (let match = 0; match < matches; match++) {
    const { options, seats } = TABLES[(match * 7) % TABLES.length]!
    playOut(options, seats, `told ${match}`, (before, told) => {
      for (const viewer of viewersOf(before)) {
        let last = lastBrave.view(before, viewer)
        for (const { event, state } of told) {
          const heard = lastBrave.hear(event, viewer)
          if (!heard) continue
          const now = lastBrave.view(state, viewer)
          see(heard, now, last)
          last = now
        }
      }
    })
  }
}

describe('an event is told when what it says has been done, and nothing of what is told next', () => {
  test('each viewer sees with each event what it says, and no other change', () => {
    const kinds = new Set<string>()
    look(60, (event, now, last) => {
      kinds.add(event.kind)
      if (event.kind === 'bout-begun') return
      const expected = { ...says(last, event), ...(UNSAID.has(event.kind) && { fighters: now.fighters }) }
      if (!same(shown(now), expected)) expect(shown(now), `${event.kind}, seen by ${now.viewer}`).toEqual(expected)
    })
    expect(kinds).toEqual(new Set(kindsOf(lastBrave.schemas.event)))
  })

  test('the end of a bout is told of the old table, all cards open, and the next bout of the new one', () => {
    let bouts = 0
    look(60, (event, now, last) => {
      if (event.kind !== 'bout-begun') return
      bouts++
      expect(last.bout).toBe(event.bout - 1)
      for (const { champion, hand } of last.fighters) {
        expect(champion).toMatch(/^champion\./)
        for (const card of hand) expect(card).toMatch(/\./)
      }
      expect(now).toMatchObject({ bout: event.bout, active: event.first, turn: 0, stall: 0, blow: null })
      expect(now.past.at(-1)!.bout).toBe(last.bout)
      for (const [seat, { champion, hand, reveal, damage }] of now.fighters.entries()) {
        expect([hand.length, reveal.length, damage.length]).toEqual([3, 0, 0])
        if (seat !== now.viewer) expect(champion).toBe('face-down')
      }
    })
    expect(bouts).toBeGreaterThan(20)
  })

  test('[LB-R7] what is hidden stays hidden in the midst', () => {
    const isHidden = (now: View): boolean =>
      now.fighters.every(
        ({ champion, faceUp, hand, shown: known, prefs }, seat) =>
          seat === now.viewer ||
          (prefs === null &&
            (champion === 'face-down') === !faceUp &&
            hand.every((card) => !isKnown(card) || known.includes(card))),
      )
    const leaks: string[] = []
    let isOver = false
    look(20, (event, now) => {
      if (event.kind === 'bout-over') isOver = true
      if (event.kind === 'bout-begun') isOver = false
      if (!isOver && !now.result && !isHidden(now)) leaks.push(`${event.kind} to ${now.viewer}`)
      if (now.result) isOver = false
    })
    expect(leaks).toEqual([])
  })
})
