import { describe, expect, test } from 'vitest'
import { CHAMPION, CHAMPIONS } from '#games/last-brave/cards'
import { checkScript, playScript } from '#games/last-brave/testing/script'
import {
  answer,
  answers,
  asked,
  from,
  type LastMatch,
  offered,
  playOut,
  newMatch,
  refusalOf,
  table,
} from '#games/last-brave/testing/matches'

test('[LB-121] every Champion has exactly one Secret Skill, of its own', () => {
  const skills = CHAMPIONS.map((champion) => CHAMPION[champion].skill)
  expect(new Set(skills).size).toBe(8)
  const keywords = CHAMPIONS.map((champion) => JSON.stringify(CHAMPION[champion].secret))
  expect(new Set(keywords).size).toBe(8)
  expect(keywords).not.toContain('[]')
})

const OTHERS = (champion: string): string[] => ['brakk', 'ysolde', 'noor'].filter((one) => one !== champion)

/** Positions in which a hidden Champion has each window, and the answers that lead there. */
const windows = {
  turn: (champion: string) => `
    S1 ${champion} hand[] reveal[Knight, Light, Staff]
    S2 ${OTHERS(champion)[0]!}! hand[] reveal[Ranger, Water, Bow]
    S3 ${OTHERS(champion)[1]!}! hand[] reveal[Cleric, Shadow, Hammer]`,
  between: (champion: string) => `
    S1 ${champion} hand[] reveal[Knight, Light, Fists] prefs[between]
    S2 ${OTHERS(champion)[0]!}! hand[Ranger] reveal[Wind, Bow]
    S3 ${OTHERS(champion)[1]!}! hand[] reveal[Cleric, Shadow, Hammer]`,
  damage: (champion: string) => `
    S1 ${OTHERS(champion)[0]!}! hand[] reveal[Knight, Light, Staff]
    S2 ${champion} hand[Ranger] reveal[Wind, Bow]
    S3 ${OTHERS(champion)[1]!}! hand[] reveal[Cleric, Shadow, Hammer]`,
  reflected: (champion: string) => `
    S1 ${champion} hand[] reveal[Knight, Light, Staff]
    S2 ${OTHERS(champion)[0]!}! hand[Ranger] reveal[Wind, Shield]
    S3 ${OTHERS(champion)[1]!}! hand[] reveal[Cleric, Shadow, Hammer]`,
  after: (champion: string) => `
    S1 ${OTHERS(champion)[0]!}! hand[] reveal[Knight, Light, Fists]
    S2 ${champion} hand[Ranger] reveal[Wind, Bow] prefs[after]
    S3 ${OTHERS(champion)[1]!}! hand[] reveal[Cleric, Shadow, Hammer]`,
  react: (champion: string) => `
    S1 ${OTHERS(champion)[0]!}! hand[] reveal[Knight, Light, Fists]
    S2 ${OTHERS(champion)[1]!}! hand[Ranger] reveal[Wind, Bow]
    S3 ${champion} hand[] reveal[Cleric, Shadow, Hammer] prefs[turnStart]`,
} as const
type WindowName = keyof typeof windows

const LEAD: Readonly<Record<WindowName, readonly string[]>> = {
  turn: [],
  between: ['S1: attack S2', 'S2: move Bow'],
  damage: ['S1: attack S2'],
  reflected: ['S1: attack S2', 'S2: use Shield.Fa'],
  after: ['S1: attack S2', 'S2: move Bow'],
  react: [],
}
const ASKED: Readonly<Record<WindowName, string>> = {
  turn: 'S1 turn',
  between: 'S1 between',
  damage: 'S2 damage',
  reflected: 'S1 damage',
  after: 'S2 after',
  react: 'S3 react',
}

/** The match in such a window. */
function inWindow(window: WindowName, champion: string): LastMatch {
  const match = from(windows[window](champion))
  for (const one of LEAD[window]) if (asked(match) !== ASKED[window]) answer(match, one)
  return match
}

/** E2 for the eight Secret Skills: where each may be used. */
const WHERE: Readonly<Record<string, readonly WindowName[]>> = {
  rhosyn: ['turn'],
  brakk: ['turn'],
  ysolde: ['turn'],
  ondrin: ['damage', 'reflected'],
  mirelle: ['damage'],
  tobiah: ['turn', 'between', 'damage', 'reflected', 'after', 'react'],
  vesper: ['turn'],
  noor: ['turn'],
}

describe('when it may be used', () => {
  test.each(Object.entries(WHERE))('[LB-123] %s: %j', (champion, where) => {
    for (const window of Object.keys(windows) as WindowName[]) {
      const match = inWindow(window, champion)
      expect([window, asked(match)]).toEqual([window, ASKED[window]])
      const isOffered = offered(match).some((choice) => choice.startsWith('secret'))
      expect([window, isOffered]).toEqual([window, where.includes(window)])
    }
  })
})

describe('what it costs', () => {
  test('[LB-122] once only: neither again in the same turn nor later', () => {
    const match = from(`
      S1 rhosyn  hand[] reveal[Knight, Light, Hammer]
      S2 brakk   hand[Ranger, Water, Shield]
      S3 ysolde! hand[] reveal[Cleric, Shadow, Bow]`)
    answer(match, 'S1: secret')
    expect(offered(match)).not.toContain('secret')
    expect(refusalOf(() => answer(match, 'S1: secret')).code).toBe('LB_SECRET_USED')
    answers(match, 'S1: attack S2', 'S2: reveal Ranger', 'S2: reveal Water', 'S2: reveal Shield', 'S2: move Water')
    answers(match, 'S2: attack S1', 'S1: move Light')
    expect(asked(match)).toBe('S1 turn')
    expect(refusalOf(() => answer(match, 'S1: secret')).code).toBe('LB_SECRET_USED')
  })

  test('[LB-124] needs no revealed card and turns none', () => {
    const match = from(`
      S1 rhosyn hand[Knight, Light, Hammer]
      S2 brakk  hand[Ranger, Water, Shield]
      S3 ysolde hand[Cleric, Shadow, Bow]`)
    const before = table(match)
    answer(match, 'S1: secret')
    expect(table(match)).toEqual([before[0]!.replace('rhosyn', 'rhosyn!'), ...before.slice(1)])
    answer(match, 'S1: attack S2')
    expect(match.state.attack.lock).toMatchObject({ power: 4, hits: 1 })
  })

  test('[LB-125] turns the Champion face up for all to see, until the end of the game', () => {
    const match = from(windows.turn('rhosyn'))
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(match.view(viewer).fighters[0]).toMatchObject({ champion: 'face-down', faceUp: false })
    answer(match, 'S1: secret')
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(match.view(viewer).fighters[0]).toMatchObject({ champion: 'champion.rhosyn', faceUp: true })
    const long = newMatch(5)
    const up = new Set<number>()
    for (const event of playOut(long, 'face up')) if (event.kind === 'secret-used') up.add(event.seat)
    expect(up.size).toBeGreaterThan(0)
    for (const seat of up) expect(long.view('spectator').fighters[seat]!.faceUp).toBe(true)
  })
})

describe('its keywords', () => {
  test('[LB-126] Negate and Scatter Shot stop it as they stop a card', () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Assassin, Wind, Staff]
      S2 ondrin  hand[Ranger] reveal[Light, Shield]
      S3 mirelle hand[] reveal[Cleric, Shadow, Hammer]
      > S1 turn: attack S2
          lock: power 1 hits 2 NegateDefend targets S2
          hit 1/2 on S2: 1 Power - 0 Resist = 1
      > S2 damage: secret -> refused LB_NEGATED`)
    checkScript(`
      S1 rhosyn! hand[] reveal[Knight, Wind, Bow]
      S2 ondrin! hand[] reveal[Ranger, Ice, Staff]
      S3 mirelle hand[] reveal[Cleric, Shadow, Hammer]
      > S1 turn: use Bow.Fa
      > S1 turn: attack-all
          lock: power 1 hits 2 Scatter targets S2 S3
          hit 1/2 on S2: 1 Power - 2 Resist = 0
          hit 2/2 on S2: 1 Power - 2 Resist = 0
          hit 1/2 on S3: 1 Power - 0 Resist = 1
      > S3 damage: secret -> refused LB_SCATTER_REFLECT`)
  })

  test.each([
    ['brakk', 'power 1 hits 3', 'secret'],
    ['vesper', 'power 5 hits 2 NegateDefend NegateReflect', 'secret'],
    ['ysolde', 'power 3 hits 1', 'secret ->S2:Shield'],
    ['noor', 'power 3 hits 1', 'secret'],
  ])('[LB-126] %s: %s', (champion, lock, secret) => {
    const [second, third] = OTHERS(champion)
    const { match } = playScript(`
      S1 ${champion} hand[] reveal[Knight, Light, Staff]
      S2 ${second!}! hand[Ranger] reveal[Wind, Shield]
      S3 ${third!}! hand[] reveal[Cleric, Shadow, Hammer]
      > S1 turn: ${secret}
      > S1 turn: attack S2
          lock: ${lock} targets S2
          hit 1/${lock.split(' ')[3]!} on S2: ${lock.split(' ')[1]!} Power - 0 Resist = ${lock.split(' ')[1]!}`)
    expect(table(match)[1]).toContain(champion === 'ysolde' ? 'Shield#' : 'Shield]')
    expect(match.state.attack.again).toBe(champion === 'noor' ? 1 : 0)
  })

  test('[LB-127] flipping the Champion pays no point', () => {
    const match = from(windows.damage('tobiah'))
    answer(match, 'S1: attack S2')
    const before = match.state.blow!.left
    answer(match, 'S2: secret ->S2:Bow')
    expect(asked(match)).toBe('S2 damage')
    expect(match.state.blow!.left).toBe(before)
    expect(offered(match)).toEqual(['reveal Ranger', 'reveal Bow', 'move Wind', 'use Wind.Fo'])
  })
})
