import { describe, expect, test } from 'vitest'
import type { Viewer } from '#engine/game'
import { ATTRIBUTE, CARDS, CHAMPION, CHAMPIONS, FACE_DOWN } from '#games/last-brave/cards'
import { position } from '#games/last-brave/notation'
import {
  answer,
  answers,
  asked,
  from,
  fromSetup,
  type LastMatch,
  offered,
  refusalOf,
  table,
  the,
} from '#games/last-brave/testing/matches'

// C1 of the rules document: zones, states, life.

/** The cards that an ability may pick now, as `S2:Shield`. */
const picks = (match: LastMatch, ability: string): string[] =>
  offered(match).flatMap((choice) => (choice.startsWith(`${ability} ->`) ? choice.slice(ability.length + 3) : []))

const refused = (match: LastMatch, written: string): string => refusalOf(() => answer(match, written)).code

/** Cards of every state in every zone, with the three ways of picking one in S1's hands. */
const EVERYTHING = `start: free-for-all, active S1
  S1 rhosyn! hand[] reveal[Cleric, Water~, Spear] damage[]
  S2 brakk!  hand[Knight] reveal[Fire~, Bow#] damage[]
  S3 ysolde! hand[] reveal[Marshal~, Ice] damage[Hammer]
  S4 OUT noor`

describe('which cards can be picked', () => {
  test('[LB-R1, LB-R11] Recover: any card of a Field, be it revealed or damaged, upright, sideways or face down', () => {
    expect(picks(from(EVERYTHING), 'use Cleric.Fo')).toEqual([
      'S1:Water',
      'S1:Spear',
      'S2:Fire',
      'S2:Bow',
      'S3:Marshal',
      'S3:Ice',
      'S3:Hammer',
    ])
  })

  test.each([
    ['S3:Hammer', 'from the Damage Zone', 2],
    ['S3:Ice', 'from the Reveal Zone', 1],
    ['S2:Bow', 'face down', 1],
  ])('[LB-R11] Recover of %s, %s, gives back %i life', (target, _where, life) => {
    const match = from(EVERYTHING)
    const seat = Number(target[1]) - 1
    const lifeNow = () => Number(table(match)[seat]!.split('life ')[1])
    const before = lifeNow()
    const events = answer(match, `S1: use Cleric.Fo ->${target}`)
    expect(the(events, 'recovered')).toMatchObject({ seat: 0, of: seat })
    expect(lifeNow() - before).toBe(life)
  })

  test('[LB-R9] Seal: face-up cards in Reveal Zones only, one’s own included', () => {
    expect(picks(from(EVERYTHING), 'use Spear.Fo')).toEqual([
      'S1:Cleric',
      'S1:Water',
      'S2:Fire',
      'S3:Marshal',
      'S3:Ice',
    ])
    for (const target of ['S2:Bow', 'S3:Hammer', 'S2:Knight'])
      expect(refused(from(EVERYTHING), `S1: use Spear.Fo ->${target}`)).toMatch(/^LB_(SEAL_CARD|CHOICE_ZONE)$/)
  })

  test('[LB-R10] Revive: sideways face-up cards in Reveal Zones only, one’s own included', () => {
    expect(picks(from(EVERYTHING), 'use Water.Fo')).toEqual(['S2:Fire', 'S3:Marshal'])
    const own = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Marshal, Light~, Fists~] damage[]
      S2 brakk!  hand[Knight] reveal[Fire, Bow~] damage[]
      S3 ysolde! hand[] reveal[Cleric, Ice] damage[Hammer]`)
    expect(picks(own, 'use Marshal.Fo')).toEqual(['S1:Light', 'S1:Fists', 'S2:Bow'])
    answer(own, 'S1: use Marshal.Fo ->S1:Light')
    expect(table(own)[0]).toBe('S1 rhosyn! hand[] reveal[Marshal#, Light, Fists~] damage[] life 3')
  })

  test('[LB-R10] a sealed sideways card cannot be stood up', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Marshal, Shadow, Fists~] damage[]
      S2 brakk!  hand[Knight] reveal[Fire, Bow~] damage[]
      S3 ysolde! hand[Cleric, Ice, Hammer] reveal[] damage[]`)
    answer(match, 'S1: use Shadow.Fa ->S2:Bow')
    expect(picks(match, 'use Marshal.Fo')).toEqual(['S1:Shadow', 'S1:Fists'])
    expect(refused(match, 'S1: use Marshal.Fo ->S2:Bow')).toBe('LB_NOT_SIDEWAYS')
  })

  test('[LB-R13] the cards of a player who fell are gone, in whatever zone they lay', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Cleric, Fire, Daggers] damage[]
      S2 brakk!  hand[] reveal[Knight~, Water, Sword] damage[]
      S3 ysolde! hand[] reveal[Marshal~] damage[Ice, Staff]
      S4 noor!   hand[] reveal[Warrior, Wind] damage[Bow]`)
    answers(match, 'S1: use Daggers.Fa', 'S1: attack S3', 'S3: move Marshal')
    expect(asked(match)).toBe('S1 turn')
    expect(picks(match, 'use Cleric.Fo').filter((card) => card.startsWith('S3'))).toEqual([])
    for (const card of ['Marshal', 'Ice', 'Staff'])
      expect(refused(match, `S1: use Cleric.Fo ->S3:${card}`)).toBe('LB_CHOICE_ZONE')
  })

  test('[LB-R12] no keyword but Seal, Revive and Recover picks a card, and none is called Fall Back', () => {
    const abilities = [
      ...CARDS.flatMap((card) => [ATTRIBUTE[card].continuous, ATTRIBUTE[card].fatigue, ATTRIBUTE[card].forfeit]),
      ...CHAMPIONS.map((id) => CHAMPION[id].secret),
    ]
    const verbs = new Set(abilities.flatMap((ability) => ability ?? []).map((keyword) => keyword.do))
    expect([...verbs].toSorted()).toEqual([
      'defend',
      'hits',
      'negate',
      'power',
      're-engage',
      'recover',
      'reflect',
      'resist',
      'revive',
      'scatter-shot',
      'seal',
    ])
  })
})

describe('states', () => {
  test('[LB-R2] cards in hand, in the Damage Zone or face down give the attacker nothing', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn  hand[Fists] reveal[Assassin#] damage[Fire]
      S2 brakk!  hand[Knight, Light] reveal[Bow] damage[]
      S3 ysolde! hand[Cleric] reveal[Wind, Sword] damage[]`)
    expect(offered(match)).toEqual(['attack S2', 'secret'])
    expect(the(answer(match, 'S1: attack S2'), 'locked')).toMatchObject({ power: 1, hits: 1, negates: [] })
    expect(offered(match)).toEqual(['reveal Knight', 'reveal Light', 'move Bow'])
  })

  test('[LB-R2] nor do they give the target any Resist', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn  hand[Fists] reveal[Assassin] damage[Fire]
      S2 brakk!  hand[Knight, Ice] reveal[] damage[Staff]
      S3 ysolde! hand[Cleric] reveal[Wind, Sword] damage[]
      S4 noor!   hand[Warrior] reveal[Earth#] damage[Bow]`)
    expect(the(answer(match, 'S1: attack S2'), 'hit')).toMatchObject({ resist: 0, damage: 1 })
    const other = from(`start: free-for-all, active S1
      S1 rhosyn  hand[Fists] reveal[Assassin] damage[Fire]
      S2 brakk!  hand[] reveal[Knight, Ice] damage[Staff]
      S3 ysolde! hand[] reveal[Cleric, Wind, Sword] damage[]
      S4 noor!   hand[] reveal[Warrior, Earth#] damage[Bow]`)
    expect(the(answer(other, 'S1: attack S4'), 'hit')).toMatchObject({ resist: 0, damage: 1 })
  })

  test('[LB-R3] Forfeit and Seal cost no life, and a face-down card pays a point like any other', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warlock, Light, Bow] damage[]
      S2 brakk!  hand[] reveal[Knight, Fists] damage[Water]
      S3 ysolde! hand[] reveal[Cleric, Sword] damage[Wind]`)
    answers(match, 'S1: use Warlock.Fa ->S2:Knight', 'S1: use Bow.Fo')
    expect(table(match)).toEqual([
      'S1 rhosyn! hand[] reveal[Warlock~, Light, Bow#] damage[] life 3',
      'S2 brakk! hand[] reveal[Knight#, Fists] damage[Water] life 2',
      'S3 ysolde! hand[] reveal[Cleric, Sword] damage[Wind] life 2',
    ])
    answer(match, 'S1: attack S2')
    expect(offered(match)).toEqual(['move Knight', 'move Fists'])
    answer(match, 'S2: move Knight')
    expect(table(match)[1]).toContain('damage[Water, Knight, Fists] life 0')
  })

  test('[LB-R4] the card revealed for one point is moved for the next', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Fire, Bow] damage[]
      S2 brakk!  hand[Knight, Water, Fists] reveal[] damage[]
      S3 ysolde! hand[Cleric, Wind, Sword] reveal[] damage[]`)
    answers(match, 'S1: attack S2', 'S2: reveal Knight', 'S2: move Knight', 'S2: reveal Water')
    expect(table(match)[1]).toBe('S2 brakk! hand[Fists] reveal[Water] damage[Knight] life 3')
  })

  test.each(['Knight~', 'Knight#', 'Knight'])(
    '[LB-R5] %s, returned to the hand and revealed again, is upright and face up',
    (knight) => {
      const match = from(`start: free-for-all, active S1
        S1 rhosyn! hand[] reveal[Cleric, Fire, Sword] damage[]
        S2 brakk!  hand[] reveal[${knight}, Water] damage[Bow]
        S3 ysolde! hand[] reveal[Warrior, Wind] damage[Staff]`)
      answers(match, 'S1: use Cleric.Fo ->S2:Knight', 'S1: attack S2', 'S2: reveal Knight')
      expect(match.state.fighters[1]!.reveal).toContainEqual({ card: 'class.knight', sideways: false, down: false })
      expect(offered(match)).toEqual(expect.arrayContaining(['use Knight.Fa', 'use Knight.Fo']))
    },
  )

  test('[LB-R5] a card that comes back by way of the Damage Zone has forgotten that it was sideways', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[]
      S2 tobiah  hand[] reveal[Knight~, Water#] damage[Bow]
      S3 ysolde! hand[] reveal[Marshal, Wind] damage[Staff]`)
    answers(match, 'S1: attack S2', 'S2: move Knight', 'S2: secret ->S2:Knight', 'S2: reveal Knight')
    expect(table(match)[1]).toBe('S2 tobiah! hand[] reveal[Water#, Knight] damage[Bow] life 2')
  })
})

describe('what has been seen', () => {
  const others: readonly Viewer[] = [0, 2, 'spectator']

  /** S2's Knight was revealed and has come back to the hand; Bow was never seen. */
  const recovered = (): LastMatch => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Cleric, Fire, Sword] damage[]
      S2 brakk   hand[Bow] reveal[Knight, Water] damage[]
      S3 ysolde! hand[] reveal[Warrior, Wind] damage[Staff]`)
    answer(match, 'S1: use Cleric.Fo ->S2:Knight')
    return match
  }

  test('[LB-R6, LB-R7] a card that was face up stays known in the hand; of others one sees the type', () => {
    const match = recovered()
    for (const viewer of others) expect(match.view(viewer).fighters[1]!.hand).toEqual(['class.knight', 'arms'])
    expect(match.view(1).fighters[1]!.hand).toEqual(['class.knight', 'arms.bow'])
  })

  test('[LB-R6] a card in the Damage Zone and a face-down card can be read by all', () => {
    const match = from(EVERYTHING)
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(match.view(viewer).fighters[2]!.damage).toEqual(['arms.hammer'])
      expect(match.view(viewer).fighters[1]!.reveal[1]).toEqual({ card: 'arms.bow', sideways: false, down: true })
    }
  })

  test('[LB-R8] whoever the hidden Champions are, others see the same', () => {
    const hidden = (s2: string, s3: string): LastMatch =>
      from(`start: free-for-all, active S1
        S1 rhosyn hand[Cleric, Fire, Sword] reveal[] damage[]
        S2 ${s2}  hand[Knight, Water, Bow] reveal[] damage[]
        S3 ${s3}  hand[Warrior, Wind, Staff] reveal[] damage[]`)
    const names = CHAMPIONS.map((id) => id.slice('champion.'.length)).filter((name) => name !== 'rhosyn')
    const views = names.flatMap((s2) => names.filter((s3) => s3 !== s2).map((s3) => hidden(s2, s3)))
    const [first] = views
    expect(first!.view(0).fighters.map(({ champion }) => champion)).toEqual(['champion.rhosyn', FACE_DOWN, FACE_DOWN])
    for (const match of views) expect(match.view(0)).toEqual(first!.view(0))
    for (const match of views) expect(match.view('spectator')).toEqual(first!.view('spectator'))
  })

  test('[LB-R14] a Champion that falls is turned face up, in a free-for-all too', () => {
    const setup = position(`start: free-for-all, active S1
      S1 rhosyn  hand[] reveal[Cleric, Fire, Sword] damage[]
      S2 ondrin  hand[] reveal[] damage[Knight, Water, Bow]
      S3 ysolde! hand[] reveal[Warrior, Wind] damage[Staff]`)
    const match = fromSetup(setup)
    for (const viewer of others) expect(match.view(viewer).fighters[1]!.champion).toBe(FACE_DOWN)
    // The attacker's Negate leaves nothing but to fall; who the Champion is must still not be told before.
    answer(match, 'S1: attack S2')
    const events = answer(match, 'S2: fall')
    expect(the(events, 'defeated')).toMatchObject({ seat: 1, champion: 'champion.ondrin' })
    for (const viewer of others)
      expect(match.view(viewer).fighters[1]).toMatchObject({ champion: 'champion.ondrin', faceUp: true, out: true })
  })
})
