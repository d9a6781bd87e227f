import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Refusal } from '#engine/refusal'
import { lastStand } from '#games/last-stand/game'
import { DEFAULTS } from '#games/last-stand/options'
import { foe, hero, position, skill, Table } from '#games/last-stand/testing/table'
import { capital } from '#games/last-stand/text/forms'
import { texts } from '#games/last-stand/texts'

const LANGUAGES = ['en', 'de'] as const
const said = (refused: Refusal): string[] => LANGUAGES.map((language) => texts[language].refusal(refused))

const DOCUMENT = readFileSync(new URL('../../../../docs/rules/last-stand.md', import.meta.url), 'utf8')
/** Section F: a code, and its messages with what they name. */
const ALL: readonly Refusal[] = [...DOCUMENT.matchAll(/^\| `(LS-E\d+)` \| .* \| (.*) \|$/gm)].flatMap(
  ([, code, cell]) =>
    [...cell!.matchAll(/"(.*?)"/g)].map(([, message]) => {
      let next = 0
      return { code: code!, message: capital(message!.replaceAll('…', () => ['the Ghost', 'Haymaker'][next++]!)) }
    }),
)

test('[F] all are said in both languages, English as the rules document has them', () => {
  expect(new Set(ALL.map(({ code }) => code)).size).toBe(32)
  const german = new Set<string>()
  for (const refused of ALL) {
    const [english, other] = said(refused)
    expect(english).toBe(refused.message)
    expect(other).not.toBe(refused.message)
    expect(other).toMatch(/^[A-ZÄÖÜ„].*\.$/)
    expect(other).not.toMatch(/…|Ghost|Haymaker/)
    german.add(other!)
  }
  expect(german.size).toBe(new Set(ALL.map(({ message }) => message)).size)
})

test.each(Object.entries(lastStand.refusals))('what the platform refuses has words in German: %s', (_kind, refused) => {
  expect(texts.de.refusal(refused)).not.toBe(refused.message)
})

describe('what is named comes out in German', () => {
  const table = new Table(
    position({
      heroes: [hero('ghost'), hero('brawler')],
      turn: { hero: 'hero.ghost', left: 1 },
      enemies: [foe('F1', 'ox'), foe('R1', 'sniper'), foe('F8', 'grunt')],
    }),
  )
  test.each([
    [{ kind: 'move', to: 'SE' }, 'The Ghost cannot move there.', 'Das Phantom kann nicht dorthin.'],
    [
      skill('knife-work', { enemy: 'F3' }),
      'F3 is not a legal target for Knife Work: it is not adjacent.',
      'F3 ist kein erlaubtes Ziel für „Messerarbeit“: Das grenzt nicht an.',
    ],
    [
      skill('misdirect', { enemy: 'F1', way: 'cw' }),
      'The Ox cannot be moved.',
      'Der Ochse lässt sich nicht verschieben.',
    ],
    [skill('haymaker', { enemy: 'F1' }), 'The Ghost has no such skill.', 'Das Phantom hat keine solche Fähigkeit.'],
    [{ kind: 'stand-up' }, 'The Ghost is already standing.', 'Das Phantom steht schon.'],
    [
      skill('misdirect', { enemy: 'F8' }),
      'Misdirect needs a way: back, forward, cw, ccw.',
      '„Irreführen“ braucht eine Richtung: zurück, vor, im Uhrzeigersinn, gegen den Uhrzeigersinn.',
    ],
    [
      skill('misdirect', { enemy: 'F8', way: 'forward' }),
      'The Grunt cannot go forward: there is no space that way.',
      'Der Fußsoldat kann nicht vor: Dort ist kein Feld.',
    ],
    [
      { kind: 'end-turn', lane: 3 },
      'Leave out lane: this choice has no such part.',
      'Lass lane weg: So ein Teil gehört nicht zu diesem Zug.',
    ],
    [
      { kind: 'revive', hero: 'hero.brawler' },
      'There is no knocked-down hero here to revive.',
      'Hier liegt niemand am Boden, dem aufzuhelfen wäre.',
    ],
  ])('%j', (choice, english, german) => {
    expect(said(table.refusal(choice))).toEqual([english, german])
  })

  test.each([
    ['you', 'which hero joins the squad', 'Jetzt musst du sagen, wer zum Trupp kommt.'],
    ['player 2', 'which hero acts', 'Jetzt muss Platz 2 sagen, welche Figur handelt.'],
    ['you', 'what the Brawler does', 'Jetzt musst du sagen, was der Raufbold tut.'],
    ['you', 'how the hits are divided', 'Jetzt musst du sagen, wie sich die Treffer verteilen.'],
    ['player 1', 'what the Ghost does as ordered', 'Jetzt muss Platz 1 sagen, was das Phantom auf Befehl tut.'],
    ['you', 'which card of the pile is discarded', 'Jetzt musst du sagen, welche Karte des Stapels abgeworfen wird.'],
    ['you', 'which comes next of F1, F8', 'Jetzt musst du sagen, was als Nächstes kommt: F1, F8.'],
    ['player 3', 'whom the Gemini attacks', 'Jetzt muss Platz 3 sagen, wen das Zwillingspaar angreift.'],
    [
      'you',
      'which squad space the Mortar Crew attacks',
      'Jetzt musst du sagen, welches Feld der Mörsertrupp angreift.',
    ],
    ['you', 'who is the quarry', 'Jetzt musst du sagen, wer die Beute ist.'],
  ])('what %s must say: %s', (who, what, german) => {
    expect(said({ code: 'LS-E32', message: `Now ${who} must say ${what}.` })[1]).toBe(german)
  })

  test.each([
    [
      'The east quadrant is not a legal target for Wrecking Swing.',
      'Der Osten ist kein erlaubtes Ziel für „Rundumschlag“.',
    ],
    ['Lane 4 is not a legal target for Sweep.', 'Bahn 4 ist kein erlaubtes Ziel für „Bestreichen“.'],
    [
      'The Ghost is none of those that tie: the Spotter, the Brawler.',
      'Das Phantom ist nicht unter denen, die gleichauf liegen: die Späherin, der Raufbold.',
    ],
    ['NE is none of those that tie: NW, SE.', 'NO ist nicht unter denen, die gleichauf liegen: NW, SO.'],
    [
      'The Ghost is on SE, and not on an adjacent space.',
      'Das Phantom ist auf SO, und das ist kein angrenzendes Feld.',
    ],
    ['Option "heroes" must be 4 or 3.', 'Die Einstellung "heroes" muss so sein: 4 oder 3.'],
    [
      'Option "speed" must be one of difficulty, general.',
      'Die Einstellung "speed" muss so sein: eine von difficulty, general.',
    ],
    [
      'Option "options" must be an object with a field for each option.',
      'Die Einstellung "options" muss so sein: ein Objekt mit einem Feld für jede Einstellung.',
    ],
    ['As lane this choice takes a number from 1 to 8.', 'Als lane braucht dieser Zug eine Zahl von 1 bis 8.'],
    [
      'Only one player alone chooses how many heroes there are; 3 players lead 3.',
      'Nur wer allein spielt, wählt die Zahl der Figuren; zu 3 führt ihr immer 3.',
    ],
    ['Hits for F8: 1 at least, 2 at most.', 'Treffer für F8: mindestens 1, höchstens 2.'],
    [
      'The Warlord is a general and cannot be suppressed.',
      'Der Kriegsherr ist ein General und lässt sich nicht aufhalten.',
    ],
  ])('%s', (message, german) => {
    expect(said({ code: 'x', message })).toEqual([message, german])
  })

  test('seats and ids', () => {
    expect(said({ code: 'LS-E03', message: "It is player 2's turn." })).toEqual([
      "It is player 2's turn.",
      'Am Zug ist gerade: Platz 2.',
    ])
    const german = (message: string) => said({ code: 'LS-E13', message })[1]
    expect(german('The Grunt is not a legal target for Haymaker.')).toBe(
      'Der Fußsoldat ist kein erlaubtes Ziel für „Schwinger“.',
    )
    expect(german('Recon has no target: it turns up the reinforcement pile.')).toBe(
      '„Aufklärung“ hat kein Ziel: Sie deckt den Verstärkungsstapel auf.',
    )
    expect(german('Recon turns up the reinforcement pile, which is empty.')).toBe(
      '„Aufklärung“ deckt den Verstärkungsstapel auf, und der ist leer.',
    )
    expect(german('Choose one of the cards of the pile: the Grunt, the Ox.')).toBe(
      'Wähle eine Karte des Stapels: der Fußsoldat, der Ochse.',
    )
    expect(german('The Ox is not card 1 of the pile: that is the Grunt.')).toBe(
      'Der Ochse ist nicht Karte 1 des Stapels: Das ist der Fußsoldat.',
    )
    expect(said({ code: 'LS-E13', message: 'Name enemies in board order, each once: F1, F3.' })[1]).toBe(
      'Nenne Gegner in der Reihenfolge des Plans, jeden einmal: F1, F3.',
    )
    expect(said({ code: 'LS-E03', message: 'The Ghost is a hero of player 2: choose one of your own.' })[1]).toBe(
      'Das Phantom gehört zu Platz 2: Wähle eine eigene Figur.',
    )
    expect(said({ code: 'x', message: 'So.' })).toEqual(['So.', 'So.'])
    expect(said(lastStand.clash({ ...DEFAULTS, first: 3 }, 2)!)[1]).toBe('Es gibt keinen Platz 4, der anfangen könnte.')
  })
})
