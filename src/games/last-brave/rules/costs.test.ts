import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkScript } from '#games/last-brave/testing/script'
import {
  answer,
  answers,
  from,
  type LastMatch,
  offered,
  refusalOf,
  table,
  the,
  told,
} from '#games/last-brave/testing/matches'

/** S1's turn with these zones. */
const turn = (first: string): LastMatch =>
  from(`
    S1 rhosyn  ${first}
    S2 brakk   hand[Ranger, Water, Shield]
    S3 ysolde! hand[] reveal[Cleric, Shadow, Daggers]`)
const lockOf = (match: LastMatch): string => told(answer(match, 'S1: attack S2'))[0]!
const code = (match: LastMatch, written: string): string => refusalOf(() => answer(match, written)).code

describe('what may be used', () => {
  test('[LB-065] only cards that are revealed', () => {
    const match = turn('hand[Warrior, Fists] reveal[] damage[Fire]')
    expect(offered(match)).toEqual(['attack S2', 'secret'])
    for (const use of ['Warrior.Fa', 'Fists.Fa', 'Fire.Fo'])
      expect(code(match, `S1: use ${use}`)).toBe('LB_NOT_REVEALED')
    expect(code(match, 'S1: use Shadow.Fa ->S3:Cleric')).toBe('LB_NOT_REVEALED')
    expect(lockOf(match)).toBe('lock: power 1 hits 1 targets S2')
  })

  test('[LB-066] an effect comes with its cost and never without it', () => {
    const unpaid = turn('hand[] reveal[Light, Hammer] damage[Knight]')
    expect(lockOf(unpaid)).toBe('lock: power 1 hits 1 targets S2')
    expect(table(unpaid)[0]).toContain('reveal[Light, Hammer]')
    const paid = turn('hand[] reveal[Light, Hammer] damage[Knight]')
    answers(paid, 'S1: use Hammer.Fa', 'S1: use Light.Fo')
    expect(table(paid)[0]).toContain('reveal[Light#, Hammer~]')
    expect(lockOf(paid)).toBe('lock: power 4 hits 1 NegateDefend NegateReflect targets S2')
  })
})

describe('Fatigue', () => {
  test('[LB-067, LB-068] turns the card sideways, and it stays so from turn to turn', () => {
    const match = turn('hand[] reveal[Knight, Light, Hammer]')
    answer(match, 'S1: use Hammer.Fa')
    expect(match.state.fighters[0]!.reveal[2]).toEqual({ card: 'arms.hammer', sideways: true, down: false })
    expect(offered(match).filter((choice) => choice.startsWith('use Hammer.Fa'))).toEqual([])
    expect(code(match, 'S1: use Hammer.Fa')).toBe('LB_FATIGUED')
    answers(match, 'S1: attack S2', 'S2: reveal Ranger', 'S2: reveal Water', 'S2: reveal Shield')
    // Two turns later it is S1's turn again, and nothing has stood up.
    answers(match, 'S2: attack S1', 'S1: move Knight')
    expect(match.state.active).toBe(0)
    expect(code(match, 'S1: use Hammer.Fa')).toBe('LB_FATIGUED')
  })

  test('[LB-068] an effect that stands it up makes it usable again', () => {
    const match = turn('hand[] reveal[Marshal, Light, Hammer~]')
    expect(code(match, 'S1: use Hammer.Fa')).toBe('LB_FATIGUED')
    answers(match, 'S1: use Marshal.Fo ->S1:Hammer', 'S1: use Hammer.Fa')
    expect(lockOf(match)).toBe('lock: power 3 hits 1 targets S2')
  })

  test('[LB-075] a sideways card keeps its Continuous ability', () => {
    const match = turn('hand[] reveal[Warrior~, Wind~, Spear~]')
    expect(lockOf(match)).toBe('lock: power 3 hits 2 targets S2')
  })
})

describe('Forfeit', () => {
  test('[LB-069, LB-070] turns the card face down, and nothing of it works any more', () => {
    const match = turn('hand[] reveal[Warlock, Fire, Fists]')
    answers(match, 'S1: use Warlock.Fo', 'S1: use Fire.Fo')
    expect(match.state.fighters[0]!.reveal.map(({ down }) => down)).toEqual([true, true, false])
    expect(offered(match).filter((choice) => /Warlock|Fire/.test(choice))).toEqual([])
    expect(code(match, 'S1: use Warlock.Fa ->S1:Fists')).toBe('LB_FACE_DOWN')
    expect(code(match, 'S1: use Fire.Fo')).toBe('LB_FACE_DOWN')
    expect(lockOf(match)).toBe('lock: power 5 hits 2 NegateDefend targets S2')
  })

  test('[LB-071] also while the card is sideways', () => {
    const match = turn('hand[] reveal[Knight, Light, Hammer~]')
    answer(match, 'S1: use Hammer.Fo')
    expect(match.state.fighters[0]!.reveal[2]).toMatchObject({ down: true })
    expect(lockOf(match)).toBe('lock: power 2 hits 1 targets S2')
  })

  test('[LB-070] an attacker and a victim alike', () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Warrior#, Fire#, Fists#]
      S2 brakk!  hand[Ranger] reveal[Earth#, Shield#]
      S3 ysolde! hand[] reveal[Cleric, Shadow, Daggers]
          lock: power 1 hits 1 targets S2
          hit 1/1 on S2: 1 Power - 0 Resist = 1
      > S2 damage: use Shield.Fa -> refused LB_FACE_DOWN
      > S2 damage: use Shield.Fo -> refused LB_FACE_DOWN
      > S2 damage: move Shield
          turn ends; next active S2`)
  })

  test('[LB-076] a Continuous ability ends the moment its card is turned over', () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Warlock, Wind, Sword]
      S2 brakk!  hand[Ranger] reveal[Earth, Staff]
      S3 ysolde! hand[] reveal[Cleric, Shadow, Daggers]
      > S1 turn: attack S2
          lock: power 2 hits 2 targets S2
          hit 1/2 on S2: 2 Power - 2 Resist = 0
      > S1 between: use Warlock.Fa ->S2:Earth
          hit 2/2 on S2: 2 Power - 1 Resist = 1`)
    const own = turn('hand[] reveal[Warrior, Fire, Fists]')
    answer(own, 'S1: use Fire.Fo')
    // 1 + 1 (Warrior) + 2 (Fire, paid), and no longer Fire's own 1.
    expect(lockOf(own)).toBe('lock: power 4 hits 2 NegateDefend targets S2')
  })
})

describe('Continuous abilities', () => {
  test('[LB-072] cost nothing: they count without a use, and no card turns', () => {
    const match = turn('hand[] reveal[Warrior, Fire, Fists]')
    const locked = the(answer(match, 'S1: attack S2'), 'locked')
    expect(locked).toMatchObject({ power: 3, hits: 2 })
    expect(locked.parts.map(({ from: card, cost }) => [card, cost])).toEqual([
      ['base', 'none'],
      ['class.warrior', 'continuous'],
      ['element.fire', 'continuous'],
      ['arms.fists', 'continuous'],
    ])
    expect(table(match)[0]).toContain('reveal[Warrior, Fire, Fists]')
  })

  test('[LB-073] are printed in blue, and the others are not', () => {
    const folder = new URL('../board/', import.meta.url)
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'))
    const styles = sheets.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n')
    const isBlue = (colour: string): boolean => {
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
        number,
        number,
        number,
      ]
      return blue > green && blue > 1.5 * red
    }
    const colours = (cost: string): string[] =>
      [...styles.matchAll(new RegExp(`\\[data-cost='${cost}'\\][^{}]*\\{([^{}]*)\\}`, 'g'))].flatMap(
        ([, rules]) => rules!.match(/#[0-9a-f]{6}/g) ?? [],
      )
    expect(colours('continuous').some(isBlue)).toBe(true)
    for (const cost of ['fatigue', 'forfeit']) expect(colours(cost).some(isBlue)).toBe(false)
  })

  test('[LB-074] cannot be used, switched off or skipped', () => {
    const match = turn('hand[] reveal[Warrior, Earth, Fists]')
    for (const choice of match.choices(0))
      if (choice.kind === 'use') expect(['fatigue', 'forfeit']).toContain(choice.cost)
    const use = { kind: 'use', card: 'element.earth', cost: 'continuous' }
    expect(refusalOf(() => match.submit({ actor: 0, choice: use })).code).toBe('LB_NO_SUCH_ABILITY')
    expect(code(match, 'S1: use Earth.Fa')).toBe('LB_NO_SUCH_ABILITY')
    expect(lockOf(match)).toBe('lock: power 2 hits 2 targets S2')
    // Resist works unasked too: S2 strikes back and nothing is left of it.
    answers(match, 'S2: reveal Water', 'S2: reveal Shield', 'S2: move Water', 'S2: move Shield')
    expect(told(answer(match, 'S2: attack S1'))).toContain('hit 1/1 on S1: 1 Power - 1 Resist = 0')
  })

  test('[LB-077] add up with each other and with paid abilities', () => {
    const match = turn('hand[] reveal[Berserker, Wind, Spear]')
    answers(match, 'S1: use Spear.Fa', 'S1: secret')
    // 1 + Berserker 1 + Spear 1 + Rhosyn 3; 1 + Wind 1.
    expect(lockOf(match)).toBe('lock: power 6 hits 2 NegateDefend NegateReflect targets S2')
  })
})
