import { describe, expect, test } from 'vitest'
import type { Seat } from '#engine/game'
import { kindsOf } from '#engine/schema'
import { about } from '#games/last-stand/about'
import { lastStand } from '#games/last-stand/game'
import { allMoments } from '#games/last-stand/testing/words'
import { foe, hero, position, Table } from '#games/last-stand/testing/table'
import { texts } from '#games/last-stand/texts'
import type { Choice, Event, Question, View } from '#games/last-stand/types'

const LANGUAGES = ['en', 'de'] as const
const { en, de } = texts
const both = (event: Event, you?: Seat): string[] => LANGUAGES.map((language) => texts[language].event(event, you))

/** Nothing that only programs know, and nothing that is missing. */
const ODD =
  /\b(?:hero|skill|rampage|minion|lieutenant|general)\.[a-z]|undefined|null|NaN|\[object|…| {2}|\b[a-z]+-[a-z]+-[a-z]+\b/
const isPhrase = (said: string): boolean => /^[A-ZÄÖÜ„0-9]/.test(said) && !ODD.test(said)
const isSentence = (said: string): boolean => isPhrase(said) && /[^.]\.$/.test(said)

const ASKED: readonly Question['ask'][] = [
  'pick-hero',
  'pick-actor',
  'act',
  'recon-discard',
  'order-triggers',
  'ordered-action',
  'split-hits',
  'choose-target',
  'choose-space',
  'choose-quarry',
]

test('every kind of event, choice and decision is said in both languages', () => {
  const odd = new Set<string>()
  const check = (said: string, isRight = isSentence): void => {
    if (!isRight(said)) odd.add(said)
  }
  const seen = { events: new Set<string>(), choices: new Set<string>(), asked: new Set<string>() }
  let past: readonly Choice[] = []
  for (const { state, events } of allMoments(60)) {
    // A choice has words whatever has happened since.
    for (const choice of past.slice(-12))
      for (const language of LANGUAGES) check(texts[language].choice(choice, lastStand.view(state, 0)), isPhrase)
    past = lastStand.pending(state).flatMap(({ actor }) => lastStand.choices(state, actor))
    for (const event of events) {
      seen.events.add(event.kind)
      for (const said of [...both(event), ...both(event, 0)]) check(said)
      for (let you = 0; you < state.seats; you++)
        for (const said of both(event, you))
          check(said, () => !said.includes(`Player ${you + 1}`) && !said.includes(`Platz ${you + 1}`))
    }
    for (const decision of lastStand.pending(state)) {
      seen.asked.add(decision.kind)
      const view: View = lastStand.view(state, decision.actor as Seat)
      for (const language of LANGUAGES) {
        const text = texts[language]
        for (const you of [undefined, decision.actor as Seat, 3]) check(text.decision(decision, view, you))
        for (const choice of lastStand.choices(view, decision.actor)) {
          seen.choices.add(choice.kind)
          check(text.choice(choice, view), isPhrase)
        }
      }
    }
    const outcome = lastStand.outcome(state)
    for (const viewer of [0, 'spectator'] as const) {
      const view = lastStand.view(state, viewer)
      for (const { goal, standings, outcome: ended } of LANGUAGES.map((language) => texts[language])) {
        for (const sentence of goal!(view).split(/(?<=\.) /)) check(sentence)
        expect(standings!(view).map(({ seat }) => seat)).toEqual([...Array(state.seats).keys()])
        if (outcome) for (const you of [undefined, 0]) check(ended(outcome, you))
      }
    }
  }
  expect([...odd]).toEqual([])
  expect([...seen.events].toSorted()).toEqual(kindsOf(lastStand.schemas.event).toSorted())
  expect([...seen.choices].toSorted()).toEqual(kindsOf(lastStand.schemas.choice).toSorted())
  expect([...seen.asked].toSorted()).toEqual(ASKED.toSorted())
})

describe('what one does oneself, *you* do', () => {
  const EVENTS: readonly (readonly [Event, string, string, string, string])[] = [
    [
      { kind: 'hero-picked', rule: 'LS-R1', seat: 1, hero: 'hero.ghost' },
      'You lead the Ghost.',
      'Player 2 leads the Ghost.',
      'Du führst das Phantom.',
      'Platz 2 führt das Phantom.',
    ],
    [
      { kind: 'turn-begun', rule: 'LS-R77', hero: 'hero.spotter', seat: 1, actions: 2, dazed: true },
      'Your turn with the Spotter: 2 actions, one fewer for being dazed.',
      "Player 2's turn with the Spotter: 2 actions, one fewer for being dazed.",
      'Dein Zug mit der Späherin: 2 Aktionen, eine weniger, weil benommen.',
      'Zug von Platz 2 mit der Späherin: 2 Aktionen, eine weniger, weil benommen.',
    ],
    [
      { kind: 'phase-begun', rule: 'LS-051', phase: 'squad', round: 4, token: 1 },
      'Round 4, Squad Phase: you have the first player token and go first.',
      'Round 4, Squad Phase: Player 2 has the first player token and goes first.',
      'Runde 4, Truppphase: Du hast die Startmarke und beginnst.',
      'Runde 4, Truppphase: Platz 2 hat die Startmarke und beginnt.',
    ],
    [
      { kind: 'token-passed', rule: 'LS-133', seat: 1 },
      'The first player token goes to you.',
      'The first player token goes to Player 2.',
      'Die Startmarke geht an dich.',
      'Die Startmarke geht an Platz 2.',
    ],
    [
      { kind: 'match-over', rule: 'LS-162', won: false, reason: 'skull' },
      'You lose together: the track token has reached the skull.',
      'The squad loses: the track token has reached the skull.',
      'Ihr verliert gemeinsam: Die Marke der Leiste ist beim Totenkopf.',
      'Der Trupp verliert: Die Marke der Leiste ist beim Totenkopf.',
    ],
  ]

  test.each(EVENTS)('$kind', (event, yours, theirs, deins, ihrs) => {
    expect(both(event, 1)).toEqual([yours, deins])
    expect(both(event)).toEqual([theirs, ihrs])
  })

  test('one is asked oneself, others are waited for', () => {
    const table = new Table(
      position({ heroes: [hero('brawler')], turn: { hero: 'hero.brawler', left: 2 }, enemies: [foe('F1', 'grunt')] }),
    )
    const [decision] = lastStand.pending(table.state)
    const asked = (you?: Seat): string[] =>
      LANGUAGES.map((language) => texts[language].decision(decision!, table.view(0), you))
    expect(asked(0)).toEqual([
      'Your turn with the Brawler: 2 actions left.',
      'Dein Zug mit dem Raufbold: noch 2 Aktionen.',
    ])
    expect(asked()).toEqual([
      "Player 1's turn with the Brawler: 2 actions left.",
      'Zug von Platz 1 mit dem Raufbold: noch 2 Aktionen.',
    ])
  })
})

describe('an event names its reason', () => {
  const attacked = (more: Partial<Extract<Event, { kind: 'attacked' }>>): Event => ({
    kind: 'attacked',
    rule: 'LS-113',
    space: 'R1',
    card: 'minion.grenadier',
    occasion: 'assault',
    because: 'only',
    heroes: ['hero.brawler'],
    power: 2,
    dice: [4, 1],
    hits: 1,
    ...more,
  })
  const START = 'The Grenadier on R1 attacks the Brawler, '
  const ROLL = '. Power 2 rolls 4, 1: 1 hit.'

  test.each([
    ['only', 'the only hero in range', 'Sonst ist niemand in Reichweite'],
    ['draw-fire', 'the hero who draws fire', 'Wer Feuer auf sich zieht, geht vor'],
    ['quarry', 'the quarry, which goes before others', 'Die Beute geht vor'],
    ['weakest', 'the hero with the lowest health on the board', 'Niemand auf dem Plan hat weniger Leben'],
    ['most-health', 'the hero in range with the most health', 'Niemand in Reichweite hat mehr Leben'],
    ['decided', 'chosen among equals', 'So wurde unter Gleichen entschieden'],
    ['all-in-range', 'as it hits everyone in range', 'Der Angriff trifft alle in Reichweite'],
    [
      'crowd',
      'as it hits everyone on the squad space with the most heroes',
      'Der Angriff trifft alle auf dem Feld, auf dem die meisten stehen',
    ],
    ['burning', 'as it hits everyone on burning ground', 'Der Angriff trifft alle, die auf brennendem Boden stehen'],
    ['named', 'the quarry, wherever it is', 'Die Beute wird überall gejagt'],
  ] as const)('whom an enemy chose: %s', (because, english, german) => {
    expect(both(attacked({ because }))).toEqual([
      `${START}${english}${ROLL}`,
      `Der Grenadier auf R1 greift den Raufbold an. ${german}. Stärke 2 wirft 4, 1: 1 Treffer.`,
    ])
  })

  test.each([
    ['minion.mortar-crew', 'Mortar Crew', 'Der Mörsertrupp'],
    ['general.bombardier', 'Bombardier', 'Der Bombardier'],
  ] as const)('[LS-R47] where a squad space was chosen, not a hero: %s', (card, english, german) => {
    for (const heroes of [['hero.brawler'], ['hero.brawler', 'hero.ghost']] as const) {
      const [one, other] = both(attacked({ card, because: 'decided', heroes: [...heroes] }))
      expect(one).toMatch(
        `${english} on R1 attacks the Brawler${heroes.length > 1 ? ' and the Ghost' : ''}, as it hits everyone on a squad space, which was chosen among those with the most heroes. `,
      )
      expect(other).toMatch(german)
      expect(other).toMatch(
        ' an. Der Angriff trifft alle auf einem Feld, und unter den vollsten wurde dieses gewählt. ',
      )
    }
    const ambushed = both(attacked({ card, because: 'decided', occasion: 'ambush' }))
    expect(ambushed[0]).toMatch('chosen among equals')
  })

  test('[LS-115] at a tie it is said whether it is for the most or for the least health', () => {
    const asked = (name: 'gemini' | 'deadeye'): string[] => {
      const heroes = [hero('spotter'), hero('heavy-gunner')]
      const table = new Table(position({ heroes, phase: 'assault', track: 2, enemies: [foe('R1', name)] }))
      const [decision] = lastStand.pending(table.state)
      return LANGUAGES.map((language) => texts[language].decision(decision!, table.view(0), 0))
    }
    expect(asked('gemini')).toEqual([
      expect.stringContaining('most health'),
      expect.stringContaining('am meisten Leben'),
    ])
    expect(asked('deadeye')).toEqual([
      expect.stringContaining('least health'),
      expect.stringContaining('am wenigsten Leben'),
    ])
  })

  test('[LS-115] that it is all the same whom one chooses is said', () => {
    const asked = (at: 'NW' | 'SW'): string[] => {
      const heroes = [hero('spotter'), hero('heavy-gunner', { at })]
      const table = new Table(position({ heroes, phase: 'assault', enemies: [foe('R1', 'grenadier')] }))
      const [decision] = lastStand.pending(table.state)
      return LANGUAGES.map((language) => texts[language].decision(decision!, table.view(0), 0))
    }
    expect(asked('NW')).toEqual([
      expect.stringMatching(/most health; they stand together, and all there are hit\.$/),
      expect.stringMatching(/angreift; sie stehen beisammen, und es trifft alle dort\.$/),
    ])
    expect(asked('SW').join()).not.toMatch(/together|beisammen/)
  })

  test('[LS-R51] Human Wall names those whom it stops', () => {
    const table = new Table(
      position({
        heroes: [hero('bulwark', { cubes: 3 }), hero('field-medic', { at: 'SE' })],
        options: { general: 'warlord' },
        track: 7,
        turn: { hero: 'hero.bulwark' },
        enemies: [foe('F1', 'warlord'), foe('F8', 'grunt', { suppressed: true }), foe('F7', 'grunt')],
      }),
    )
    const wall = LANGUAGES.map((language) => texts[language].choice({ kind: 'rampage' }, table.view(0)))
    expect(wall).toEqual([
      'Human Wall: the Grunt on F7 (all cubes)',
      '„Menschenmauer“ gegen den Fußsoldaten auf F7 (alle Wutsteine)',
    ])
  })

  test.each([
    ['gemini', 2, 'whom the Gemini attacks, for they all have the most health', 'wen das Zwillingspaar angreift'],
    [
      'mortar-crew',
      2,
      'which space the Mortar Crew attacks, for as many stand on each',
      'welches der Mörsertrupp angreift',
    ],
  ] as const)('[LS-R50] whoever attacks in vain is said to: %s', (name, weakened, english, german) => {
    const asked = (weaker: number): string[] => {
      const table = new Table(
        position({
          heroes: [hero('spotter'), hero('heavy-gunner', { at: name === 'gemini' ? 'NW' : 'SE' })],
          phase: 'assault',
          track: name === 'gemini' ? 2 : 0,
          enemies: [foe('R1', name, { weakened: weaker })],
        }),
      )
      const [decision] = lastStand.pending(table.state)
      return LANGUAGES.map((language) => texts[language].decision(decision!, table.view(0), 0))
    }
    const [whole, ganz] = asked(0)
    expect(whole).toBe(`Choose ${english}.`)
    expect(ganz).toMatch(german)
    const [vain, umsonst] = asked(weakened)
    expect(vain).toBe(`Choose ${english}; it will do nothing, for Weaken has brought its Power down to 0.`)
    expect(umsonst).toBe(ganz!.replace(/[.]$/, '; es wird nichts geschehen, denn die Stärke ist auf 0 geschwächt.'))
  })

  test('[LS-115, LS-116] where one of several was chosen, the others on that space did not tie', () => {
    const event = attacked({ because: 'decided', heroes: ['hero.brawler', 'hero.ghost'], hits: 0, dice: [1, 2] })
    expect(both(event)).toEqual([
      'The Grenadier on R1 attacks the Brawler and the Ghost, all on the space of one chosen among equals. Power 2 rolls 1, 2: no hit.',
      'Der Grenadier auf R1 greift den Raufbold und das Phantom an. So wurde unter Gleichen entschieden, und es trifft das ganze Feld. Stärke 2 wirft 1, 2: kein Treffer.',
    ])
  })

  test('[LS-R75] armor for which there is no room', () => {
    const lost = { kind: 'armor-lost', rule: 'LS-R75', hero: 'hero.bulwark', armor: 3, by: 'skill.cover' } as const
    expect(both({ ...lost, amount: 1 })).toEqual([
      'Cover: the Bulwark has 3 armor, as much as can be, and 1 more is lost.',
      '„Deckung geben“: Das Bollwerk hat 3 Panzerung, mehr geht nicht, und 1 verfällt.',
    ])
    expect(both({ ...lost, amount: 2 })[1]).toMatch('und 2 verfallen.')
  })

  test('[LS-116] a Field Surgeon that another one armors; one did not tell from where before', () => {
    const by = 'minion.field-surgeon'
    const armored = { kind: 'enemy-armored', rule: 'LS-116', space: 'R1', card: by, amount: 1, armor: 1, by } as const
    expect(both({ ...armored, from: 'R2' })).toEqual([
      'The Field Surgeon on R1 gains 1 armor from the Field Surgeon on R2 and has 1.',
      'Der Feldarzt auf R1 bekommt 1 Panzerung durch den Feldarzt auf R2 und hat 1.',
    ])
    expect(both(armored)).toEqual([
      'The Field Surgeon on R1 gains 1 armor and has 1.',
      'Der Feldarzt auf R1 bekommt 1 Panzerung und hat 1.',
    ])
    expect(both({ ...armored, card: 'minion.ox' })[0]).toMatch('from the Field Surgeon and')
  })

  test('[LS-R17] who lies is dragged, and does not walk', () => {
    const moved = { kind: 'moved', hero: 'hero.ghost', from: 'NE', to: 'NW' } as const
    expect(both({ ...moved, rule: 'LS-R17', by: 'skill.pull-to-safety' })).toEqual([
      'Pull to Safety: the Ghost is dragged from NE to NW.',
      '„In Sicherheit ziehen“: Das Phantom wird von NO nach NW gezogen.',
    ])
    expect(both({ ...moved, rule: 'LS-062', by: 'skill.tumble' })).toEqual([
      'Tumble: the Ghost moves from NE to NW.',
      '„Abrollen“: Das Phantom geht von NO nach NW.',
    ])
  })

  test('[LS-R61] a lieutenant that makes room counts as defeated', () => {
    const full = { kind: 'overwhelmed', rule: 'LS-130', card: 'lieutenant.butcher', face: 3, space: 'F3' } as const
    const [english, german] = both({ ...full, discarded: 'lieutenant.ironclad' })
    expect(english).toMatch(
      'The Ironclad on F3 makes room, which counts as a defeat, and each standing hero takes 1 damage.',
    )
    expect(german).toMatch('Der Stahlkoloss auf F3 macht Platz und zählt als besiegt, und jede stehende Figur')
    expect(both({ ...full, discarded: 'minion.grunt' }).join()).not.toMatch(/defeat|besiegt/)
  })

  test('one minion that is commanded, and the last card of the pile', () => {
    const commanded = { kind: 'commanded', rule: 'LS-116', space: 'R3', card: 'lieutenant.warcaller' } as const
    expect(both({ ...commanded, spaces: ['R4'] })).toEqual([
      'The Warcaller on R3 has the minion on R4 attack at once.',
      'Der Kriegsrufer auf R3 lässt den Schergen auf R4 sofort angreifen.',
    ])
    expect(both({ ...commanded, spaces: ['F4', 'R4'] })[0]).toMatch('has the minions on F4 and R4 attack')
    const last = { kind: 'revealed', rule: 'LS-126', card: 'minion.grunt', from: 'pile', left: 0, shows: true } as const
    expect(both(last)).toEqual([
      'The Grunt comes from the reinforcement pile, the last of it.',
      'Der Fußsoldat kommt vom Verstärkungsstapel; dort liegt keine Karte mehr.',
    ])
  })

  test('[LS-R49] others on the space of whoever was chosen suffer with it', () => {
    const event = attacked({ because: 'most-health', heroes: ['hero.brawler', 'hero.ghost'], hits: 0, dice: [1, 2] })
    expect(both(event)).toEqual([
      'The Grenadier on R1 attacks the Brawler and the Ghost, all on the space of the hero in range with the most health. Power 2 rolls 1, 2: no hit.',
      'Der Grenadier auf R1 greift den Raufbold und das Phantom an. Niemand in Reichweite hat mehr Leben, und es trifft das ganze Feld. Stärke 2 wirft 1, 2: kein Treffer.',
    ])
  })

  test.each([
    ['ambush', 'Ambush: the Grenadier', 'Hinterhalt: Der Grenadier'],
    ['retaliate', 'Retaliate: the Grenadier', 'Vergeltung: Der Grenadier'],
    ['command', 'By command: the Grenadier', 'Auf Befehl: Der Grenadier'],
  ] as const)('on what occasion: %s', (occasion, english, german) => {
    const [first, second] = both(attacked({ occasion }))
    expect(first!.startsWith(english)).toBe(true)
    expect(second!.startsWith(german)).toBe(true)
  })

  test.each<[Event, string, string]>([
    [
      { kind: 'idle', rule: 'LS-R51', space: 'F1', card: 'minion.ox', occasion: 'assault', because: 'suppressed' },
      'The Ox on F1 does nothing: it was suppressed, and the token is used up.',
      'Der Ochse auf F1 tut nichts: Der Angriff ist aufgehalten, und die Marke ist verbraucht.',
    ],
    [
      {
        kind: 'idle',
        rule: 'LS-R50',
        space: 'R1',
        card: 'minion.mortar-crew',
        occasion: 'assault',
        because: 'no-power',
      },
      'The Mortar Crew on R1 does nothing: Weaken has brought its Power down to 0.',
      'Der Mörsertrupp auf R1 tut nichts: Die Stärke ist auf 0 geschwächt.',
    ],
    [
      {
        kind: 'enemy-hurt',
        rule: 'LS-065',
        space: 'F8',
        card: 'minion.riot-guard',
        amount: 3,
        armor: 2,
        damage: 1,
        left: 1,
        by: 'skill.haymaker',
      },
      'The Riot Guard on F8 takes 3 from Haymaker: armor takes 2, 1 damage, 1 HP left.',
      'Die Schildwache auf F8 nimmt 3 durch „Schwinger“: 2 hält die Panzerung ab, 1 Schaden, noch 1 Leben.',
    ],
    [
      {
        kind: 'hero-hurt',
        rule: 'LS-113',
        hero: 'hero.heavy-gunner',
        amount: 2,
        armor: 0,
        damage: 2,
        left: 0,
        by: 'minion.ox',
      },
      'The Heavy Gunner takes 2 from the Ox: 2 damage, no health left.',
      'Der MG-Schütze nimmt 2 durch den Ochsen: 2 Schaden, kein Leben mehr.',
    ],
    [
      {
        kind: 'enemy-defeated',
        rule: 'LS-140',
        space: 'F5',
        card: 'minion.dirt-biker',
        by: 'mine',
        hero: 'hero.demolitionist',
      },
      'The Dirt Biker on F5 is defeated by the Demolitionist, with the mine.',
      'Der Sprengmeister besiegt den Motocrosser auf F5 mit der Mine.',
    ],
    [
      { kind: 'knocked-down', rule: 'LS-145', hero: 'hero.ghost', lives: 0, paid: true },
      'The Ghost is knocked down. A squad token pays for it: 0 left.',
      'Das Phantom geht zu Boden. Eine Truppmarke zahlt dafür: noch 0.',
    ],
    [
      { kind: 'placed', rule: 'LS-127', card: 'minion.rifleman', space: 'R1', face: 8, because: 'next-free', armor: 0 },
      'An 8, but that space is taken: the Rifleman is placed on R1, the next free one.',
      'Eine 8, doch das Feld ist besetzt: Der Gewehrschütze kommt auf R1, das nächste freie.',
    ],
    [
      { kind: 'placed', rule: 'LS-126', card: 'minion.riot-guard', space: 'F1', face: 1, because: 'rolled', armor: 2 },
      'A 1: the Riot Guard is placed on F1, with 2 armor.',
      'Eine 1: Die Schildwache kommt auf F1, mit 2 Panzerung.',
    ],
    [
      { kind: 'placed', rule: 'LS-126', card: 'minion.riot-guard', space: 'F1', face: 1, because: 'rolled', armor: 3 },
      'A 1: the Riot Guard is placed on F1, with 3 armor, 1 of it by Issued Plates.',
      'Eine 1: Die Schildwache kommt auf F1, mit 3 Panzerung, davon 1 durch „Panzerplatten“.',
    ],
    [
      { kind: 'placed', rule: 'LS-126', card: 'minion.grunt', space: 'F1', face: 1, because: 'rolled', armor: 1 },
      'A 1: the Grunt is placed on F1, with 1 armor by Issued Plates.',
      'Eine 1: Der Fußsoldat kommt auf F1, mit 1 Panzerung durch „Panzerplatten“.',
    ],
    [
      {
        kind: 'overwhelmed',
        rule: 'LS-130',
        card: 'lieutenant.butcher',
        face: 3,
        discarded: 'minion.grunt',
        space: 'F3',
      },
      'Overwhelming Assault: the Butcher rolls a 3 and finds no free space. The Grunt on F3 makes room, and each standing hero takes 1 damage.',
      'Übermacht: Der Schlächter würfelt eine 3 und findet kein freies Feld. Der Fußsoldat auf F3 macht Platz, und jede stehende Figur nimmt 1 Schaden.',
    ],
    [
      { kind: 'turn-ended', rule: 'LS-R14', hero: 'hero.demolitionist', unused: 1 },
      'The Demolitionist was knocked down, so the turn ends at once, with 1 action lost.',
      'Der Sprengmeister ging zu Boden, der Zug endet sofort, und 1 Aktion verfällt.',
    ],
    [
      { kind: 'quarry-named', rule: 'LS-118', hero: null, because: 'nobody-stands' },
      'Nobody stands: there is no quarry.',
      'Niemand steht: Es gibt keine Beute.',
    ],
    [
      { kind: 'track-moved', rule: 'LS-120', track: 1, lieutenant: false, skull: false },
      'The track token moves on: 12 spaces to the skull.',
      'Die Marke der Leiste rückt vor: noch 12 Felder bis zum Totenkopf.',
    ],
    [
      { kind: 'track-moved', rule: 'LS-120', track: 12, lieutenant: true, skull: false },
      'The track token moves on, and a lieutenant comes: 1 space to the skull.',
      'Die Marke der Leiste rückt vor, und ein Leutnant kommt: noch 1 Feld bis zum Totenkopf.',
    ],
    [
      { kind: 'cube-lost', rule: 'LS-R21', hero: 'hero.spotter' },
      'The Spotter has 3 rampage cubes already, and one more is lost.',
      'Die Späherin hat schon 3 Wutsteine, und einer mehr verfällt.',
    ],
  ])('$kind', (event, english, german) => {
    expect(both(event)).toEqual([english, german])
  })
})

describe('what does not come about names its reason', () => {
  test.each([
    ['LS-152', 'R1', 'immovable', 'it is Immovable', 'weil standfest'],
    ['LS-R70', 'R1', 'occupied', 'R1 is taken', 'denn R1 ist besetzt'],
    ['LS-R70', null, 'outside', 'there is no space that way', 'denn dort ist kein Feld'],
  ] as const)('[%s] to %s: %s', (rule, to, because, english, german) => {
    const stayed: Event = { kind: 'stayed', rule, space: 'F1', card: 'minion.ox', to, because, by: 'skill.shove' }
    expect(both(stayed)).toEqual([
      `Shove: the Ox stays on F1, for ${english}.`,
      `„Rempler“: Der Ochse bleibt auf F1, ${german}.`,
    ])
  })

  const LIT = { kind: 'flames-spread', rule: 'LS-118', face: 3, space: 'NE' } as const
  test.each([
    [{ lit: true }, 'NE is on fire', 'NO brennt'],
    [
      { lit: false, because: 'burns' },
      'no new fire on NE, for it burns already',
      'kein neues Feuer auf NO, denn es brennt schon',
    ],
    [
      { lit: false, because: 'no-token' },
      'no new fire on NE, for no token is left',
      'kein neues Feuer auf NO, denn kein Feuer ist mehr da',
    ],
    // As version 3 of the rules told it.
    [
      { lit: false },
      'no new fire on NE, for it burns or no token is left',
      'kein neues Feuer auf NO, denn es brennt schon oder kein Feuer ist mehr da',
    ],
  ] as const)('[LS-118] Spreading Flames: %j', (more, english, german) => {
    expect(both({ ...LIT, ...more })).toEqual([`Spreading Flames, a 3: ${english}.`, `Flugfeuer, eine 3: ${german}.`])
  })
})

describe('choices', () => {
  const table = new Table(
    position({
      heroes: [hero('ghost'), hero('brawler', { down: true })],
      turn: { hero: 'hero.ghost' },
      enemies: [foe('F1', 'ox'), foe('R8', 'grunt')],
    }),
  )
  test.each<[Choice, string, string]>([
    [{ kind: 'move', to: 'NE' }, 'Move to NE (1 action)', 'Geh nach NO (1 Aktion)'],
    [
      { kind: 'skill', skill: 'skill.knife-work', enemy: 'F1' },
      'Knife Work on the Ox on F1 (1 action)',
      '„Messerarbeit“ gegen den Ochsen auf F1 (1 Aktion)',
    ],
    [
      { kind: 'skill', skill: 'skill.misdirect', enemy: 'R8', way: 'ccw' },
      'Misdirect on the Grunt on R8, counter-clockwise (1 action)',
      '„Irreführen“ gegen den Fußsoldaten auf R8, gegen den Uhrzeigersinn (1 Aktion)',
    ],
    [
      { kind: 'rampage', enemies: ['F1', 'R8'] },
      'No Witnesses on the Ox on F1 and the Grunt on R8 (all cubes)',
      '„Keine Zeugen“ gegen den Ochsen auf F1 und den Fußsoldaten auf R8 (alle Wutsteine)',
    ],
    [{ kind: 'skill', skill: 'skill.tumble', to: 'SE' }, 'Tumble to SE (1 action)', '„Abrollen“ nach SO (1 Aktion)'],
    [{ kind: 'revive', hero: 'hero.brawler' }, 'Revive the Brawler (1 action)', 'Hilf dem Raufbold auf (1 Aktion)'],
    [{ kind: 'end-turn' }, 'End the turn; 3 actions unused', 'Beende den Zug; 3 Aktionen ungenutzt'],
  ])('%j', (choice, english, german) => {
    expect([en.choice(choice, table.view(0)), de.choice(choice, table.view(0))]).toEqual([english, german])
  })
})

test('a deed for each enemy somewhere names them', () => {
  const table = new Table(
    position({
      heroes: [hero('brawler', { cubes: 3 })],
      turn: { hero: 'hero.brawler' },
      enemies: [foe('F1', 'ox'), foe('R2', 'sniper'), foe('F2', 'grunt'), foe('F8', 'lurker')],
    }),
  )
  const said = (choice: Choice): string[] => [en.choice(choice, table.view(0)), de.choice(choice, table.view(0))]
  expect(said({ kind: 'skill', skill: 'skill.wrecking-swing', quadrant: 'N' })).toEqual([
    'Wrecking Swing on the north quadrant: the Ox on F1 and the Grunt on F2 (2 actions)',
    '„Rundumschlag“ im Norden gegen den Ochsen auf F1 und den Fußsoldaten auf F2 (2 Aktionen)',
  ])
  expect(said({ kind: 'rampage' })[0]).toBe(
    'One-Man Riot: the Ox on F1, the Grunt on F2 and the Lurker on F8 (all cubes)',
  )
})

describe('the goal', () => {
  const goals = (table: Table, viewer: View['viewer']): string[] =>
    LANGUAGES.map((language) => texts[language].goal!(table.view(viewer)))
  const heroes = [hero('brawler')]

  test('before the general comes, and when it is there', () => {
    const before = new Table(
      position({
        heroes,
        track: 4,
        gone: ['lieutenant.butcher'],
        enemies: [foe('F1', 'ironclad')],
        villains: ['lieutenant.vulture'],
        lives: 2,
      }),
    )
    expect(goals(before, 0)).toEqual([
      'Together you have 9 rounds to beat 2 more of the three lieutenants and then the Iron Marshal (20 HP), who comes in person. Squad tokens pay for 2 knock-downs.',
      'Gemeinsam habt ihr noch 9 Runden: Zu besiegen sind noch zwei der drei Leutnants und dann der Eisenmarschall (20 Leben), persönlich. Truppmarken zahlen noch dafür, dass 2-mal jemand zu Boden geht.',
    ])
    const there = new Table(
      position({
        heroes,
        track: 12,
        lives: 0,
        villains: [],
        gone: ['lieutenant.butcher', 'lieutenant.vulture', 'lieutenant.gemini'],
        enemies: [foe('F4', 'iron-marshal', { damage: 20 })],
      }),
    )
    expect(goals(there, 'spectator')).toEqual([
      'The squad has 1 round to beat the Iron Marshal on F4 (7 HP left). Nobody may be knocked down any more.',
      'Der Trupp hat noch eine Runde: Zu besiegen ist der Eisenmarschall auf F4 (noch 7 Leben). Niemand darf mehr zu Boden gehen.',
    ])
  })
})

test('standings say how the heroes of each seat are', () => {
  const table = new Table(
    position({ heroes: [hero('brawler', { damage: 4, cubes: 1 }), hero('ghost', { down: true })] }),
  )
  expect(en.standings!(table.view())[0]!.says).toContain('Brawler 5 of 9 health, 1 cube; Ghost knocked down, 0 cubes')
  expect(de.standings!(table.view())[0]!.says).toContain(
    'Raufbold 5 von 9 Leben, 1 Wutstein; Phantom am Boden, 0 Wutsteine',
  )
})

test('each seat has the standing of its own heroes', () => {
  const table = new Table(
    position({
      seats: 2,
      heroes: [hero('brawler'), hero('ghost'), hero('spotter', { cubes: 2 }), hero('bulwark', { damage: 1 })],
    }),
  )
  expect(en.standings!(table.view())).toEqual([
    { seat: 0, says: 'Brawler 9 of 9 health, 0 cubes; Spotter 6 of 6 health, 2 cubes' },
    { seat: 1, says: 'Ghost 4 of 4 health, 0 cubes; Bulwark 7 of 8 health, 0 cubes' },
  ])
})

describe('options', () => {
  test.each(LANGUAGES)('all have words for all their values: %s', (language) => {
    const words = texts[language].options
    expect(Object.keys(words)).toEqual(Object.keys(about.options))
    for (const [key, { values }] of Object.entries(about.options)) {
      const { name, text, values: called } = words[key]!
      expect([name, text].every(isPhrase)).toBe(true)
      expect(Object.keys(called).toSorted()).toEqual(values.map(String).toSorted())
      expect(new Set(Object.values(called)).size).toBe(values.length)
    }
  })
})

test('who plays goes by name where names are known, and by the seat elsewhere', () => {
  const begun: Event = { kind: 'turn-begun', rule: 'LS-052', hero: 'hero.ghost', seat: 1, actions: 3, dazed: false }
  const said = (you?: Seat, names?: readonly string[]) =>
    LANGUAGES.map((language) => texts[language].event(begun, you, names))
  expect(said(0, ['Ann', 'Lothar'])).toEqual([
    "Lothar's turn with the Ghost: 3 actions.",
    'Zug von Lothar mit dem Phantom: 3 Aktionen.',
  ])
  expect(said(1, ['Ann', 'Lothar'])[0]).toBe('Your turn with the Ghost: 3 actions.')
  expect(said()[0]).toBe("Player 2's turn with the Ghost: 3 actions.")
})

test('what was more than it took is said', () => {
  const hurt: Event = {
    ...{ kind: 'enemy-hurt', rule: 'LS-065', space: 'F6', card: 'minion.riot-guard', by: 'skill.focused-shots' },
    ...{ amount: 4, armor: 2, damage: 1, left: 0 },
  }
  expect(both(hurt)).toEqual([
    'The Riot Guard on F6 takes 4 from Focused Shots: armor takes 2, 1 damage, no HP left, 1 to spare.',
    expect.stringMatching(/: 2 hält die Panzerung ab, 1 Schaden, kein Leben mehr, 1 zu viel\.$/),
  ])
  expect(both({ ...hurt, amount: 3 })[0]).toMatch(/no HP left\.$/)
})

describe('what a match that is over came to besides', () => {
  const table = (more: object) =>
    new Table(position({ heroes: [hero('ghost')], phase: 'squad', lives: 2, ...more })).view(0)
  const finale = (view: View, reason: 'skull' | 'no-tokens' | 'general-defeated') =>
    LANGUAGES.map((language) => texts[language].finale!({ ...view, result: { payoffs: [0], reason, rule: 'LS-163' } }))
  const late = {
    track: 8,
    villains: [],
    gone: ['lieutenant.butcher', 'lieutenant.gemini', 'lieutenant.vulture'],
  } as const

  test('the general, and what was left of it', () => {
    const view = table({ enemies: [foe('F1', 'iron-marshal', { damage: 20 })], ...late })
    expect(finale(view, 'skull')).toEqual([
      'The Iron Marshal had 7 HP left. 2 squad tokens were left.',
      'Der Eisenmarschall hatte noch 7 Leben. 2 Truppmarken waren noch übrig.',
    ])
    expect(finale(view, 'no-tokens')[0]).toBe('The Iron Marshal had 7 HP left.')
  })

  test('lieutenants, or a general that had not come', () => {
    expect(finale(table({ lives: 1 }), 'skull')).toEqual([
      '3 lieutenants were still to be beaten, and then the Iron Marshal. 1 squad token was left.',
      'Zu besiegen waren noch 3 Leutnants, und dann der Eisenmarschall. Eine Truppmarke war noch übrig.',
    ])
    expect(finale(table({ ...late }), 'skull')[0]).toMatch(/^The Iron Marshal, with \d+ HP, had not come yet\./)
  })

  test('after a victory, what was left', () => {
    expect(finale(table({ lives: 0 }), 'general-defeated')[0]).toBe('No squad token was left.')
  })
})
