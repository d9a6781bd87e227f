import { describe, expect, test } from 'vitest'
import type { Viewer } from '#engine/game'
import { SeededRandom } from '#engine/random'
import { CHAMPION, type ChampionId, CHAMPIONS, FACE_DOWN } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import { DEFAULTS, type Mode } from '#games/last-brave/options'
import { playScript } from '#games/last-brave/testing/script'
import {
  answer,
  answers,
  asked,
  from,
  kinds,
  type LastMatch,
  newMatch,
  offered,
  playOut,
  refusalOf,
  the,
} from '#games/last-brave/testing/matches'

// C7 of the rules document: Allied Combat.

const MODES = ['annihilation', 'command'] as const satisfies readonly Mode[]

/** The Champions of many deals, deal by deal. */
const deals = (mode: Mode, seats: number, count = 120): ChampionId[][] => {
  const random = SeededRandom.from(`${mode} ${seats}`)
  return Array.from({ length: count }, () =>
    lastBrave.deal({ ...DEFAULTS, mode }, seats, random).fighters.map(({ champion }) => champion),
  )
}

const inFaction = (champions: readonly ChampionId[], faction: string) =>
  champions.filter((champion) => CHAMPION[champion].faction === faction)

describe('who takes part', () => {
  test.each([
    ['LB-141', 4, { red: 2, blue: 2, gray: 0 }],
    ['LB-142', 5, { red: 2, blue: 2, gray: 1 }],
    ['LB-143', 6, { red: 3, blue: 3, gray: 0 }],
    ['LB-144', 7, { red: 3, blue: 3, gray: 1 }],
  ] as const)('[%s, LB-R69] %i players: %j, and never Noor', (_clause, seats, sizes) => {
    for (const mode of MODES)
      for (const champions of deals(mode, seats)) {
        expect(champions).not.toContain('champion.noor')
        expect(new Set(champions).size).toBe(seats)
        for (const [faction, size] of Object.entries(sizes)) {
          const members = inFaction(champions, faction)
          expect(members).toHaveLength(size)
          // No Leader is ever removed but the Gray one.
          if (size > 0) expect(members.filter((champion) => CHAMPION[champion].isLeader)).toHaveLength(1)
        }
      }
  })

  test('[LB-R69] in a free-for-all Noor takes part like everybody else', () => {
    for (const seats of [3, 7]) {
      const seen = new Set(deals('free-for-all', seats).flat())
      expect([...seen].toSorted()).toEqual([...CHAMPIONS].toSorted())
    }
  })

  test('[LB-R70] either Member of a side may have been removed, with equal chance', () => {
    for (const seats of [4, 5]) {
      const dealt = deals('command', seats, 400).flat()
      for (const champion of ['champion.brakk', 'champion.ysolde', 'champion.mirelle', 'champion.tobiah'] as const)
        expect(Math.abs(dealt.filter((one) => one === champion).length - 200)).toBeLessThan(50)
    }
  })

  test('[LB-R70] who was removed stays secret until the end, and is shown then', () => {
    for (let game = 0; game < 12; game++) {
      const match = newMatch(4 + (game % 2), { mode: 'annihilation' }, { seed: `removed ${game}` })
      const dealt = match.state.fighters.map(({ champion }) => champion)
      const removed = CHAMPIONS.filter((champion) => !dealt.includes(champion))
      const events = playOut(match, `removed ${game}`)
      for (const viewer of [0, 3, 'spectator'] as const) {
        const heard = events.slice(0, -1).flatMap((event) => lastBrave.hear(event, viewer) ?? [])
        expect(kinds(heard)).not.toContain('bout-over')
        for (const champion of removed) expect(JSON.stringify(heard)).not.toContain(champion)
      }
      expect(the(events, 'bout-over').unused).toEqual(expect.arrayContaining(removed))
    }
  })

  test('[LB-R70] a guess at the hidden Champions ranges over both Members of a side, and never over Noor', () => {
    const match = newMatch(4, { mode: 'command' }, { seed: 'guess' })
    const [own] = match.state.fighters
    const luck = SeededRandom.from('guess')
    const guessed = new Set<ChampionId>()
    for (let guess = 0; guess < 200; guess++) {
      const champions = lastBrave.determinize(match.view(0), luck).fighters.map(({ champion }) => champion)
      for (const champion of champions) guessed.add(champion)
      expect(inFaction(champions, 'red')).toHaveLength(2)
      expect(inFaction(champions, 'blue')).toHaveLength(2)
    }
    const { faction, isLeader } = CHAMPION[own!.champion]
    // Of one's own side there are two only: oneself and the other, who may be either Member if one is the Leader.
    const possible = CHAMPIONS.filter((id) => id !== 'champion.noor' && id !== 'champion.vesper').filter(
      (id) => isLeader || CHAMPION[id].faction !== faction || CHAMPION[id].isLeader || id === own!.champion,
    )
    expect([...guessed].toSorted()).toEqual(possible.toSorted())
  })
})

describe('who knows whom', () => {
  const START = `start: allied, take-out-the-command, active S1
    S1 rhosyn  hand[] reveal[Warrior, Fire, Bow] damage[]
    S2 brakk   hand[] reveal[Knight, Light, Sword] damage[]
    S3 ondrin  hand[] reveal[Ranger, Wind, Fists] damage[]
    S4 tobiah  hand[] reveal[] damage[Marshal, Earth, Hammer]`
  const viewers: readonly Viewer[] = [0, 1, 2, 3, 'spectator']
  const champions = (match: LastMatch, viewer: Viewer) => match.view(viewer).fighters.map(({ champion }) => champion)

  test('[LB-R71] nobody is told who the allies are', () => {
    const match = from(START)
    for (const viewer of viewers)
      expect(champions(match, viewer).filter((champion) => champion !== FACE_DOWN)).toEqual(
        viewer === 'spectator' ? [] : [match.state.fighters[viewer]!.champion],
      )
    // Nor does anything heard at the start say it.
    for (const viewer of viewers) {
      const dealt = match.opening.flatMap((event) => lastBrave.hear(event, viewer) ?? [])
      expect(dealt.flatMap((event) => (event.kind === 'dealt' ? [event.seat] : []))).toEqual(
        viewer === 'spectator' ? [] : [viewer],
      )
    }
  })

  test('[LB-R74] a Champion that is flipped shows faction and rank to all: by its Secret Skill, or by falling', () => {
    const match = from(START)
    answer(match, 'S1: secret')
    for (const viewer of viewers) expect(champions(match, viewer)[0]).toBe('champion.rhosyn')
    answer(match, 'S1: attack S4')
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(champions(match, viewer)[3]).toBe(FACE_DOWN)
    answer(match, 'S4: fall')
    for (const viewer of viewers) expect(champions(match, viewer)[3]).toBe('champion.tobiah')
  })

  test('[LB-R72] targeting knows no factions: an ally with the largest hand must be attacked', () => {
    const match = from(START.replace('hand[] reveal[Knight, Light, Sword]', 'hand[Knight] reveal[Light, Sword]'))
    expect(offered(match).filter((choice) => choice.startsWith('attack'))).toEqual(['attack S2'])
    expect(refusalOf(() => answer(match, 'S1: attack S3')).code).toBe('LB_TARGET_HAND')
    answers(match, 'S1: attack S2')
    expect(asked(match)).toBe('S2 damage')
  })

  test('[LB-R72] a Scatter Shot hits allies too', () => {
    const match = from(START)
    const events = answers(match, 'S1: use Bow.Fa', 'S1: attack-all')
    expect(the(events, 'locked').targets).toEqual([1, 2, 3])
  })
})

describe('who wins', () => {
  /** Seat by seat who lives, with how many cards in the Reveal Zone; S1 attacks with 3 Power and as many Hits as told. */
  const six = (mode: string, alive: Readonly<Record<string, string>>, s1 = 'Warrior, Fire, Bow') =>
    from(`start: allied, ${mode}, active S1
      S1 ${alive['S1'] ?? 'rhosyn!'} hand[] reveal[${s1}] damage[]
      S2 ${alive['S2'] ?? 'OUT brakk'}
      S3 ${alive['S3'] ?? 'OUT ysolde'}
      S4 ${alive['S4'] ?? 'OUT ondrin'}
      S5 ${alive['S5'] ?? 'OUT mirelle'}
      S6 ${alive['S6'] ?? 'OUT tobiah'}`)
  const weak = (champion: string, cards: string) => `${champion}! hand[] reveal[] damage[${cards}]`
  const strong = (champion: string, cards: string) => `${champion}! hand[] reveal[${cards}] damage[]`

  test('[LB-R73] a faction shares the victory, those who fell included', () => {
    const match = six('total-annihilation', {
      S2: strong('brakk', 'Knight, Light, Sword'),
      S5: weak('mirelle', 'Ranger, Wind, Fists'),
    })
    const events = answer(match, 'S1: attack S5')
    expect(the(events, 'bout-over')).toMatchObject({ winners: [0, 1, 2], reason: 'faction', rule: 'LB-145' })
    expect(match.outcome).toMatchObject({ payoffs: [1, 1, 1, 0, 0, 0], reason: 'faction' })
  })

  test('[LB-R75] the defeat that completes a condition ends the bout, in the middle of a Scatter Shot', () => {
    const match = six(
      'take-out-the-command',
      {
        S2: strong('brakk', 'Knight, Light, Sword'),
        S3: weak('ysolde', 'Assassin, Water, Spear'),
        S4: weak('ondrin', 'Ranger, Wind, Fists'),
        S5: weak('mirelle', 'Marshal, Earth, Hammer'),
      },
      'Warrior, Fire, Bow',
    )
    answers(match, 'S1: use Bow.Fa', 'S1: attack-all', 'S2: move Knight', 'S2: move Light')
    // With S2's last card the shot goes on to S3 and S4, who fall; S5 is not hit any more.
    expect(match.state.defeats).toEqual([
      { seat: 2, by: 0 },
      { seat: 3, by: 0 },
    ])
    expect(match.outcome).toMatchObject({ reason: 'command', payoffs: [1, 1, 1, 0, 0, 0] })
    expect(match.state.fighters[4]!.out).toBe(false)
  })

  test('[LB-R76] two factions: the first Leader to fall loses for that faction, be it by the hand of an ally', () => {
    const match = six('take-out-the-command', {
      S1: 'brakk!',
      S2: weak('rhosyn', 'Knight, Light, Sword'),
      S4: strong('ondrin', 'Ranger, Wind, Fists'),
    })
    const events = answer(match, 'S1: attack S2')
    expect(the(events, 'bout-over')).toMatchObject({ winners: [3, 4, 5], reason: 'command', rule: 'LB-146' })
  })

  test('[LB-R76] a Leader who falls to reflected damage loses too', () => {
    const match = from(`start: allied, take-out-the-command, active S1
      S1 rhosyn! hand[] reveal[] damage[Warrior, Fire, Bow]
      S2 ondrin! hand[] reveal[Ranger, Water, Fists] damage[]
      S3 brakk!  hand[] reveal[Knight, Light, Sword] damage[]
      S4 tobiah! hand[] reveal[Marshal, Earth, Hammer] damage[]`)
    answer(match, 'S1: attack S2')
    expect(the(answer(match, 'S2: use Water.Fa'), 'bout-over')).toMatchObject({ winners: [1, 3], reason: 'command' })
  })

  const FIVE = (s3: string, s2 = 'ondrin! hand[] reveal[] damage[Knight, Light, Sword]') =>
    `start: allied, take-out-the-command, active S3
      S1 rhosyn! hand[] reveal[] damage[Warrior, Fire, Bow]
      S2 ${s2}
      S3 ${s3}
      S4 brakk!  hand[] reveal[Marshal, Earth, Hammer] damage[]
      S5 mirelle! hand[] reveal[Cleric, Ice, Staff] damage[]`

  test('[LB-R77] three factions: the faction of the last living Leader wins', () => {
    const match = from(FIVE('vesper! hand[] reveal[Ranger, Wind, Fists] damage[]'))
    const first = answer(match, 'S3: attack S1')
    expect(kinds(first)).not.toContain('bout-over')
    // Red's Member, left of the attacker, plays on, though Red can no longer win.
    expect(asked(match)).toBe('S4 turn')
    answer(match, 'S4: use Hammer.Fa')
    const second = answer(match, 'S4: attack S2')
    expect(the(second, 'bout-over')).toMatchObject({ winners: [2], reason: 'command' })
    expect(match.outcome!.payoffs).toEqual([0, 0, 1, 0, 0])
  })

  test('[LB-R77] a faction without its Leader cannot win, even when it has felled the others', () => {
    const match = from(
      FIVE(
        'vesper! hand[] reveal[] damage[Ranger, Wind, Fists]',
        'ondrin! hand[] reveal[Knight, Light, Sword] damage[]',
      )
        .replace('S1 rhosyn! hand[] reveal[] damage[Warrior, Fire, Bow]', 'S1 OUT rhosyn')
        .replace('active S3', 'active S4'),
    )
    answer(match, 'S4: use Hammer.Fa')
    const events = answer(match, 'S4: attack S3')
    expect(the(events, 'bout-over').winners).toEqual([1, 4])
  })

  test('[LB-R78] Total Annihilation needs no living Leader', () => {
    const match = six('total-annihilation', {
      S1: 'brakk!',
      S2: 'OUT rhosyn',
      S5: weak('mirelle', 'Ranger, Wind, Fists'),
    })
    expect(the(answer(match, 'S1: attack S5'), 'bout-over').winners).toEqual([0, 1, 2])
  })

  test('[LB-R78] nor does a faction lose with its Leader there', () => {
    const { match } = playScript(`start: allied, total-annihilation, active S1
      S1 brakk!  hand[] reveal[Warrior, Fire, Bow] damage[]
      S2 rhosyn! hand[] reveal[] damage[Knight, Light, Sword]
      S3 ondrin! hand[] reveal[Ranger, Wind, Fists] damage[]
      S4 tobiah! hand[] reveal[Marshal, Earth, Hammer] damage[]
      > S1 turn: attack S2
          lock: power 3 hits 1 targets S2
          hit 1/1 on S2: 3 Power - 0 Resist = 3
          S2 defeated, forced by S1
          turn ends; next active S3
    end:
      S1 brakk!   hand[] reveal[Warrior, Fire, Bow] damage[] life 3
      S2 OUT rhosyn
      S3 ondrin!  hand[] reveal[Ranger, Wind, Fists] damage[] life 3
      S4 tobiah!  hand[] reveal[Marshal, Earth, Hammer] damage[] life 3
      next: S3 turn; legal targets S1, S4; stall counter 0; defeats credited: S1 for S2`)
    expect(asked(match)).toBe('S3 turn')
  })
})
