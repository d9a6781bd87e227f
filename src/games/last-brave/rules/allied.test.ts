import { describe, expect, test } from 'vitest'
import { CHAMPION, type ChampionId, CHAMPIONS } from '#games/last-brave/cards'
import type { Mode } from '#games/last-brave/options'
import { answer, answers, asked, from, newMatch, offered, refusalOf } from '#games/last-brave/testing/matches'

const MODES: readonly Mode[] = ['annihilation', 'command']

describe('the factions', () => {
  test('[LB-137] Allied Combat needs four players', () => {
    for (const mode of MODES) {
      expect(refusalOf(() => newMatch(3, { mode })).code).toBe('LB_ALLIED_PLAYERS')
      expect(newMatch(4, { mode }).state.fighters).toHaveLength(4)
    }
  })

  test.each([
    ['LB-138', 'red', 1, 2],
    ['LB-139', 'blue', 1, 2],
    ['LB-140', 'gray', 1, 0],
  ] as const)('[%s] %s has %i Leader and %i Members', (_clause, faction, leaders, members) => {
    const own = CHAMPIONS.map((id) => CHAMPION[id]).filter((champion) => champion.faction === faction)
    expect(own.filter(({ isLeader }) => isLeader)).toHaveLength(leaders)
    expect(own.filter(({ isLeader }) => !isLeader)).toHaveLength(members)
  })

  test.each([
    ['LB-141', 4, { red: [1, 1], blue: [1, 1], gray: [0, 0] }],
    ['LB-142', 5, { red: [1, 1], blue: [1, 1], gray: [1, 0] }],
    ['LB-143', 6, { red: [1, 2], blue: [1, 2], gray: [0, 0] }],
    ['LB-144', 7, { red: [1, 2], blue: [1, 2], gray: [1, 0] }],
  ] as const)('[%s] %i players: Leaders and Members %j', (_clause, seats, cast) => {
    const seen = new Set<ChampionId>()
    for (const mode of MODES)
      for (let seed = 0; seed < 40; seed++) {
        const { fighters } = newMatch(seats, { mode }, { seed: `cast ${seed}` }).state
        for (const { champion } of fighters) seen.add(champion)
        const people = fighters.map(({ champion }) => CHAMPION[champion])
        const count = (faction: string, isLeader: boolean): number =>
          people.filter((one) => one.faction === faction && one.isLeader === isLeader).length
        const found = Object.fromEntries(Object.keys(cast).map((one) => [one, [count(one, true), count(one, false)]]))
        expect(found).toEqual(cast)
      }
    // Which Members are removed is left to chance: each comes up, and Noor never.
    const wanted = CHAMPIONS.filter((id) => cast[CHAMPION[id].faction ?? 'gray'][0] > 0 && id !== 'champion.noor')
    expect([...seen].toSorted()).toEqual(wanted.toSorted())
  })

  test('[LB-151] the Gray Leader has no allies: Gray wins alone', () => {
    const match = from(`
      start: total-annihilation, active S1
      S1 vesper hand[] reveal[Warrior, Fire, Fists]
      S2 ondrin hand[] damage[Knight, Light, Sword]
      S3 OUT rhosyn
      S4 OUT brakk
      S5 OUT tobiah`)
    answers(match, 'S1: attack S2', 'S2: fall')
    expect(match.outcome).toMatchObject({ payoffs: [1, 0, 0, 0, 0], rule: 'LB-145' })
  })

  test('[LB-152] the Secret Skill of the Gray Leader is the strongest', () => {
    const gray = CHAMPION['champion.vesper'].secret
    for (const id of CHAMPIONS)
      if (id !== 'champion.vesper') expect(CHAMPION[id].secret.length).toBeLessThan(gray.length)
    expect(gray.map((keyword) => keyword.do)).toEqual(['power', 'hits', 'negate', 'negate'])
  })
})

describe('how a faction wins', () => {
  /** S1, the Red Leader, attacks S2, the Blue one, who falls. */
  const afterFall = (mode: string, third: string, fourth: string) => {
    const match = from(`
      start: ${mode}, active S1
      S1 rhosyn hand[] reveal[Warrior, Fire, Fists]
      S2 ondrin hand[] damage[Knight, Light, Sword]
      S3 ${third}
      S4 ${fourth}`)
    answers(match, 'S1: attack S2', 'S2: fall')
    return match
  }
  const THIRD = 'brakk hand[] reveal[Cleric, Shadow, Bow]'
  const FOURTH = 'tobiah hand[] reveal[Ranger, Wind, Shield]'

  test('[LB-145] Total Annihilation: when no other faction has anyone standing', () => {
    expect(afterFall('total-annihilation', THIRD, FOURTH).outcome).toBeUndefined()
    expect(afterFall('total-annihilation', THIRD, 'OUT tobiah').outcome).toEqual({
      payoffs: [1, 0, 1, 0],
      reason: 'faction',
      rule: 'LB-145',
    })
  })

  test('[LB-145] the faction wins, its fallen included', () => {
    const { outcome } = afterFall('total-annihilation', 'OUT brakk', 'OUT tobiah')
    expect(outcome?.payoffs).toEqual([1, 0, 1, 0])
  })

  test('[LB-145] with three factions the third keeps it open', () => {
    const match = from(`
      start: total-annihilation, active S1
      S1 rhosyn hand[] reveal[Warrior, Fire, Fists]
      S2 ondrin hand[] damage[Knight, Light, Sword]
      S3 vesper hand[] damage[Cleric, Shadow, Bow]
      S4 OUT tobiah
      S5 OUT brakk`)
    answers(match, 'S1: attack S2', 'S2: fall')
    expect([match.outcome, asked(match)]).toEqual([undefined, 'S3 turn'])
  })

  test('[LB-146] Take Out the Command: when the Leaders of all others are defeated', () => {
    expect(afterFall('take-out-the-command', THIRD, FOURTH).outcome).toEqual({
      payoffs: [1, 0, 1, 0],
      reason: 'command',
      rule: 'LB-146',
    })
    // A Member who falls decides nothing, be it the last one.
    const match = from(`
      start: take-out-the-command, active S1
      S1 rhosyn hand[] reveal[Warrior, Fire, Fists]
      S2 tobiah hand[] damage[Knight, Light, Sword]
      S3 brakk hand[] reveal[Cleric, Shadow, Bow]
      S4 ondrin hand[] reveal[Ranger, Wind, Shield]`)
    answers(match, 'S1: attack S2', 'S2: fall')
    expect(match.outcome).toBeUndefined()
  })
})

describe('who knows it', () => {
  const START = `
    start: total-annihilation, active S1
    S1 rhosyn hand[] reveal[Warrior, Fire, Fists]
    S2 ondrin hand[] damage[Knight, Light, Sword]
    S3 brakk  hand[] reveal[Cleric, Shadow, Bow]
    S4 tobiah hand[] reveal[Ranger, Wind, Shield]`
  const seen = (match: ReturnType<typeof from>, seat: number): string[] =>
    ([0, 1, 2, 3, 'spectator'] as const)
      .filter((viewer) => viewer !== seat)
      .map((viewer) => match.view(viewer).fighters[seat]!.champion)

  test('[LB-149] a faction is secret, from allies too', () => {
    const match = from(START)
    for (const seat of [0, 1, 2, 3]) expect(new Set(seen(match, seat))).toEqual(new Set(['face-down']))
    answer(match, 'S1: attack S3')
    expect(new Set(seen(match, 2))).toEqual(new Set(['face-down']))
  })

  test('[LB-147] until the Secret Skill is used', () => {
    const match = from(START)
    answer(match, 'S1: secret')
    expect(new Set(seen(match, 0))).toEqual(new Set(['champion.rhosyn']))
    expect(new Set(seen(match, 2))).toEqual(new Set(['face-down']))
  })

  test('[LB-148] or until the Champion is defeated', () => {
    const match = from(START)
    answers(match, 'S1: attack S2')
    expect(new Set(seen(match, 1))).toEqual(new Set(['face-down']))
    answer(match, 'S2: fall')
    expect(new Set(seen(match, 1))).toEqual(new Set(['champion.ondrin']))
    expect(new Set(seen(match, 3))).toEqual(new Set(['face-down']))
  })

  test('[LB-150] players may stand together or not: allies are as good a target as anyone', () => {
    const match = from(START)
    expect(
      offered(match)
        .filter((choice) => choice.startsWith('attack'))
        .toSorted(),
    ).toEqual(['attack S2', 'attack S3', 'attack S4'])
  })
})
