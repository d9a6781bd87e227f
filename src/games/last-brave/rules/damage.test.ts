import { describe, expect, test } from 'vitest'
import { checkScript } from '#games/last-brave/testing/script'
import { answer, answers, asked, from, kinds, offered, refusalOf, table, told } from '#games/last-brave/testing/matches'

/** S1 attacks with these cards in the Reveal Zone; S2 has this and is the only target. */
const attack = (revealed: string, second: string) => {
  const match = from(`
    S1 rhosyn  hand[] ${revealed}
    S2 ${second}
    S3 ysolde! hand[] reveal[Cleric, Shadow, Daggers]`)
  return { match, events: answer(match, 'S1: attack S2') }
}
const WHOLE = 'brakk hand[Ranger, Water, Shield]'

describe('Hits and points', () => {
  test('[LB-052, LB-055] one Hit after another, one point at a time', () => {
    const { match, events } = attack('reveal[Fire, Fists] damage[Berserker]', WHOLE)
    const rest = answers(match, 'S2: reveal Ranger', 'S2: reveal Shield', 'S2: move Shield', 'S2: move Ranger')
    const all = [...events, ...rest].filter(({ kind }) => /^(hit|point)/.test(kind))
    expect(kinds(all)).toEqual(['hit', 'point-revealed', 'point-revealed', 'hit', 'point-moved', 'point-moved'])
    expect(all.flatMap((event) => ('left' in event ? event.left : []))).toEqual([1, 0, 1, 0])
  })

  test.each([
    ['reveal[Knight, Light, Spear#]', 1],
    ['reveal[Knight, Fire, Spear#]', 2],
    ['reveal[Warrior, Fire, Spear#]', 3],
    ['reveal[Warrior, Fire, Sword]', 4],
  ])('[LB-054] with %s a Hit deals exactly its Power, %i', (revealed, power) => {
    const { match } = attack(revealed, WHOLE)
    for (let paid = 0; paid < power; paid++) {
      expect(asked(match)).toBe('S2 damage')
      answer(match, `S2: ${offered(match)[0]!}`)
    }
    expect(asked(match)).toBe('S2 turn')
    const { hand, reveal, damage } = match.state.fighters[1]!
    expect(reveal.length + 2 * damage.length).toBe(power)
    expect(hand.length + reveal.length + damage.length).toBe(3)
  })

  test('[LB-053] the Resist of the target comes off each Hit', () => {
    const { match, events } = attack('reveal[Warrior, Fire, Fists]', 'brakk hand[Ranger] reveal[Earth~, Staff]')
    expect(told(events)).toContain('hit 1/2 on S2: 3 Power - 2 Resist = 1')
    expect(told(answer(match, 'S2: reveal Ranger'))).toContain('hit 2/2 on S2: 3 Power - 2 Resist = 1')
  })

  test('[LB-053] the Resist of the attacker and of bystanders does not', () => {
    const match = from(`
      S1 rhosyn  hand[] reveal[Warrior, Earth, Fists]
      S2 ${WHOLE}
      S3 ysolde! hand[] reveal[Cleric, Ice, Staff]`)
    expect(told(answer(match, 'S1: attack S2'))).toContain('hit 1/2 on S2: 2 Power - 0 Resist = 2')
  })
})

describe('paying a point', () => {
  const HALF = 'brakk hand[Ranger, Water] reveal[Shield]'

  test('[LB-056] any card of the hand may be revealed; it lies upright in the Reveal Zone', () => {
    for (const card of ['Ranger', 'Water']) {
      const { match } = attack('reveal[Knight, Light, Hammer]', HALF)
      expect(offered(match)).toContain(`reveal ${card}`)
      answer(match, `S2: reveal ${card}`)
      const left = card === 'Ranger' ? 'Water' : 'Ranger'
      expect(table(match)[1]).toBe(`S2 brakk hand[${left}] reveal[Shield, ${card}] damage[] life 4`)
    }
  })

  test('[LB-057, LB-059] or any card of the Reveal Zone may be moved, also with cards in hand', () => {
    for (const [card, rest] of [
      ['Water', 'Shield#'],
      ['Shield', 'Water~'],
    ] as const) {
      const { match } = attack('reveal[Knight, Light, Hammer]', 'brakk hand[Ranger] reveal[Water~, Shield#]')
      expect(offered(match)).toContain(`move ${card}`)
      answer(match, `S2: move ${card}`)
      expect(table(match)[1]).toBe(`S2 brakk hand[Ranger] reveal[${rest}] damage[${card}] life 3`)
    }
  })

  test('[LB-058] one point is one card in one way', () => {
    const { match } = attack('reveal[Knight, Fire, Hammer]', HALF)
    const card = { card: 'class.ranger' }
    for (const choice of [
      { kind: 'reveal', ...card, cards: ['class.ranger', 'element.water'] },
      { kind: 'reveal', ...card, move: 'arms.shield' },
      { kind: 'reveal', card: ['class.ranger', 'element.water'] },
    ])
      expect(refusalOf(() => match.submit({ actor: 1, choice })).code).toBe('LB_MALFORMED')
    answer(match, 'S2: reveal Ranger')
    expect(asked(match)).toBe('S2 damage')
    expect(table(match)[1]).toBe('S2 brakk hand[Water] reveal[Shield, Ranger] damage[] life 4')
    // The card that was revealed is not moved along.
    answer(match, 'S2: move Shield')
    expect(table(match)[1]).toBe('S2 brakk hand[Water] reveal[Ranger] damage[Shield] life 3')
  })

  test('[LB-060] with all cards in the Damage Zone a point defeats; not before, and not by choice', () => {
    const { match } = attack('reveal[Knight, Fire, Hammer]', 'brakk hand[] reveal[Shield] damage[Ranger, Water]')
    expect(refusalOf(() => answer(match, 'S2: fall')).code).toBe('LB_MUST_PAY')
    answer(match, 'S2: move Shield')
    expect(offered(match)).toEqual(['fall'])
    expect(match.state.fighters[1]!.out).toBe(false)
    expect(told(answer(match, 'S2: fall'))).toContain('S2 defeated, forced by S1')
    expect(match.state.fighters[1]!.out).toBe(true)
  })

  test('[LB-060] nothing to decide and nothing hidden: the fall needs no question', () => {
    const { events } = attack('reveal[Knight, Light, Hammer]', 'brakk! hand[] damage[Ranger, Water, Shield]')
    expect(told(events)).toContain('S2 defeated, forced by S1')
  })
})

describe('abilities while damage is taken', () => {
  test('[LB-061] before the first point', () => {
    checkScript(`
      S1 rhosyn  hand[] reveal[Assassin#, Fire, Hammer]
      S2 brakk   hand[Ranger] reveal[Light, Shield]
      S3 ysolde! hand[] reveal[Cleric, Shadow, Daggers]
      > S1 turn: attack S2
          lock: power 2 hits 1 targets S2
          hit 1/1 on S2: 2 Power - 0 Resist = 2
      > S2 damage: use Light.Fa
          defended: 2 removed
          turn ends; next active S2`)
  })

  test('[LB-062] after a point, and after the last one', () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Fire, Fists] damage[Assassin]
      S2 brakk!  hand[Shield] reveal[Cleric, Water]
      S3 ysolde! hand[] reveal[Ranger, Shadow~, Daggers]
      > S1 turn: attack S2
          lock: power 2 hits 2 targets S2
          hit 1/2 on S2: 2 Power - 0 Resist = 2
      > S2 damage: reveal Shield
      > S2 damage: use Water.Fo ->S3:Shadow
      > S2 damage: move Water
      > S2 after: use Cleric.Fo ->S2:Water
          hit 2/2 on S2: 2 Power - 0 Resist = 2
      > S2 damage: reveal Water
      > S2 damage: use Water.Fa
          reflected: 1 to S1
      > S1 damage: move Fire
          turn ends; next active S2`)
  })

  test('[LB-062] the window after the last point may be passed', () => {
    const { match } = attack('reveal[Light, Fists] damage[Assassin]', 'brakk! hand[] reveal[Marshal, Water~, Shield]')
    answer(match, 'S2: move Shield')
    expect([asked(match), offered(match)]).toEqual(['S2 after', ['pass', 'use Marshal.Fo ->S2:Water']])
    expect(told(answer(match, 'S2: pass'))).toEqual(['hit 2/2 on S2: 1 Power - 0 Resist = 1'])
  })

  test('[LB-062] there is no such window after a Hit that was defended', () => {
    const { match } = attack('reveal[Light, Fists] damage[Assassin]', 'brakk! hand[] reveal[Marshal, Wind, Shield~]')
    expect(told(answer(match, 'S2: use Wind.Fo'))).toEqual([
      'S2: use Wind.Fo',
      'defended: 1 removed',
      'hit 2/2 on S2: 1 Power - 0 Resist = 1',
    ])
  })

  test.each([
    ['before the first point', [], 3],
    ['after a point', ['reveal Ranger'], 2],
    ['before the last point', ['reveal Ranger', 'move Ranger'], 1],
  ])('[LB-063] the Secret Skill %s', (_when, paid, removed) => {
    const { match } = attack('reveal[Warrior, Fire, Hammer]', 'ondrin hand[Ranger, Water, Shield]')
    answers(match, ...paid.map((one) => `S2: ${one}`))
    expect(told(answer(match, 'S2: secret'))).toEqual([
      'S2: secret',
      `defended: ${removed} removed`,
      'turn ends; next active S2',
    ])
  })

  test('[LB-063] the Secret Skill after the last point, for who wants to be asked', () => {
    const { match } = attack(
      'reveal[Light, Fists] damage[Assassin]',
      'tobiah hand[] reveal[Knight, Water, Shield] prefs[after]',
    )
    answer(match, 'S2: move Shield')
    expect(asked(match)).toBe('S2 after')
    answer(match, 'S2: secret ->S2:Shield')
    expect(table(match)[1]).toBe('S2 tobiah! hand[Shield] reveal[Knight, Water] damage[] life 4')
  })

  test('[LB-064] a card revealed for one point helps against the next of the same Hit', () => {
    checkScript(`
      S1 rhosyn  hand[] reveal[Warrior, Fire, Hammer]
      S2 brakk   hand[Knight, Water, Shield]
      S3 ysolde! hand[] reveal[Cleric, Shadow, Daggers]
      > S1 turn: attack S2
          lock: power 3 hits 1 targets S2
          hit 1/1 on S2: 3 Power - 0 Resist = 3
      > S2 damage: reveal Knight
      > S2 damage: use Knight.Fa
          defended: 2 removed
          turn ends; next active S2
      end:
      S1 rhosyn hand[] reveal[Warrior, Fire, Hammer] damage[] life 3
      S2 brakk hand[Water, Shield] reveal[Knight~] damage[] life 5`)
  })
})
