import { describe, expect, test } from 'vitest'
import { playScript } from '#games/last-brave/testing/script'
import {
  answer,
  answers,
  asked,
  from,
  type LastMatch,
  newMatch,
  offered,
  playOut,
  refusalOf,
  the,
  told,
} from '#games/last-brave/testing/matches'

// C5 of the rules document: turn order.

/** Pays and passes with what is offered first until the turn is over; says who is next, and by which rule. */
function next(match: LastMatch): readonly [seat: string, rule: string] {
  for (;;) {
    const events = answer(match, `${asked(match).slice(0, 2)}: ${offered(match)[0]!}`)
    const over = events.find((event) => event.kind === 'turn-over')
    if (over?.kind === 'turn-over') return [`S${over.next + 1}`, over.rule]
  }
}

describe('the first player', () => {
  test('[LB-R53] is drawn from the seed, each seat as likely as any other', () => {
    for (const seats of [3, 5, 7]) {
      const first = Array<number>(seats).fill(0)
      const games = 200 * seats
      for (let game = 0; game < games; game++) first[newMatch(seats, {}, { seed: `first ${game}` }).state.active]!++
      for (const count of first) expect(Math.abs(count - 200)).toBeLessThan(60)
    }
  })

  test('[LB-R53] and drawn again for every bout of a campaign', () => {
    const firsts = new Set<string>()
    for (let match = 0; match < 12; match++) {
      const events = playOut(newMatch(3, { campaign: 'wins', points: 4 }, { seed: `bouts ${match}` }), `bouts ${match}`)
      const begun = events.flatMap((event) => (event.kind === 'bout-begun' ? [event] : []))
      for (const [at, { first }] of begun.entries()) if (at > 0) firsts.add(`${begun[at - 1]!.first} then ${first}`)
      // Who was drawn takes the first turn.
      for (const [at, event] of events.entries())
        if (event.kind === 'bout-begun')
          expect(events.slice(at).find(({ kind }) => kind === 'turn-begun')).toMatchObject({
            seat: event.first,
            turn: 1,
          })
    }
    expect(firsts.size).toBe(9)
  })
})

describe('left', () => {
  test('[LB-R54] is clockwise, past those who fell, and round the table', () => {
    const start = (active: string, cards: string) => `start: free-for-all, active ${active}
      S1 rhosyn! ${active === 'S1' ? 'hand[] reveal[Warrior, Fire, Bow] damage[]' : cards}
      S2 OUT brakk
      S3 ysolde! hand[] reveal[Cleric, Light, Sword] damage[]
      S4 noor!   ${active === 'S4' ? 'hand[] reveal[Warrior, Fire, Bow] damage[]' : cards}
      S5 OUT vesper`
    const victim = 'hand[] reveal[] damage[Knight, Earth, Shield]'
    const over = from(start('S1', victim))
    expect(the(answer(over, 'S1: attack S4'), 'turn-over')).toMatchObject({ next: 2, rule: 'LB-131' })
    const round = from(
      start('S4', 'hand[] reveal[Knight] damage[Earth, Shield]').replace(
        'S3 ysolde! hand[] reveal[Cleric, Light, Sword] damage[]',
        `S3 ysolde! hand[] reveal[] damage[Cleric, Light, Sword]`,
      ),
    )
    expect(the(answer(round, 'S4: attack S3'), 'turn-over')).toMatchObject({ next: 0, rule: 'LB-131' })
  })
})

describe('Re-engage', () => {
  const START = `start: free-for-all, active S1
    S1 noor    hand[] reveal[Berserker, Light, Daggers] damage[]
    S2 brakk!  hand[] reveal[Knight, Earth#, Shield] damage[]
    S3 ysolde! hand[] reveal[] damage[Cleric, Fire, Sword]
    S4 rhosyn! hand[] reveal[Ranger, Wind, Bow] damage[]`

  test('[LB-R55] goes before every other rule about who is next, also when the target fell', () => {
    const match = from(START)
    answer(match, 'S1: use Berserker.Fa')
    expect(the(answer(match, 'S1: attack S3'), 'turn-over')).toMatchObject({ next: 0, rule: 'LB-099' })
    expect(match.state).toMatchObject({ active: 0, turn: 2 })
  })

  test('[LB-R55] also after a Scatter Shot', () => {
    const match = from(START.replace('Light, Daggers', 'Lightning, Daggers'))
    answers(match, 'S1: use Berserker.Fa', 'S1: use Lightning.Fo', 'S1: attack-all')
    expect(next(match)).toEqual(['S1', 'LB-099'])
  })

  test('[LB-R55] only the attacker’s own defeat cancels it', () => {
    const match = from(`start: free-for-all, active S1
      S1 noor!   hand[] reveal[Berserker] damage[Light, Daggers]
      S2 brakk!  hand[] reveal[Knight, Earth#, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Fire, Sword] damage[]
      S4 rhosyn! hand[] reveal[Ranger, Wind, Bow] damage[]`)
    answers(match, 'S1: use Berserker.Fa', 'S1: attack S2')
    const events = answer(match, 'S2: use Shield.Fa')
    expect(told(events)).toContain('S1 defeated, forced by S2')
    expect(the(events, 'turn-over')).toMatchObject({ next: 1, rule: 'LB-133' })
  })

  test('[LB-R56] each one used gives one extra turn, taken one after another', () => {
    const match = from(START)
    const events = [...answers(match, 'S1: use Berserker.Fa', 'S1: use Daggers.Fa', 'S1: secret', 'S1: attack S3')]
    while (match.state.active === 0) events.push(...answer(match, `${asked(match).slice(0, 2)}: ${offered(match)[0]!}`))
    const begun = events.flatMap((event) => (event.kind === 'turn-begun' ? [event] : []))
    expect(begun.map(({ seat, turn, extra }) => [seat, turn, extra])).toEqual([
      [0, 2, true],
      [0, 3, true],
      [0, 4, true],
      [match.state.active, 5, false],
    ])
  })

  test('[LB-R56] one used in an extra turn comes on top', () => {
    const match = from(START)
    answers(match, 'S1: use Berserker.Fa', 'S1: use Daggers.Fa', 'S1: attack S3')
    answers(match, 'S1: secret', 'S1: attack S2')
    expect(match.state.extra).toBe(2)
  })

  test('[LB-R57] after the last of these turns the target of the last attack is next', () => {
    const match = from(START)
    answers(match, 'S1: use Berserker.Fa', 'S1: attack S3', 'S1: attack S4')
    expect(next(match)).toEqual(['S4', 'LB-025'])
  })

  test('[LB-R57] or, if that one fell, whoever sits left of the attacker', () => {
    const match = from(START)
    answers(match, 'S1: use Berserker.Fa', 'S1: attack S4')
    expect(next(match)).toEqual(['S1', 'LB-099'])
    expect(the(answer(match, 'S1: attack S3'), 'turn-over')).toMatchObject({ next: 1, rule: 'LB-131' })
  })
})

describe('Scatter Shot', () => {
  /** S3 shoots at S4, S1 and S2, in this order. */
  const start = (s4: string, s1: string, s2: string, s3 = 'hand[] reveal[Knight, Lightning, Bow] damage[]') =>
    from(`start: free-for-all, active S3
      S1 rhosyn! ${s1}
      S2 brakk!  ${s2}
      S3 ysolde! ${s3}
      S4 noor!   ${s4}`)
  const plain = {
    S4: 'hand[] reveal[Ranger, Wind, Shield] damage[]',
    S1: 'hand[] reveal[Warrior, Fire, Sword] damage[]',
    S2: 'hand[] reveal[Assassin, Water, Hammer] damage[]',
  }

  test('[LB-R58] all Hits on the first target clockwise, then all Hits on the next', () => {
    const match = start(plain.S4, plain.S1, plain.S2)
    const events = [...answers(match, 'S3: use Bow.Fa', 'S3: use Lightning.Fa', 'S3: attack-all')]
    while (match.state.turn === 1) events.push(...answer(match, `${asked(match).slice(0, 2)}: ${offered(match)[0]!}`))
    expect(told(events).flatMap((line) => /^hit (\d\/2 on S\d)/.exec(line)?.[1] ?? [])).toEqual([
      '1/2 on S4',
      '2/2 on S4',
      '1/2 on S1',
      '2/2 on S1',
      '1/2 on S2',
      '2/2 on S2',
    ])
  })

  test('[LB-R59] who resisted or defended everything has not suffered', () => {
    const match = start(plain.S4, 'hand[] reveal[Warrior, Earth, Sword] damage[]', plain.S2.replace('Water', 'Light'))
    answers(match, 'S3: use Bow.Fa', 'S3: attack-all', 'S4: move Wind')
    expect(the(answer(match, 'S2: use Light.Fa'), 'turn-over')).toMatchObject({ next: 3, rule: 'LB-104' })
  })

  test('[LB-R59] who paid a point and defended the rest has', () => {
    const match = start(plain.S4, plain.S1, plain.S2.replace('Water', 'Light'))
    answers(match, 'S3: use Bow.Fa', 'S3: use Bow.Fo', 'S3: attack-all', 'S4: move Wind', 'S4: move Ranger')
    answers(match, 'S1: move Fire', 'S1: move Sword', 'S2: move Hammer')
    expect(the(answer(match, 'S2: use Light.Fa'), 'turn-over')).toMatchObject({ next: 1, rule: 'LB-104' })
  })

  test('[LB-R60] if the last to suffer fell, the player left of the attacker is next', () => {
    const match = start(
      plain.S4,
      'hand[] reveal[] damage[Warrior, Fire, Sword]',
      'hand[] reveal[Assassin, Earth, Hammer] damage[]',
    )
    answers(match, 'S3: use Bow.Fa', 'S3: attack-all')
    expect(the(answer(match, 'S4: move Wind'), 'turn-over')).toMatchObject({ next: 3, rule: 'LB-R60' })
  })

  test('[LB-R60] a defeat in the middle changes nothing if a later target suffers and lives', () => {
    const match = start(plain.S4, 'hand[] reveal[] damage[Warrior, Fire, Sword]', plain.S2)
    answers(match, 'S3: use Bow.Fa', 'S3: attack-all', 'S4: move Wind')
    expect(match.state.fighters[0]!.out).toBe(true)
    expect(the(answer(match, 'S2: move Water'), 'turn-over')).toMatchObject({ next: 1, rule: 'LB-104' })
  })

  test('[LB-R61] if nobody suffered, the last target clockwise is next', () => {
    const match = start(
      'hand[] reveal[Ranger, Wind, Staff] damage[]',
      'hand[] reveal[Warrior, Earth, Sword] damage[]',
      'hand[] reveal[Assassin, Ice, Hammer] damage[]',
    )
    answer(match, 'S3: use Bow.Fa')
    expect(the(answer(match, 'S3: attack-all'), 'turn-over')).toMatchObject({ next: 1, rule: 'LB-R61' })
  })

  test('[LB-R62] with a single target it is one all the same, and cannot be reflected', () => {
    const match = start(plain.S4.replace('hand[] reveal[Ranger,', 'hand[Ranger] reveal['), plain.S1, plain.S2)
    const events = answers(match, 'S3: use Bow.Fa', 'S3: attack-all')
    expect(the(events, 'locked')).toMatchObject({ scatter: true, targets: [3] })
    expect(offered(match)).not.toContain('use Shield.Fa')
    expect(refusalOf(() => answer(match, 'S4: use Shield.Fa')).code).toBe('LB_SCATTER_REFLECT')
  })
})

describe('who forced a defeat', () => {
  test('[LB-R63] the attacker', () => {
    const match = from(`start: free-for-all, active S1
      S1 noor!   hand[] reveal[Berserker, Light, Daggers] damage[]
      S2 brakk!  hand[] reveal[Knight, Earth#, Shield] damage[]
      S3 ysolde! hand[] reveal[] damage[Cleric, Fire, Sword]`)
    expect(the(answer(match, 'S1: attack S3'), 'defeated')).toMatchObject({ seat: 2, by: 0 })
    expect(match.state.defeats).toEqual([{ seat: 2, by: 0 }])
  })

  test('[LB-R63] for reflected damage the one who reflected, and who was attacked is next, not that one’s left', () => {
    const { match } = playScript(`start: free-for-all, active S1
      S1 noor!   hand[] reveal[] damage[Berserker, Light, Daggers]
      S2 brakk!  hand[] reveal[Knight, Earth#, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Fire, Sword] damage[]
      S4 rhosyn! hand[] reveal[Ranger, Wind, Bow] damage[]
      > S1 turn: attack S3
          lock: power 1 hits 1 targets S3
          hit 1/1 on S3: 1 Power - 0 Resist = 1
      > S3 damage: use Sword.Fo
          reflected: 1 to S1
          S1 defeated, forced by S3
          turn ends; next active S3
    end:
      S1 OUT noor
      S2 brakk!   hand[] reveal[Knight, Earth#, Shield] damage[] life 3
      S3 ysolde!  hand[] reveal[Cleric, Fire, Sword#] damage[] life 3
      S4 rhosyn!  hand[] reveal[Ranger, Wind, Bow] damage[] life 3
      next: S3 turn; legal targets S2, S4; stall counter 0; defeats credited: S3 for S1`)
    expect(asked(match)).toBe('S3 turn')
  })
})
