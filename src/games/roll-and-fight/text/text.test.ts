import { describe, expect, test } from 'vitest'
import type { Seat } from '#engine/game'
import { kindsOf } from '#engine/schema'
import { about } from '#games/roll-and-fight/about'
import { box } from '#games/roll-and-fight/box'
import type { Face } from '#games/roll-and-fight/content/vocabulary'
import { rollAndFight } from '#games/roll-and-fight/game'
import { alone, dead, DONE, player, RESOLVED, set, Table, use } from '#games/roll-and-fight/testing/table'
import { allMoments } from '#games/roll-and-fight/testing/words'
import { ASKED } from '#games/roll-and-fight/text/forms'
import { scoreLines } from '#games/roll-and-fight/text/scores'
import { texts } from '#games/roll-and-fight/texts'
import type { Choice, Die, Event, PlayerSetup, View } from '#games/roll-and-fight/types'

const LANGUAGES = ['en', 'de'] as const
/** B12 The clauses of the lines of a score. */
const SCORING = ['RF-170', 'RF-171', 'RF-172', 'RF-173', 'RF-174', 'RF-175', 'RF-178']
const both = (event: Event, you?: Seat): string[] => LANGUAGES.map((language) => texts[language].event(event, you))

const rolled = (...faces: readonly Face[]): Die[] => faces.map((face, at) => ({ id: at + 1, face }))

/** Nothing that only programs know, and nothing that is missing. */
const ODD =
  /\b(?:basic|tile|item|trait|boss)\.[a-z]|undefined|null|NaN|\[object|…| {2}|\br[1-9]\b|\bdie-|tough-guy|blade-or-gun|\b[a-z]+-[a-z]+-[a-z]+\b|[A-Z]+_[A-Z]|\(\)|, \)/
const isPhrase = (said: string): boolean => /^[A-ZÄÖÜ„0-9]/.test(said) && !ODD.test(said)
const isSentence = (said: string): boolean => isPhrase(said) && /[^.][.!]$/.test(said)

/** In the race sentences come several a second. */
const RACE: readonly Event['kind'][] = ['rolled', 'assigned', 'bled', 'took', 'stopped', 'put-off', 'timer-started']
const SHORT = 60

test('every kind of event, choice and decision is said in both languages', () => {
  const odd = new Set<string>()
  const check = (said: string, isRight = isSentence): void => {
    if (!isRight(said)) odd.add(said)
  }
  const seen = { events: new Set<string>(), choices: new Set<string>(), asked: new Set<string>() }
  let past: readonly Choice[] = []
  let nth = 0
  for (const { state, events } of allMoments(12)) {
    // A choice has words whatever has happened since.
    for (const choice of past)
      for (const language of LANGUAGES)
        for (const viewer of [0, 'spectator'] as const)
          check(texts[language].choice(choice, rollAndFight.view(state, viewer)), isPhrase)
    past = []
    for (const event of events) {
      seen.events.add(event.kind)
      for (const said of [...both(event), ...both(event, 0)]) {
        check(said)
        if (RACE.includes(event.kind)) check(said, (one) => one.length <= SHORT)
      }
      for (let you = 0; you < state.seats; you++)
        for (const said of both(event, you))
          check(said, () => !said.includes(`Player ${you + 1}`) && !said.includes(`Platz ${you + 1}`))
    }
    const isRacing = state.phase === 'rolling'
    if (isRacing && nth++ % 12 !== 0) continue
    for (const decision of rollAndFight.pending(state)) {
      seen.asked.add(decision.kind)
      const { actor } = decision
      const view: View = rollAndFight.view(state, actor === 'clock' ? 'spectator' : actor)
      const choices = rollAndFight.choices(view, actor)
      for (const language of LANGUAGES) {
        const text = texts[language]
        for (const you of [undefined, 0, 3]) check(text.decision(decision, view, you))
        for (const choice of choices) {
          seen.choices.add(choice.kind)
          check(text.choice(choice, view), isPhrase)
        }
        const said = choices.map((choice) => text.choice(choice, view))
        if (actor !== 'clock' && new Set(said).size < said.length)
          odd.add(`twice: ${said.find((one, at) => said.indexOf(one) < at)!}`)
      }
      past = [...past, ...choices.slice(0, 3), ...choices.slice(-3)]
    }
    const outcome = rollAndFight.outcome(state)
    for (const viewer of [0, 'spectator'] as const) {
      const view = rollAndFight.view(state, viewer)
      for (const { goal, standings, finale, outcome: ended } of LANGUAGES.map((language) => texts[language])) {
        for (const sentence of goal!(view).split(/(?<=\.) /)) check(sentence)
        expect(
          standings!(view)
            .map(({ seat }) => seat)
            .toSorted((a, b) => a - b),
        ).toEqual([...Array(state.seats).keys()])
        for (const { says } of standings!(view)) check(says, (one) => !ODD.test(one))
        if (!outcome) continue
        for (const you of [undefined, 0]) check(ended(outcome, you))
        check(finale!(view))
      }
    }
    for (const language of LANGUAGES)
      for (const board of state.boards)
        for (const { says, rule } of scoreLines(board, language)) {
          check(says)
          expect(SCORING).toContain(rule)
        }
  }
  expect([...odd]).toEqual([])
  expect([...seen.events].toSorted()).toEqual(kindsOf(rollAndFight.schemas.event).toSorted())
  expect([...seen.choices].toSorted()).toEqual(kindsOf(rollAndFight.schemas.choice).toSorted())
  expect([...seen.asked].filter((kind) => kind !== 'time').toSorted()).toEqual([...ASKED].toSorted())
})

describe('what one does oneself, *you* do', () => {
  const EVENTS: readonly (readonly [Event, string, string, string, string])[] = [
    [
      { kind: 'rolled', rule: 'RF-063', seat: 1, dice: rolled('run', 'run', 'wound'), locked: [3], shows: true },
      'You roll run ×2, wound.',
      'Player 2 rolls run ×2, wound.',
      'Du wirfst Lauf ×2, Wunde.',
      'Platz 2 wirft Lauf ×2, Wunde.',
    ],
    [
      {
        kind: 'assigned',
        rule: 'RF-066',
        seat: 1,
        ability: 'dash',
        dice: rolled('run', 'run'),
        released: [3],
        shows: true,
      },
      'You set Dash and free a Wound.',
      'Player 2 sets Dash and frees a Wound.',
      'Du setzt „Spurt“, eine Wunde frei.',
      'Platz 2 setzt „Spurt“, eine Wunde frei.',
    ],
    [
      { kind: 'took', rule: 'RF-078', seats: [0, 1, 1], left: 4, shows: true },
      'Player 1 takes 1, you 2.',
      'Player 1 takes 1, Player 2 2.',
      'Platz 1 nimmt 1, du 2.',
      'Platz 1 nimmt 1, Platz 2 2.',
    ],
    [
      { kind: 'took', rule: 'RF-078', seats: [1, 1], left: 11, shows: true },
      'You take 2 dice; 11 in the pool.',
      'Player 2 takes 2 dice; 11 in the pool.',
      'Du nimmst 2 Würfel; noch 11 im Vorrat.',
      'Platz 2 nimmt 2 Würfel; noch 11 im Vorrat.',
    ],
    [
      { kind: 'killed', rule: 'RF-109', seat: 1, room: 'r3', minion: 0, type: 'gunman', by: 'tile.fan' },
      'You kill a Gunman in room 3 with Knife Fan.',
      'Player 2 kills a Gunman in room 3 with Knife Fan.',
      'Mit „Messerfächer“ tötest du einen Schützen in Raum 3.',
      'Mit „Messerfächer“ tötet Platz 2 einen Schützen in Raum 3.',
    ],
    [
      { kind: 'wounded', rule: 'RF-158', seat: 1, wounds: 2, spaces: 1, by: 'gunman' },
      'You take a Wound from a Gunman: 2 Wounds, 1 space free.',
      'Player 2 takes a Wound from a Gunman: 2 Wounds, 1 space free.',
      'Du nimmst eine Wunde (Schütze): 2 Wunden, 1 Feld frei.',
      'Platz 2 nimmt eine Wunde (Schütze): 2 Wunden, 1 Feld frei.',
    ],
    [
      { kind: 'wounded', rule: 'RF-R77', seat: 1, wounds: 1, spaces: 2, by: 'trait.johnny' },
      'You take a Wound for Never Stand Still: 1 Wound, 2 spaces free.',
      'Player 2 takes a Wound for Never Stand Still: 1 Wound, 2 spaces free.',
      'Du nimmst eine Wunde („Nie stillstehen“): 1 Wunde, 2 Felder frei.',
      'Platz 2 nimmt eine Wunde („Nie stillstehen“): 1 Wunde, 2 Felder frei.',
    ],
    [
      { kind: 'match-over', rule: 'RF-178', winners: [1], reason: 'highest' },
      'You win with the most points.',
      'Player 2 wins with the most points.',
      'Du gewinnst mit den meisten Punkten.',
      'Platz 2 gewinnt mit den meisten Punkten.',
    ],
    [
      { kind: 'match-over', rule: 'RF-R108', winners: [1], reason: 'survivor' },
      'You win with the most points of those alive.',
      'Player 2 wins with the most points of those alive.',
      'Du gewinnst mit den meisten Punkten unter den Lebenden.',
      'Platz 2 gewinnt mit den meisten Punkten unter den Lebenden.',
    ],
    [
      { kind: 'match-over', rule: 'RF-R114', winners: [1], reason: 'stayed' },
      'You win with the most points of those who stayed.',
      'Player 2 wins with the most points of those who stayed.',
      'Du gewinnst mit den meisten Punkten unter denen, die geblieben sind.',
      'Platz 2 gewinnt mit den meisten Punkten unter denen, die geblieben sind.',
    ],
    [
      { kind: 'match-over', rule: 'RF-R114', winners: [], reason: 'left' },
      'Nobody wins: of those alive nobody has stayed to the end.',
      'Nobody wins: of those alive nobody has stayed to the end.',
      'Niemand gewinnt: Von den Lebenden ist niemand bis zum Ende geblieben.',
      'Niemand gewinnt: Von den Lebenden ist niemand bis zum Ende geblieben.',
    ],
    [
      { kind: 'stopped', rule: 'RF-R60', seat: 1, because: 'last-beat', shows: true },
      'You stop: that was the last beat.',
      'Player 2 stops: that was the last beat.',
      'Du hörst auf: Das war der letzte Durchgang.',
      'Platz 2 hört auf: Das war der letzte Durchgang.',
    ],
  ]

  test.each(EVENTS)('$kind', (event, yours, theirs, deins, ihrs) => {
    expect(both(event, 1)).toEqual([yours, deins])
    expect(both(event)).toEqual([theirs, ihrs])
  })

  test('whoever has a name is called by it', () => {
    const names = ['Ann', 'Ben the Wolf']
    const event: Event = { kind: 'fighting-done', rule: 'RF-032', seat: 1, shows: true }
    expect(LANGUAGES.map((language) => texts[language].event(event, 0, names))).toEqual([
      'Ben the Wolf is done fighting.',
      'Ben the Wolf ist mit dem Kampf fertig.',
    ])
  })

  test('one is asked oneself, others are waited for', () => {
    const table = new Table(alone(player('johnny', '1A', { at: 'r2', sets: [set('punch', 'BBB')] })))
    table.play(use('punch'))
    const [decision] = rollAndFight.pending(table.state)
    const asked = (you?: Seat): string[] =>
      LANGUAGES.map((language) => texts[language].decision(decision!, table.state, you))
    expect(asked(0)).toEqual(['Punch: choose whom to Hit.', 'Schlag: Wähle, wen der Hieb trifft.'])
    expect(asked()).toEqual([
      'Punch: Player 1 is to choose whom to Hit.',
      'Schlag: Platz 1 wählt, wen der Hieb trifft.',
    ])
  })
})

describe('what it came to', () => {
  const table = new Table(
    alone(
      player('kaja', '1A', {
        at: 'r9',
        boss: 'sickle',
        bossHits: 4,
        loot: 4,
        xp: 9,
        spent: 7,
        objectives: ['r3', 'r9'],
        dead: dead(['r1', 'r3', 'r4', 'r5', 'r6', 'r9', 'r2:0,1', 'r7:0,1', 'r8:1,2']),
      }),
      { round: 4, options: { target: 'medium' } },
    ),
  )
  const view = (): View => rollAndFight.view(table.state, 0)

  test('the goal says how far it is', () => {
    expect(LANGUAGES.map((language) => texts[language].goal!(view()))).toEqual([
      'Score at least 23 points in four rounds; two Beatings are death. So far: 21.',
      'Zu erreichen sind in vier Runden mindestens 23 Punkte; zwei Abreibungen sind der Tod. Bisher: 21.',
    ])
  })

  test('of several the goal names no number that reads as points, and the way out is explained, once there is a score', () => {
    const goals = (one: PlayerSetup): string[] => {
      const { state } = new Table({
        seats: 2,
        phase: 'fighting',
        players: [one, player('johnny', '2A', { boss: 'silk' })],
      })
      return LANGUAGES.map((language) => texts[language].goal!(rollAndFight.view(state, 0)))
    }
    expect(goals(player('kaja', '1A'))).toEqual([
      'Whoever has the most points after four rounds wins; two Beatings are death.',
      'Wer nach vier Runden die meisten Punkte hat, gewinnt; zwei Abreibungen sind der Tod.',
    ])
    const [english, german] = goals(player('kaja', '1A', { loot: 2 }))
    expect(english).toContain(' So far you have 1 (Escape −1), the best of the others ')
    expect(german).toContain(' Bisher hast du 1 (Flucht −1), sonst hat jemand höchstens ')
  })

  test('every line of the score has its sentence and its clause', () => {
    const [english, german] = LANGUAGES.map((language) => scoreLines(table.board(), language))
    expect(english!.map(({ says, rule }) => `${says} ${rule}`)).toEqual([
      'The Loot Track is worth 7 points. RF-170',
      'The Training Track is worth 3 points. RF-171',
      'Damage to the Boss is worth 4 points. RF-172',
      'The Boss is alive: nothing more. RF-173',
      'Marked Objectives are worth 8 points. RF-174',
      'The way out leads through 1 enemy-held room: −1 point. RF-175',
    ])
    expect(german!.map(({ says }) => says)).toEqual([
      'Die Beuteleiste bringt 7 Punkte.',
      'Die Trainingsleiste bringt 3 Punkte.',
      'Der Schaden am Boss bringt 4 Punkte.',
      'Der Boss lebt: Das bringt nichts dazu.',
      'Abgehakte Aufträge bringen 8 Punkte.',
      'Der Weg hinaus führt durch 1 besetzten Raum: −1 Punkt.',
    ])
  })

  test('the end says what was missing', () => {
    table.play(DONE, RESOLVED)
    expect(LANGUAGES.map((language) => texts[language].finale!(view()))).toEqual([
      '2 points short of the target.',
      'Zum Ziel fehlten 2 Punkte.',
    ])
    expect(LANGUAGES.map((language) => texts[language].standings!(view())[0]!.says)).toEqual(['21 points', '21 Punkte'])
    const outcome = rollAndFight.outcome(table.state)!
    expect(LANGUAGES.map((language) => texts[language].outcome(outcome, 0))).toEqual([
      'You lose: the target was missed.',
      'Du verlierst: Das Ziel ist verfehlt.',
    ])
  })
})

test('every option and every value has a name in both languages', () => {
  for (const language of LANGUAGES) {
    const { options, summary } = texts[language]
    expect(summary).toMatch(/\.$/)
    expect(Object.keys(options)).toEqual(Object.keys(about.options))
    for (const [key, option] of Object.entries(about.options)) {
      const { name, text, values } = options[key]!
      expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/)
      expect(name).not.toBe('')
      expect(Object.keys(values).toSorted()).toEqual(option.values.map(String).toSorted())
    }
  }
  expect(texts.de.options['mode']).not.toEqual(texts.en.options['mode'])
})

test('the box has the game, its words, bots and its terminal', async () => {
  expect(box.game.about.id).toBe(about.id)
  expect(box.texts).toBe(texts)
  expect((await box.terminal!()).help).toBeDefined()
})
