import { describe, expect, test } from 'vitest'
import { typeOf } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import type { Options } from '#games/last-brave/options'
import { answers, from, kinds, type LastMatch, newMatch, playOut, table, the } from '#games/last-brave/testing/matches'
import type { Event } from '#games/last-brave/types'

/** S1 fells S2; so many points have been won, and S3 is as said. */
function fell(head: string, points: readonly number[], s3: string): { match: LastMatch; events: readonly Event[] } {
  const match = from(
    `start: ${head}, active S1
    S1 rhosyn hand[] reveal[Warrior, Fire, Fists] points ${points[0]!}
    S2 ondrin hand[] damage[Knight, Light, Sword] points ${points[1]!}
    S3 ${s3} points ${points[2]!}`,
    { seed: 'campaign' },
  )
  return { match, events: answers(match, 'S1: attack S2', 'S2: fall') }
}

/** S2 was the last but one. */
const lastBlow = (head: string, points: readonly number[] = [0, 0, 0]) => fell(head, points, 'OUT brakk')

/** S3 still stands. */
const oneOfThree = (head: string, points: readonly number[]) =>
  fell(head, points, 'brakk hand[] reveal[Cleric, Shadow, Bow]')

describe('bouts', () => {
  test('[LB-153] several bouts, each a game of its own', () => {
    const { match, events } = lastBlow('campaign of wins')
    expect(kinds(events)).toEqual(expect.arrayContaining(['bout-over', 'scored', 'bout-begun', 'dealt', 'turn-begun']))
    expect(match.state).toMatchObject({ bout: 2, turn: 1, stall: 0, extra: 0, defeats: [], result: null })
    for (const line of table(match))
      expect(line).toMatch(/^S\d [a-z]+ hand\[(\w+, ){2}\w+\] reveal\[\] damage\[\] life 6$/)
    expect(the(events, 'bout-begun')).toMatchObject({ bout: 2, first: match.state.active })
    expect(lastBlow('free-for-all').match.outcome?.payoffs).toEqual([1, 0, 0])
  })

  test('[LB-154] the winner of a bout gets one point', () => {
    const { match, events } = lastBlow('campaign of wins')
    expect(the(events, 'scored')).toMatchObject({ seat: 0, gained: 1, points: 1 })
    expect(match.state.points).toEqual([1, 0, 0])
    expect(lastBrave.score!(match.state)).toEqual([1, 0, 0])
    expect(lastBrave.score!(lastBlow('free-for-all').match.state)).toBeUndefined()
    expect(match.outcome).toBeUndefined()
  })

  test('[LB-155] the first with two points wins the campaign', () => {
    const { match, events } = lastBlow('campaign of wins', [1, 1, 1])
    expect(the(events, 'campaign-over')).toMatchObject({ winners: [0], points: [2, 1, 1] })
    expect(match.outcome).toEqual({ payoffs: [1, 0, 0], reason: 'points', rule: 'LB-155' })
  })

  test('[LB-156] the table may ask for more points', () => {
    expect(lastBlow('campaign of wins, to 3', [1, 1, 1]).match.outcome).toBeUndefined()
    expect(lastBlow('campaign of wins, to 3', [2, 1, 1]).match.outcome?.payoffs).toEqual([1, 0, 0])
    expect(lastBlow('campaign of wins, to 5', [3, 4, 4]).match.outcome).toBeUndefined()
    expect(lastBlow('campaign of defeats, to 12', [7, 0, 0]).match.outcome).toBeUndefined()
    expect(lastBlow('campaign of defeats, to 12', [8, 0, 0]).match.outcome?.payoffs).toEqual([1, 0, 0])
  })

  test('[LB-155] a whole campaign: points rise by one with each decided bout, until someone has two', () => {
    for (const seed of ['a', 'b', 'c']) {
      const match = newMatch(3, { campaign: 'wins' }, { seed })
      const events = playOut(match, seed)
      const won = events.flatMap((event) => (event.kind === 'bout-over' ? event.winners : []))
      expect(match.state.points).toEqual([0, 1, 2].map((seat) => won.filter((winner) => winner === seat).length))
      if (match.outcome?.reason === 'points') expect(Math.max(...match.state.points)).toBe(2)
    }
  })
})

describe('nation play', () => {
  /** The hands of each bout of a campaign, seat by seat. */
  const hands = (options: Partial<Options>, seed: string): string[][][] => {
    const match = newMatch(4, { campaign: 'wins', points: 4, ...options }, { seed })
    const bouts: string[][][] = []
    for (const event of playOut(match, seed)) {
      if (event.kind === 'bout-begun') bouts.push([])
      if (event.kind === 'dealt') bouts.at(-1)!.push(event.hand)
    }
    return bouts
  }
  const SEEDS = ['north', 'east', 'south', 'west']
  /** How many of a seat's cards of a type differ from those of the bout before. */
  const changes = (bouts: readonly string[][][], type: string): number =>
    bouts.slice(1).flatMap((bout, at) =>
      bout.filter((hand, seat) => {
        const card = hand.find((one) => typeOf(one as never) === type)
        return !bouts[at]![seat]!.includes(card!)
      }),
    ).length

  test('[LB-157] everyone keeps the Class through all bouts', () => {
    for (const seed of SEEDS) {
      const bouts = hands({ nation: true }, seed)
      expect(bouts.length).toBeGreaterThan(3)
      expect(changes(bouts, 'class')).toBe(0)
      expect(changes(hands({ nation: false }, seed), 'class')).toBeGreaterThan(0)
    }
  })

  test('[LB-158] Elements and Arms are dealt anew each bout', () => {
    for (const seed of SEEDS) {
      const bouts = hands({ nation: true }, seed)
      const most = 4 * (bouts.length - 1)
      for (const type of ['element', 'arms']) expect(changes(bouts, type)).toBeGreaterThan(most / 2)
    }
  })
})

describe('alternative scoring', () => {
  test('[LB-159] a defeat is worth one point, at once', () => {
    const { match, events } = oneOfThree('campaign of defeats', [0, 2, 0])
    expect(the(events, 'scored')).toMatchObject({ seat: 0, gained: 1, points: 1 })
    expect(match.state).toMatchObject({ bout: 1, points: [1, 2, 0] })
    // With winner's points a defeat as such is worth nothing.
    expect(oneOfThree('campaign of wins', [0, 0, 0]).match.state.points).toEqual([0, 0, 0])
  })

  test('[LB-160] being the last one standing is worth three more', () => {
    expect(lastBlow('campaign of defeats', [0, 0, 1]).match.state.points).toEqual([4, 0, 1])
    // Felled by a reflection: the one who is left has both.
    const match = from(
      `start: campaign of defeats, active S2
      S1 rhosyn hand[] reveal[Warrior, Fire, Shield]
      S2 ondrin hand[] damage[Knight, Light, Sword]
      S3 OUT brakk`,
      { seed: 'campaign' },
    )
    answers(match, 'S2: attack S1', 'S1: use Shield.Fa', 'S2: fall')
    expect(match.state).toMatchObject({ bout: 2, points: [4, 0, 0] })
  })

  test('[LB-161] the first with six points wins the campaign', () => {
    expect(lastBlow('campaign of defeats', [1, 5, 5]).match.outcome).toBeUndefined()
    expect(lastBlow('campaign of defeats', [2, 5, 5]).match.outcome).toEqual({
      payoffs: [1, 0, 0],
      reason: 'points',
      rule: 'LB-161',
    })
  })

  test('[LB-162] and may win it in the middle of a bout', () => {
    const { match, events } = oneOfThree('campaign of defeats', [5, 0, 4])
    expect(match.outcome).toMatchObject({ payoffs: [1, 0, 0], reason: 'points' })
    // LB-R83 The bout is broken off, and what lay face down is shown: nothing is seen that was not told.
    expect(kinds(events).slice(-3)).toEqual(['scored', 'bout-over', 'campaign-over'])
    expect(the(events, 'bout-over')).toMatchObject({
      rule: 'LB-R83',
      reason: 'broken-off',
      winners: [],
      tied: [],
      champions: match.state.fighters.map(({ champion }) => champion),
    })
    expect(match.state.past.map(({ bout, reason }) => [bout, reason])).toEqual([[1, 'broken-off']])
    expect(match.state.fighters.filter(({ out }) => !out)).toHaveLength(2)
    expect(match.pending()).toEqual([])
  })
})
