import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { typeOf } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import { cardName, formatChoice, parseCard } from '#games/last-brave/notation'
import { answer, answers, asked, from, kinds, type LastMatch, offered } from '#games/last-brave/testing/matches'
import type { Choice } from '#games/last-brave/types'

// E2 to E4 of the rules document: which ability in which window, and who is asked.

const RULES = readFileSync(new URL('../../../../docs/rules/last-brave.md', import.meta.url), 'utf8')

describe('E2: which keyword in which window', () => {
  /** S1 has this card, and others of which one gives a second Hit. */
  const cards = (card: string): string => {
    const own = parseCard(card)
    const fillers = ['class.ranger', 'element.wind', typeOf(own) === 'element' ? 'arms.fists' : 'arms.daggers'] as const
    return fillers.map((filler) => cardName(typeOf(filler) === typeOf(own) ? own : filler)).join(', ')
  }
  const table = (card: string, active: string, champion: string, prefs: string, s3 = 'brakk'): LastMatch =>
    from(`start: free-for-all, active ${active}
      S1 ${champion} hand[] reveal[${cards(card)}] damage[] prefs[${prefs}]
      S2 ysolde! hand[] reveal[Assassin, Shadow, Spear] damage[]
      S3 ${s3} hand[] reveal[Warrior, Light~, Staff] damage[]`)
  /** A card to pay with that is not the one in question. */
  const pay = (match: LastMatch, card: string): string =>
    offered(match).find((choice) => choice.startsWith('move') && !choice.endsWith(card))!
  /** S1 attacks; S2 pays for the first Hit without Shadow, which may reflect the second. */
  const attack = (match: LastMatch): LastMatch => {
    answer(match, 'S1: attack S2')
    while (asked(match) === 'S2 damage' && match.state.blow!.hit === 1) answer(match, `S2: ${pay(match, 'Shadow')}`)
    return match
  }
  const at = (match: LastMatch, who: string): LastMatch => {
    expect(asked(match)).toBe(who)
    return match
  }

  const WINDOWS: Readonly<Record<string, (card: string) => LastMatch>> = {
    TURN: (card) => at(table(card, 'S1', 'rhosyn', ''), 'S1 turn'),
    BETWEEN: (card) => at(attack(table(card, 'S1', 'rhosyn', 'between')), 'S1 between'),
    'DAMAGE as target': (card) => {
      const match = table(card, 'S3', 'rhosyn', '')
      answer(match, 'S3: attack S1')
      return at(match, 'S1 damage')
    },
    'DAMAGE as attacker': (card) => {
      const match = table(card, 'S1', 'rhosyn', '')
      answers(match, 'S1: attack S2', 'S2: use Shadow.Fo')
      return at(match, 'S1 damage')
    },
    'AFTER as target': (card) => {
      const match = table(card, 'S3', 'rhosyn', 'after')
      answers(match, 'S3: secret', 'S3: attack S1')
      while (asked(match) === 'S1 damage') answer(match, `S1: ${pay(match, card)}`)
      return at(match, 'S1 after')
    },
    'AFTER as attacker': (card) => {
      const match = attack(table(card, 'S1', 'rhosyn', 'after'))
      if (asked(match) === 'S1 between') answer(match, 'S1: pass')
      answer(match, 'S2: use Shadow.Fo')
      while (asked(match) === 'S1 damage') answer(match, `S1: ${pay(match, card)}`)
      return at(match, 'S1 after')
    },
    RP1: (card) => at(table(card, 'S2', 'rhosyn', 'turnStart'), 'S1 react'),
    RP2: (card) => {
      const match = table(card, 'S2', 'rhosyn', 'beforeHit')
      answer(match, 'S2: attack S3')
      return at(match, 'S1 react')
    },
  }

  /** A card whose ability is this keyword alone. */
  const ABILITIES: Readonly<Record<string, string>> = {
    Power: 'use Hammer.Fa',
    Hits: 'use Lightning.Fa',
    Negate: 'use Cleric.Fa',
    'Re-engage': 'use Berserker.Fa',
    'Scatter Shot': 'use Bow.Fa',
    Defend: 'use Knight.Fa',
    Reflect: 'use Shield.Fa',
    Seal: 'use Warlock.Fa',
    Revive: 'use Water.Fo',
    Recover: 'use Cleric.Fo',
  }

  /** The columns of the document: TURN, BETWEEN, DAMAGE twice, AFTER, RP1 / RP2. */
  const [heading] = RULES.slice(RULES.indexOf('### E2.')).split('\n### ')
  const rows = heading!
    .split('\n')
    .filter((line) => /^\| (Power|Defend|Reflect|Seal|Revive)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

  const expected = rows.flatMap(([, keywords, turn, between, target, attacker, after, react]) => {
    const yes = (cell: string | undefined) => cell!.startsWith('yes')
    const columns: [string, boolean][] = [
      ['TURN', yes(turn)],
      ['BETWEEN', yes(between)],
      ['DAMAGE as target', yes(target)],
      ['DAMAGE as attacker', yes(attacker)],
      ['AFTER as target', yes(after)],
      ['AFTER as attacker', yes(after) || after === 'only if the victim is the attacker'],
      ['RP1', yes(react)],
      ['RP2', yes(react)],
    ]
    return keywords!.split(', ').flatMap((keyword) => columns.map(([window, may]) => [keyword, window, may] as const))
  })

  test('the table of the document has all ten keywords', () => {
    expect(new Set(expected.map(([keyword]) => keyword))).toEqual(new Set(Object.keys(ABILITIES)))
  })

  test.each(expected)('[LB-R16, LB-R22] %s in %s: %s', (keyword, window, may) => {
    const use = ABILITIES[keyword]!
    const match = WINDOWS[window]!(use.slice('use '.length, use.indexOf('.')))
    expect(offered(match).some((choice) => choice === use || choice.startsWith(`${use} ->`))).toBe(may)
  })
})

describe('E3: who is asked', () => {
  const two = (s1: string, s2: string, s3 = 'ysolde! hand[] reveal[Cleric, Wind, Sword] damage[]') =>
    from(`start: free-for-all, active S1
      S1 ${s1}
      S2 ${s2}
      S3 ${s3}`)
  const FULL = 'brakk! hand[Knight] reveal[Light, Shield] damage[]'

  test('[LB-023] TURN: the only attack is made unasked, if nothing else can be chosen and the Champion is face up', () => {
    const forced = two('rhosyn! hand[] reveal[Staff#] damage[Warrior, Fire]', FULL)
    expect(kinds(forced.opening)).toContain('locked')
    expect(asked(forced)).toBe('S2 damage')
    expect(asked(two('rhosyn hand[] reveal[Staff#] damage[Warrior, Fire]', FULL))).toBe('S1 turn')
    expect(asked(two('rhosyn! hand[] reveal[Staff] damage[Warrior, Fire]', FULL))).toBe('S1 turn')
    expect(
      asked(
        two(
          'rhosyn! hand[] reveal[Staff#] damage[Warrior, Fire]',
          FULL.replace('hand[Knight] reveal[', 'hand[] reveal[Knight, '),
        ),
      ),
    ).toBe('S1 turn')
  })

  test('[LB-023] TURN: no preference skips the question, auto-pass included', () => {
    const match = two('rhosyn hand[] reveal[Staff#] damage[Warrior, Fire] prefs[-askForced]', FULL)
    expect(asked(match)).toBe('S1 turn')
  })

  test.each([
    ['face up', 'ondrin!', '', 'S2 turn'],
    ['face down', 'ondrin', '', 'S2 damage'],
    ['face down, askForced off', 'ondrin', '-askForced', 'S2 turn'],
    ['face up, askForced on', 'ondrin!', 'askForced', 'S2 turn'],
  ])(
    '[LB-061] DAMAGE, a point that can be paid in one way only, the Champion %s: %s',
    (_what, champion, prefs, next) => {
      const match = two(
        'rhosyn! hand[] reveal[Staff] damage[Warrior, Fire]',
        `${champion} hand[] reveal[Knight#, Light#] damage[Shield] prefs[${prefs}]`,
        'ysolde! hand[] reveal[Cleric] damage[Wind, Sword]',
      )
      answer(match, 'S1: attack S2')
      // Two ways: asked whatever is preferred.
      expect(asked(match)).toBe('S2 damage')
      const one = two(
        'rhosyn! hand[] reveal[Staff] damage[Warrior, Fire]',
        `${champion} hand[] reveal[Knight#] damage[Light, Shield] prefs[${prefs}]`,
        'ysolde! hand[] reveal[Cleric] damage[Wind, Sword]',
      )
      const events = answer(one, 'S1: attack S2')
      expect(kinds(events).includes('point-moved')).toBe(next === 'S2 turn')
      if (next === 'S2 damage') expect(asked(one)).toBe(next)
    },
  )

  test('[LB-060] DAMAGE: who is face up and has nothing left falls unasked', () => {
    const match = two(
      'rhosyn! hand[] reveal[Staff] damage[Warrior, Fire]',
      'ondrin! hand[] reveal[] damage[Knight, Light, Shield]',
    )
    expect(kinds(answer(match, 'S1: attack S2'))).toContain('defeated')
  })

  test.each([
    ['a Seal with a choice', 'rhosyn! hand[] reveal[Warlock, Fire, Fists]', true],
    ['a Seal at Forfeit', 'rhosyn! hand[] reveal[Assassin~, Fire, Fists]', true],
    ['no Seal, Revive or Recover', 'rhosyn! hand[] reveal[Warrior, Fire, Fists]', false],
    ['a Revive without a choice', 'rhosyn! hand[] reveal[Warrior, Water, Fists]', false],
    ['a Revive with a choice', 'rhosyn! hand[] reveal[Warrior~, Water, Fists]', true],
    ['a face-down Champion without hold', 'tobiah hand[] reveal[Warrior, Fire, Fists]', false],
    ['a face-down Champion with hold', 'rhosyn hand[] reveal[Warrior, Fire, Fists] prefs[between]', true],
    ['a face-up Champion with hold', 'tobiah! hand[] reveal[Warrior, Fire, Fists] prefs[between]', false],
    ['another hold', 'tobiah hand[] reveal[Warrior, Fire, Fists] prefs[after, turnStart, beforeHit]', false],
  ])('[LB-R34] BETWEEN: %s', (_what, s1, isAsked) => {
    const match = two(s1, 'brakk! hand[Knight, Light, Shield] reveal[] damage[]')
    answers(match, 'S1: attack S2', 'S2: reveal Shield')
    while (asked(match) === 'S2 damage' && match.state.blow?.hit === 1)
      answer(match, `S2: ${offered(match).find((one) => one.startsWith('move') || one.startsWith('reveal'))!}`)
    expect(asked(match) === 'S1 between').toBe(isAsked)
    if (isAsked) expect(offered(match)).toContain('pass')
  })

  test('[LB-R34] BETWEEN is asked again until the seat passes or nothing usable is left', () => {
    const match = two(
      'rhosyn! hand[] reveal[Warlock, Shadow, Fists] damage[]',
      'brakk! hand[Knight, Light, Shield] reveal[] damage[]',
    )
    answers(match, 'S1: attack S2', 'S2: reveal Shield')
    answer(match, 'S1: use Warlock.Fa ->S2:Shield')
    expect(asked(match)).toBe('S1 between')
    answer(match, 'S1: use Shadow.Fa ->S1:Fists')
    expect(asked(match)).toBe('S2 damage')
  })

  test.each([
    ['without hold', '', false],
    ['with hold', 'after', true],
    ['with another hold', 'between', false],
  ])('[LB-R38] AFTER, nothing usable, the Champion face down %s', (_what, prefs, isAsked) => {
    const match = two(
      'rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[]',
      `ondrin hand[Knight, Light, Shield] reveal[] damage[] prefs[${prefs}]`,
    )
    answers(match, 'S1: attack S2', 'S2: reveal Shield', 'S2: reveal Knight', 'S2: reveal Light')
    expect(asked(match)).toBe(isAsked ? 'S2 after' : 'S2 damage')
    if (isAsked) expect(offered(match)).toEqual(['pass'])
  })

  test('[LB-R39] REACT: at most one use, and no second question at the same point', () => {
    const match = two(
      'rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[]',
      'brakk! hand[Knight, Light, Shield] reveal[] damage[]',
      'tobiah hand[] reveal[Cleric, Wind, Sword] damage[] prefs[turnStart]',
    )
    answer(match, 'S3: secret ->S3:Sword')
    expect(asked(match)).toBe('S1 turn')
  })

  test('[LB-R39] REACT: a hold asks although nothing is usable, so that it may be a bluff', () => {
    const match = two(
      'rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[]',
      'brakk! hand[Knight, Light, Shield] reveal[] damage[]',
      'ondrin hand[] reveal[Cleric, Wind, Sword] damage[] prefs[turnStart]',
    )
    expect(asked(match)).toBe('S3 react')
    expect(offered(match)).toEqual(['pass'])
  })
})

describe('E4: preferences', () => {
  const start = (prefs = '') => `start: free-for-all, active S1
    S1 rhosyn  hand[] reveal[Warrior, Fire, Fists] damage[]
    S2 brakk!  hand[Knight] reveal[Light, Shield] damage[]
    S3 tobiah  hand[] reveal[Wind] damage[Cleric, Sword] prefs[${prefs}]`
  const prefer = (match: LastMatch, seat: number, what: string, on: boolean) =>
    match.submit({ actor: seat, choice: { kind: 'prefer', what, on } })
  const wishes = (match: LastMatch, seat: number): string[] => match.asides(seat).map(formatChoice)

  test('by default forced points ask, and nothing else does, whatever the skill', () => {
    for (const fighter of from(start()).state.fighters)
      expect(fighter.prefs).toEqual({
        askForced: true,
        between: false,
        after: false,
        turnStart: false,
        beforeHit: false,
      })
  })

  test('can be changed at any time, asked or not, and only to something else', () => {
    const match = from(start())
    expect(wishes(match, 2)).toEqual([
      'prefer askForced off',
      'prefer between on',
      'prefer after on',
      'prefer turnStart on',
      'prefer beforeHit on',
      'prefer autoPass on',
      'prefer everyHold on',
    ])
    prefer(match, 2, 'between', true)
    expect(wishes(match, 2)).toContain('prefer between off')
    const same: Choice = { kind: 'prefer', what: 'between', on: true }
    expect(match.whyNot(2, same)).toBeDefined()
    for (const seat of [0, 1]) expect(match.asides(seat).length).toBeGreaterThan(0)
  })

  test('auto-pass switches all of them off, and switched off brings the defaults back', () => {
    const match = from(start('turnStart, after'))
    prefer(match, 2, 'autoPass', true)
    expect(Object.values(match.state.fighters[2]!.prefs!)).toEqual([false, false, false, false, false])
    expect(wishes(match, 2)).toContain('prefer autoPass off')
    prefer(match, 2, 'autoPass', false)
    expect(match.state.fighters[2]!.prefs).toEqual(from(start()).state.fighters[2]!.prefs)
  })

  test('bots sit down with every hold on', () => {
    const match = from(start())
    const [wish, ...more] = lastBrave.botAsides!(match.view(2), 2)
    expect([wish, more]).toEqual([{ kind: 'prefer', what: 'everyHold', on: true }, []])
    match.submit({ actor: 2, choice: wish })
    expect(Object.values(match.state.fighters[2]!.prefs!)).toEqual([true, true, true, true, true])
    expect(lastBrave.botAsides!(match.view(2), 2)).toEqual([])
  })

  test('count from the next window on: an open question stays', () => {
    const match = from(start('turnStart, beforeHit'))
    expect(asked(match)).toBe('S3 react')
    const question = match.pending()[0]!
    prefer(match, 2, 'autoPass', true)
    expect(match.pending()[0]).toEqual(question)
    answers(match, 'S3: pass', 'S1: attack S2')
    expect(asked(match)).toBe('S2 damage')
    // And one that is switched on in the middle of a turn asks at the next point.
    const other = from(start())
    prefer(other, 2, 'beforeHit', true)
    expect(asked(other)).toBe('S1 turn')
    answer(other, 'S1: attack S2')
    expect(asked(other)).toBe('S3 react')
  })

  test('stay from bout to bout', () => {
    const match = from(
      `start: free-for-all, active S1, campaign of wins
        S1 rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[]
        S2 OUT brakk
        S3 tobiah  hand[] reveal[] damage[Wind, Cleric, Sword] prefs[after, between]`,
      { seed: 'prefs' },
    )
    const { prefs } = match.state.fighters[2]!
    answers(match, 'S1: attack S3', 'S3: fall')
    expect(match.state.bout).toBe(2)
    expect(match.state.fighters[2]!.prefs).toEqual(prefs)
  })
})
