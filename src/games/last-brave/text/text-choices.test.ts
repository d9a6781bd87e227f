import { describe, expect, test } from 'vitest'
import { kindsOf } from '#engine/schema'
import { lastBrave } from '#games/last-brave/game'
import { parseChoice } from '#games/last-brave/notation'
import { answer, answers, from, type LastMatch } from '#games/last-brave/testing/matches'
import { texts } from '#games/last-brave/texts'
import type { Choice, Result } from '#games/last-brave/types'

const { en, de } = texts

/** What the seat that is asked, or this one, is offered by a choice. */
const lines = (match: LastMatch, choice: Choice, seat = match.pending()[0]!.actor as number): string[] =>
  [en, de].map((text) => text.choice(choice, match.view(seat)))
const awaited = (match: LastMatch): string[] => {
  const [decision] = match.pending()
  return [en, de].map((text) => text.decision(decision!, match.view(decision!.actor as number)))
}

const LONG = `start: free-for-all, active S1
  S1 rhosyn   hand[Knight] reveal[Fire, Fists] damage[]
  S2 brakk    hand[Ranger, Water, Shield] reveal[] damage[]
  S3 tobiah   hand[Cleric, Wind] reveal[Bow] damage[] prefs[turnStart, beforeHit]`

const SEALER = `start: free-for-all, active S1
  S1 ysolde   hand[] reveal[Warlock, Ice, Daggers~] damage[] prefs[between, after]
  S2 mirelle  hand[Ranger] reveal[Earth, Shield] damage[] prefs[after]
  S3 ondrin!  hand[Cleric] reveal[Wind, Bow~] damage[]`

describe('choices', () => {
  const sealer = from(SEALER)
  const OFFERED: readonly (readonly [string, string, string])[] = [
    ['use Daggers.Fo', 'Forfeit Daggers: Power +1 & Hits +1', 'Opfere die Dolche: Kraft +1 & Treffer +1'],
    [
      'use Warlock.Fo ->S2:Shield',
      "Forfeit Warlock: Power +2, and seal the Stag's Shield",
      'Opfere den Hexenmeister: Kraft +2 und versiegle den Schild des Hirschs',
    ],
    [
      'use Warlock.Fo',
      'Forfeit Warlock: Power +2, and seal nothing',
      'Opfere den Hexenmeister: Kraft +2 und versiegle nichts',
    ],
    [
      'use Warlock.Fa ->S1:Ice',
      'Turn Warlock sideways: seal your Ice',
      'Drehe den Hexenmeister quer: Versiegle dein Eis',
    ],
    [
      'secret ->S3:Wind',
      "Use your Secret Skill, Struck from the Roll: Power +2, and seal the Raven's Wind",
      'Nutze deine Geheimkunst „Aus der Rolle gestrichen“: Kraft +2 und versiegle den Wind des Raben',
    ],
    [
      'use Water.Fo ->S3:Bow',
      "Forfeit Water: revive the Raven's Bow",
      'Opfere das Wasser: Richte den Bogen des Raben auf',
    ],
    [
      'use Cleric.Fo ->S1:Daggers',
      'Forfeit Cleric: recover your Daggers',
      'Opfere den Kleriker: Hole deine Dolche zurück',
    ],
    ['use Knight.Fa', 'Turn Knight sideways: Defend', 'Drehe den Ritter quer: Abwehr'],
    ['attack S2', 'Attack the Stag', 'Greife den Hirsch an'],
    ['attack S3', 'Attack the Raven', 'Greife den Raben an'],
    [
      'attack-all',
      'Attack the Stag and the Raven with a Scatter Shot',
      'Greife den Hirsch und den Raben mit einem Streuschuss an',
    ],
    ['reveal Knight', 'Reveal Knight', 'Decke den Ritter auf'],
    ['move Bow', 'Move Bow to the Damage Zone', 'Lege den Bogen in die Schadenszone'],
    ['fall', 'Fall: there is no card left for this point', 'Falle: Für diesen Punkt ist keine Karte mehr da'],
    ['pass', 'Pass', 'Passe'],
  ]

  test.each(OFFERED)('%s: %s / %s', (written, english, german) => {
    expect(lines(sealer, parseChoice(written))).toEqual([english, german])
  })

  test('every kind of choice has its line here or below', () => {
    const kinds = new Set([...OFFERED.map(([written]) => parseChoice(written).kind), 'prefer'])
    expect(kinds).toEqual(new Set(kindsOf(lastBrave.schemas.choice)))
  })

  test.each([
    ['askForced', true, 'Ask me before a point that can be taken in only one way'],
    ['askForced', false, 'Do not ask me before a point that can be taken in only one way'],
    ['between', true, 'Ask me before each further Hit when attacking'],
    ['after', true, 'Ask me after the last point of a Hit'],
    ['turnStart', false, 'Do not ask me when the turn of someone else starts'],
    ['beforeHit', true, 'Ask me before each Hit when others fight'],
    ['autoPass', true, 'Ask me only where there is more to choose than the Secret Skill'],
    ['everyHold', true, 'Ask me wherever a Secret Skill could be used'],
    ['autoPass', false, 'Ask me as usual'],
    ['everyHold', false, 'Ask me as usual'],
  ] as const)('a wish, %s %s: %s', (what, on, english) => {
    expect(lines(sealer, { kind: 'prefer', what, on })[0]).toBe(english)
  })

  test.each([
    ['turnStart', true, 'Frag mich zu Beginn der Züge anderer'],
    ['beforeHit', false, 'Frag mich nicht vor jedem Treffer, wenn andere kämpfen'],
    ['autoPass', true, 'Frag mich nur bei mehr Auswahl als der Geheimkunst'],
    ['everyHold', false, 'Frag mich wie üblich'],
  ] as const)('a wish in German, %s %s: %s', (what, on, german) => {
    expect(lines(sealer, { kind: 'prefer', what, on })[1]).toBe(german)
  })

  test('[LB-086] [LB-089] who takes damage is told how much a Defend or Reflect stops', () => {
    const match = from(LONG)
    answers(match, 'S3: pass', 'S1: attack S2', 'S3: pass', 'S2: reveal Shield')
    expect(lines(match, parseChoice('use Shield.Fa'))).toEqual([
      'Turn Shield sideways: Reflect 1 point onto the Wolf',
      'Drehe den Schild quer: Rückschlag von 1 Punkt auf den Wolf',
    ])
    expect(lines(match, parseChoice('use Knight.Fo'))).toEqual([
      'Forfeit Knight: Defend against 1 point',
      'Opfere den Ritter: Abwehr von 1 Punkt',
    ])
  })

  test('[LB-011] a Champion that one cannot see has no name, on an open table it has', () => {
    const secret: Choice = { kind: 'secret' }
    expect([en, de].map((text) => text.choice(secret, sealer.view('spectator')))).toEqual([
      'Use the Secret Skill',
      'Nutze die Geheimkunst',
    ])
    expect(en.choice(secret, sealer.state)).toBe(
      'Use your Secret Skill, Struck from the Roll: Power +2, and seal nothing',
    )
  })
})

describe('decisions', () => {
  test('[LB-R39] react before an attack and before a Hit, [LB-022] turn, [LB-055] damage, [LB-091] reflected', () => {
    const match = from(LONG)
    expect(awaited(match)).toEqual([
      "The Raven may use the Secret Skill before the Wolf's attack.",
      'Der Rabe darf vor dem Angriff des Wolfs die Geheimkunst nutzen.',
    ])
    answer(match, 'S3: pass')
    expect(awaited(match)).toEqual([
      'Turn 1: the Wolf chooses abilities and a target.',
      'Zug 1: Der Wolf wählt Fähigkeiten und ein Ziel.',
    ])
    answers(match, 'S1: use Fire.Fo', 'S1: use Fists.Fa', 'S1: attack S2')
    expect(awaited(match)).toEqual([
      'The Raven may use the Secret Skill before Hit 1 of 2 on the Stag.',
      'Der Rabe darf vor Treffer 1 von 2 auf den Hirsch die Geheimkunst nutzen.',
    ])
    answers(match, 'S3: pass', 'S2: reveal Shield')
    expect(awaited(match)).toEqual([
      'The Stag takes Hit 1 of 2: 3 of 4 points to go.',
      'Der Hirsch nimmt Treffer 1 von 2: Noch 3 von 4 Punkten.',
    ])
    answer(match, 'S2: use Shield.Fa')
    expect(awaited(match)).toEqual([
      'The Wolf takes Hit 1 of 2 back from the Stag: 3 points to go.',
      'Der Wolf bekommt Treffer 1 von 2 vom Hirsch zurück: Noch 3 Punkte.',
    ])
    answers(match, 'S1: reveal Knight', 'S1: move Knight')
    expect(awaited(match)[0]).toBe('The Wolf takes Hit 1 of 2 back from the Stag: 1 point to go.')
  })

  test('[LB-R34] between Hits, [LB-R38] after the last point', () => {
    const match = from(SEALER)
    answers(match, 'S1: use Daggers.Fo', 'S1: attack S2', 'S2: reveal Ranger')
    expect(awaited(match)).toEqual([
      'The Stag may act after the last point of this Hit.',
      'Der Hirsch darf nach dem letzten Punkt dieses Treffers noch handeln.',
    ])
    answer(match, 'S2: pass')
    expect(awaited(match)).toEqual([
      'The Wolf may act before Hit 2 of 2 on the Stag.',
      'Der Wolf darf vor Treffer 2 von 2 auf den Hirsch noch handeln.',
    ])
  })
})

const ONE = [0, 1, 0]
const HALF = [0.5, 0, 0.5]

const OUTCOMES: Readonly<Record<Result['reason'], readonly [readonly number[], string, string]>> = {
  'last-standing': [ONE, 'The Stag is the last one standing and wins.', 'Der Hirsch steht als Letzter und gewinnt.'],
  faction: [
    [1, 0, 1, 0],
    'The Wolf and the Raven win: no other faction has a Champion standing.',
    'Der Wolf und der Rabe gewinnen: Kein anderer Bund hat noch einen Kämpfer auf den Beinen.',
  ],
  command: [
    ONE,
    'The Stag wins: the Leaders of all other factions have fallen.',
    'Der Hirsch gewinnt: Die Anführer aller anderen Bünde sind gefallen.',
  ],
  stalemate: [
    HALF,
    'A tie between the Wolf and the Raven: their Resist is too much for any attack they have left.',
    'Unentschieden zwischen dem Wolf und dem Raben: Ihr Widerstand ist zu groß für jeden Angriff, der ihnen bleibt.',
  ],
  stall: [
    HALF,
    'A tie between the Wolf and the Raven: too many turns in a row have changed nothing.',
    'Unentschieden zwischen dem Wolf und dem Raben: Zu viele Züge in Folge haben nichts verändert.',
  ],
  cap: [
    [1 / 3, 1 / 3, 1 / 3],
    'A tie between the Wolf, the Stag and the Raven: 300 turns are over.',
    'Unentschieden zwischen dem Wolf, dem Hirsch und dem Raben: 300 Züge sind vorbei.',
  ],
  'broken-off': [
    ONE,
    'It is broken off, because the campaign is decided.',
    'Es wird abgebrochen, weil der Feldzug entschieden ist.',
  ],
  points: [ONE, 'The Stag wins the campaign by points.', 'Der Hirsch gewinnt den Feldzug nach Punkten.'],
  'three-ties': [
    ONE,
    'Three tied bouts in a row end the campaign: the Stag has the most points.',
    'Drei unentschiedene Gefechte in Folge beenden den Feldzug: Der Hirsch hat die meisten Punkte.',
  ],
}

test.each(Object.entries(OUTCOMES))('an end by %s is said with its reason', (reason, [payoffs, english, german]) => {
  const outcome = { payoffs, reason, rule: 'LB-134' }
  expect([en.outcome(outcome), de.outcome(outcome)]).toEqual([english, german])
})
