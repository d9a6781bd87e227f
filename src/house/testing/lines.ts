import type { Seat } from '#engine/game'
import { SeededRandom } from '#engine/random'
import { Refused } from '#engine/refusal'
import type { AnyBox } from '#games/box'
import type { RaceBench } from '#games/testing/bench'
import { Racer } from '#games/testing/racer'
import { Orders } from '#house/orders'
import { tellNow } from '#house/tell'
import { Diary } from '#house/testing/tables'
import type { NowTold } from '#protocol/told'

// A race on lines that are not alike, in a time that need not be waited for.

interface LineRace {
  readonly box: AnyBox
  readonly script: RaceBench
  /** By how many milliseconds the line of each seat is slower: half of it there, half of it back. */
  readonly delays: readonly number[]
  readonly seed: string
}

interface Racing {
  readonly seat: Seat
  /** One way. */
  readonly delay: number
  readonly racer: Racer
  seen: NowTold | undefined
  /** Raised whenever they think anew: an alarm of before means nothing any more. */
  thought: number
}

interface Happening {
  readonly at: number
  readonly work: () => void
}

/** Plays a match until its first race is over, and answers what each seat took in it. */
export async function raceOnLines({ box, script, delays, seed }: LineRace): Promise<readonly number[]> {
  const diary = new Diary({ box, seats: script.seats, options: script.options, secret: seed })
  const { table } = diary
  const orders = new Orders()
  let ahead: Happening[] = []
  let now = table.at
  let hasBegun = false
  const isRacing = (): boolean => script.raceOf(table.state!) !== undefined
  const later = (after: number, work: () => void): void => void ahead.push({ at: now + after, work })

  const people = delays.map((delay, seat): Racing => ({
    ...{ seat, delay: delay / 2, seen: undefined, thought: 0 },
    racer: new Racer(script, seat, SeededRandom.from(`${seed}/${seat}`), delay / 2),
  }))

  /** Everybody hears how things stand, each when their line lets them. */
  function tell(): void {
    hasBegun ||= isRacing()
    for (const one of people) {
      const told = tellNow(table, one.seat, now)
      later(one.delay, () => {
        one.seen = told
        think(one)
      })
    }
  }

  function think(one: Racing): void {
    if (!one.seen) return
    const thought = ++one.thought
    const at = one.racer.next(one.seen, now)
    if (at === undefined) return
    later(Math.max(0, at - now), () => {
      if (one.thought === thought) act(one)
    })
  }

  function act(one: Racing): void {
    const decision = one.seen!.own?.decision
    const choice = one.racer.act(one.seen!, now)
    later(one.delay, () => arrive(one, choice, decision))
    think(one)
  }

  function arrive(one: Racing, choice: object, nth: number | undefined): void {
    const answered = (): void =>
      later(one.delay, () => {
        one.racer.answered(choice)
        think(one)
      })
    const { seat } = one
    const { beat } = table
    const decision = table.meant(seat, nth)
    if (beat) {
      const at = Math.max(beat.now, now - beat.origin)
      orders.add({ seat, choice, by: 'seat', at, ...(decision !== undefined && { decision }) }).then(answered, answered)
      return
    }
    try {
      diary.write({ kind: 'input', input: { actor: seat, choice }, by: 'seat' }, now - table.at)
      tell()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
    answered()
  }

  function tick(to: number): void {
    const due = orders.take(table, to)
    if (due.length > 0 || to === table.beat!.next) {
      const ordered = due.map(({ seat, choice, at, by }) => ({ seat, choice, at, by }))
      diary.write({ kind: 'ticked', to, orders: ordered }, now - table.at)
      orders.settle(due)
      tell()
    }
    if (!table.beat) orders.close(new Refused({ code: 'too-late', message: 'It is over.' }))
  }

  tell()
  while (!hasBegun || isRacing()) {
    // Whoever has just been answered says so first.
    await new Promise((resolve) => setImmediate(resolve))
    const { beat } = table
    const next = beat && orders.next(beat)
    const due = beat && next !== undefined ? beat.origin + next : Infinity
    const first = Math.min(due, ...ahead.map(({ at }) => at))
    if (first === Infinity) throw new Error('Nothing will ever happen.')
    now = first
    const happening = ahead.filter(({ at }) => at <= now)
    ahead = ahead.filter(({ at }) => at > now)
    if (due <= now) tick(next!)
    for (const { work } of happening) work()
  }
  return script.taken(table.state!)
}
