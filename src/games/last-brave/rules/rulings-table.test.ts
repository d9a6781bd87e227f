import { describe, expect, test } from 'vitest'
import type { Viewer } from '#engine/game'
import { parseOptions } from '#engine/options'
import { fits } from '#engine/schema'
import { FACE_DOWN, typeOf } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import { POINT_VALUES } from '#games/last-brave/options'
import {
  answer,
  answers,
  from,
  kinds,
  type LastMatch,
  newMatch,
  playOut,
  refusalOf,
  the,
} from '#games/last-brave/testing/matches'
import type { Event } from '#games/last-brave/types'

// C8 of the rules document: campaign, table, players.

const LUCK = { seed: 'next bout' }

/** S1 fells S3, the last opponent, with one attack. */
const lastBlow = (head: string, points = [0, 0, 0]) =>
  from(
    `start: free-for-all, active S1, ${head}
      S1 rhosyn! hand[] reveal[Warrior, Fire, Bow] damage[] points ${points[0]}
      S2 OUT brakk points ${points[1]}
      S3 ysolde  hand[] reveal[] damage[Cleric, Light, Sword] points ${points[2]}`,
    LUCK,
  )

/** S1's attack changes nothing for the sixth time: a tie. */
const lastTie = (head: string, points = [0, 0, 0]) =>
  from(
    `start: free-for-all, active S1, stall counter 5, ${head}
      S1 rhosyn  hand[] reveal[Knight, Light, Shield] damage[] points ${points[0]}
      S2 brakk   hand[] reveal[Ranger, Earth, Daggers] damage[] points ${points[1]}
      S3 OUT ysolde points ${points[2]}`,
    LUCK,
  )

const fell = (match: LastMatch): readonly Event[] => answers(match, 'S1: attack S3', 'S3: fall')
const scores = (events: readonly Event[]) =>
  events.flatMap((event) => (event.kind === 'scored' ? [[event.seat, event.gained, event.points]] : []))

describe('bouts', () => {
  test('[LB-R79] each is a complete new game, in the same seats', () => {
    const match = lastBlow('campaign of wins')
    const events = fell(match)
    expect(kinds(events)).toEqual([
      'locked',
      'hit',
      'defeated',
      'bout-over',
      'scored',
      'bout-begun',
      'dealt',
      'dealt',
      'dealt',
      'turn-begun',
    ])
    const { state } = match
    expect(state).toMatchObject({ bout: 2, turn: 1, stall: 0, extra: 0, defeats: [], points: [1, 0, 0] })
    expect(state.active).toBe(the(events, 'bout-begun').first)
    for (const fighter of state.fighters) {
      expect(fighter).toMatchObject({ faceUp: false, out: false, reveal: [], damage: [], shown: [] })
      expect(fighter.hand.map(typeOf)).toEqual(['class', 'element', 'arms'])
    }
    expect(new Set(state.fighters.flatMap(({ hand, champion }) => [...hand, champion])).size).toBe(12)
    expect(state.past).toMatchObject([{ bout: 1, winners: [0], reason: 'last-standing' }])
  })

  test('[LB-R90] each brings a Secret Skill that can be used', () => {
    let used = 0
    for (let game = 0; game < 8; game++) {
      const seed = `skills ${game}`
      const events = playOut(newMatch(3, { campaign: 'wins', points: 3 }, { seed }), seed)
      const perBout = new Map<string, number>()
      let bout = 0
      for (const event of events) {
        if (event.kind === 'bout-begun') bout = event.bout
        if (event.kind !== 'secret-used') continue
        const key = `${bout} ${event.seat}`
        perBout.set(key, (perBout.get(key) ?? 0) + 1)
        if (bout > 1) used++
      }
      // Once a bout, and no more often.
      for (const times of perBout.values()) expect(times).toBe(1)
    }
    expect(used).toBeGreaterThan(0)
  })

  test('[LB-R80] nation play keeps the Class of each seat and nothing else, and everybody knows it', () => {
    for (let game = 0; game < 6; game++) {
      const seed = `nation ${game}`
      const match = newMatch(4, { campaign: 'wins', points: 5, nation: true }, { seed })
      const classes = match.state.fighters.map(({ hand }) => hand[0])
      const others = (seat: number): readonly Viewer[] => [(seat + 1) % 4, 'spectator']
      for (const [seat] of classes.entries())
        for (const viewer of others(seat)) expect(match.view(viewer).fighters[seat]!.hand[0]).toBe('class')
      const first = match.state.fighters.map(({ champion, hand }) => [champion, ...hand.slice(1)])
      let answered = 0
      while (match.state.bout === 1) {
        const { actor } = match.pending()[0]!
        const choices = match.choices(actor)
        match.submit({ actor, choice: choices[answered++ % choices.length] })
      }
      // Whatever happened first in bout 2, each still has the Class, and everybody knows it.
      for (const [seat, { hand, reveal, damage, champion }] of match.state.fighters.entries()) {
        const all = [...hand, ...reveal.map(({ card }) => card), ...damage]
        expect(all).toContain(classes[seat])
        expect(champion).toBeDefined()
        for (const viewer of others(seat))
          expect(JSON.stringify(match.view(viewer).fighters[seat])).toContain(classes[seat])
      }
      expect(match.state.fighters.map(({ champion, hand }) => [champion, ...hand.slice(1)])).not.toEqual(first)
      for (const viewer of others(0))
        expect(
          match
            .view(viewer)
            .fighters[0]!.hand.slice(1)
            .every((card) => card === 'element' || card === 'arms'),
        ).toBe(true)
    }
  })

  test('[LB-R80] without it the Class is dealt anew, and hidden', () => {
    const match = lastBlow('campaign of wins')
    fell(match)
    for (const [seat, { hand }] of match.view('spectator').fighters.entries())
      expect([seat, hand]).toEqual([seat, ['class', 'element', 'arms']])
  })

  test('[LB-R89] nation play is one switch for the whole table', () => {
    expect(lastBrave.about.options.nation.values).toEqual([false, true])
    for (const nation of [[true, false, true], 'S1', 1]) {
      expect(refusalOf(() => parseOptions(lastBrave, { campaign: 'wins', nation }, 3)).message).toContain('"nation"')
      const setup = { options: { nation }, fighters: [], active: 0 }
      expect(fits(lastBrave.schemas.setup, setup)).toBe(false)
    }
  })
})

describe('points', () => {
  test('[LB-R81] a tied bout gives no point for winning', () => {
    const wins = lastTie('campaign of wins', [1, 0, 0])
    expect(scores(answer(wins, 'S1: attack S2'))).toEqual([])
    expect(wins.state).toMatchObject({ bout: 2, points: [1, 0, 0], tiesInARow: 1 })
  })

  test('[LB-R81] points for defeats earned in it stay', () => {
    const defeats = lastTie('campaign of defeats', [2, 1, 0])
    expect(scores(answer(defeats, 'S1: attack S2'))).toEqual([])
    expect(defeats.state).toMatchObject({ bout: 2, points: [2, 1, 0] })
  })

  test('[LB-R82] after three ties in a row those with the most points share the campaign', () => {
    const match = lastTie('campaign of wins, ties in a row 2', [1, 0, 1])
    const events = answer(match, 'S1: attack S2')
    expect(the(events, 'campaign-over')).toMatchObject({ winners: [0, 2], rule: 'LB-R82' })
    expect(match.outcome).toMatchObject({ payoffs: [0.5, 0, 0.5], reason: 'three-ties' })
  })

  test('[LB-R82] two are not enough, and a decided bout starts the count again', () => {
    const second = lastTie('campaign of wins, ties in a row 1')
    answer(second, 'S1: attack S2')
    expect(second.state).toMatchObject({ bout: 2, tiesInARow: 2, result: null })
    const won = lastBlow('campaign of wins, ties in a row 2')
    fell(won)
    expect(won.state).toMatchObject({ bout: 2, tiesInARow: 0, result: null })
  })

  /** G16: S1's own blow comes back and fells S1. */
  const reflected = (points: readonly [number, number, number]) => {
    const match = from(
      `start: free-for-all, active S1, campaign of defeats
        S1 rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[] points ${points[0]}
        S2 mirelle hand[] reveal[Light#] damage[Knight, Sword] points ${points[1]}
        S3 brakk!  hand[] reveal[Ranger, Wind, Shield] damage[] points ${points[2]}`,
      LUCK,
    )
    answers(match, 'S1: use Warrior.Fa', 'S1: attack S2', 'S2: secret', 'S1: move Fire')
    return { match, events: answers(match, 'S1: move Warrior') }
  }

  test('[LB-R84] the point for a defeat goes to whoever reflected it', () => {
    const { match, events } = reflected([0, 0, 0])
    expect(scores(events)).toEqual([[1, 1, 1]])
    expect(match.state).toMatchObject({ bout: 1, active: 1, points: [0, 1, 0] })
  })

  test('[LB-R83] the campaign ends in the middle of a bout, the moment someone has the points', () => {
    const { match, events } = reflected([5, 5, 0])
    expect(scores(events)).toEqual([[1, 1, 6]])
    expect(the(events, 'bout-over')).toMatchObject({ rule: 'LB-R83', reason: 'broken-off', winners: [], tied: [] })
    expect(events.at(-1)).toMatchObject({ kind: 'campaign-over', winners: [1], points: [5, 6, 0] })
    expect(match.outcome).toMatchObject({ payoffs: [0, 1, 0], reason: 'points', rule: 'LB-161' })
    expect(match.pending()).toEqual([])
  })

  test('[LB-R85] the last defeat of a bout gives its author 1 and 3 together', () => {
    const match = lastBlow('campaign of defeats', [1, 5, 0])
    expect(scores(fell(match))).toEqual([[0, 4, 5]])
    expect(match.state).toMatchObject({ bout: 2, points: [5, 5, 0] })
    const won = lastBlow('campaign of defeats', [2, 5, 0])
    fell(won)
    expect(won.outcome).toMatchObject({ payoffs: [1, 0, 0], reason: 'points' })
  })

  test('[LB-R86] with Allied Combat each of the winning faction gets a point, and they may win together', () => {
    const start = (points: number) =>
      from(
        `start: allied, total-annihilation, campaign of wins, active S1
          S1 rhosyn! hand[] reveal[Warrior, Fire, Bow] damage[] points ${points}
          S2 OUT brakk points 1
          S3 ondrin! hand[] reveal[] damage[Ranger, Wind, Fists] points 0
          S4 OUT tobiah points 0`,
        LUCK,
      )
    // A single target and no ability but Power and the Scatter Shot: S1 is asked.
    const two = start(1)
    expect(scores(answer(two, 'S1: attack S3'))).toEqual([
      [0, 1, 2],
      [1, 1, 2],
    ])
    expect(two.outcome).toMatchObject({ payoffs: [1, 1, 0, 0], reason: 'points', rule: 'LB-155' })
    const one = start(0)
    answer(one, 'S1: attack S3')
    expect(one.outcome).toMatchObject({ payoffs: [0, 1, 0, 0] })
  })

  test('[LB-R86] alternative scoring is refused there', () => {
    for (const mode of ['annihilation', 'command'])
      expect(refusalOf(() => parseOptions(lastBrave, { mode, campaign: 'defeats' }, 4)).code).toBe('LB_ALLIED_SCORING')
  })

  test('[LB-R87] points needed: 2 to 5 for bouts won, 6 to 12 for defeats', () => {
    const allowed = (campaign: string) =>
      POINT_VALUES.filter((points) => {
        try {
          parseOptions(lastBrave, { campaign, points }, 4)
          return true
        } catch {
          return false
        }
      })
    expect(allowed('wins')).toEqual([0, 2, 3, 4, 5])
    expect(allowed('defeats')).toEqual([0, 6, 7, 8, 9, 10, 11, 12])
    const message = (campaign: string, points: number) =>
      refusalOf(() => parseOptions(lastBrave, { campaign, points }, 4)).message
    expect(message('wins', 6)).toBe('Points needed must be 2 to 5.')
    expect(message('defeats', 5)).toBe('Points needed must be 6 to 12.')
  })

  test('[LB-R87] the number told is the number needed', () => {
    const match = lastBlow('campaign of wins, to 3', [1, 0, 0])
    fell(match)
    expect(match.state).toMatchObject({ points: [2, 0, 0], result: null })
    const won = lastBlow('campaign of wins, to 3', [2, 0, 0])
    fell(won)
    expect(won.outcome).toMatchObject({ payoffs: [1, 0, 0] })
  })
})

describe('players', () => {
  test('[LB-R88] nobody resigns: the Champion fights on, whoever sits there', () => {
    const match = newMatch()
    const before = JSON.stringify([match.state, match.pending(), match.inputs])
    for (const actor of [0, 1, 2, 3])
      expect(refusalOf(() => match.submit({ actor, act: 'resign' }))).toEqual({
        code: 'no-resigning',
        rule: 'LB-R88',
        message: 'The fight goes on: leave, and a bot takes the seat over.',
      })
    expect(JSON.stringify([match.state, match.pending(), match.inputs])).toBe(before)
    expect(lastBrave.resign).toBeUndefined()
  })

  test('[LB-R91] who fell keeps seeing what everybody sees, and nothing more, until the bout ends', () => {
    const match = from(`start: free-for-all, active S3
      S1 rhosyn  hand[Warrior] reveal[Fire, Bow] damage[]
      S2 mirelle hand[Knight] reveal[Light] damage[Sword]
      S3 ysolde  hand[] reveal[] damage[Cleric, Wind, Shield]
      S4 noor    hand[] reveal[Ice] damage[Assassin, Staff]`)
    const knew = match.view(2)
    answers(match, 'S3: attack S2', 'S2: secret', 'S3: fall')
    const { fighters } = match.view(2)
    expect(fighters.map(({ champion }) => champion)).toEqual([
      FACE_DOWN,
      'champion.mirelle',
      'champion.ysolde',
      FACE_DOWN,
    ])
    expect(fighters.map(({ hand }) => hand)).toEqual(knew.fighters.map(({ hand }) => hand))
    // Nothing but the own preferences tells it from a spectator now.
    const { prefs } = match.state.fighters[2]!
    const spectator = match.view('spectator')
    const withPrefs = spectator.fighters.map((fighter, seat) => (seat === 2 ? { ...fighter, prefs } : fighter))
    expect(match.view(2)).toEqual({ ...spectator, viewer: 2, fighters: withPrefs })
    // Once the bout is over all is shown.
    const over = the(playOut(match, 'to the end'), 'bout-over')
    expect(over.champions).toEqual(['champion.rhosyn', 'champion.mirelle', 'champion.ysolde', 'champion.noor'])
    expect(lastBrave.hear(over, 2)).toEqual(over)
    expect(match.view(2).fighters.map(({ champion }) => champion)).toEqual(over.champions)
  })
})
