import { fill, type Refusal } from '#engine/refusal'
import { CARD, type CardId } from '#games/last-stand/content/enemies'
import { HERO_IDS, RAMPAGE, RAMPAGE_IDS, SKILL, SKILL_IDS } from '#games/last-stand/content/heroes'
import { LANES, QUADRANTS, SQUAD_SPACES } from '#games/last-stand/rules/geometry'
import { capital } from '#games/last-stand/text/forms'
import { quadrantName } from '#games/last-stand/text/names'
import { the } from '#games/last-stand/text/names-english'
import { deedDe, der, squadSpaceDe, WAYS_DE } from '#games/last-stand/text/names-german'

/** Section F of the rules document, by the English sentence; `…` stands for what it names. */
const REFUSALS_DE: Readonly<Record<string, string>> = {
  'You have no seat in this game.': 'Du hast keinen Platz in diesem Spiel.',
  'The game is over.': 'Das Spiel ist vorbei.',
  "It is …'s turn.": 'Am Zug ist gerade: ….',
  '… is a hero of …: choose one of your own.': '… gehört zu …: Wähle eine eigene Figur.',
  '… has already acted this round.': '… war in dieser Runde schon am Zug.',
  '… is knocked down and must stand up first.': '… ist am Boden und muss erst aufstehen.',
  '… is already standing.': '… steht schon.',
  'Not enough actions: this costs …, left: ….': 'Zu wenig Aktionen: Das kostet …, übrig: ….',
  '… cannot move there.': '… kann nicht dorthin.',
  '… is dug in this turn.': '… hat sich in diesem Zug eingegraben.',
  'Burst needs a firm stand: … has moved this turn.':
    '„Feuerstoß“ braucht festen Stand: … hat sich in diesem Zug bewegt.',
  '… has no such skill.': '… hat keine solche Fähigkeit.',
  'This skill can be used once per turn.': 'Diese Fähigkeit geht nur einmal pro Zug.',
  'Orders cannot grant this skill.': 'Diese Fähigkeit lässt sich nicht befehlen.',
  'Orders grant a skill of cost 1, and this costs ….':
    'Befehlen lässt sich eine Fähigkeit für 1 Aktion, und diese kostet ….',
  // What says why comes before what does not: the first that fits is taken.
  '… is not a legal target for …: it is out of range.': '… ist kein erlaubtes Ziel für …: Das ist außer Reichweite.',
  '… is not a legal target for …: it is out of line.':
    '… ist kein erlaubtes Ziel für …: Das liegt nicht in einer Linie.',
  '… is not a legal target for …: it is not adjacent.': '… ist kein erlaubtes Ziel für …: Das grenzt nicht an.',
  '… is not a legal target for …: it takes a hero who stands.':
    '… ist kein erlaubtes Ziel für …: Es muss jemand sein, der steht.',
  '… is not a legal target for …: it takes another hero.':
    '… ist kein erlaubtes Ziel für …: Es muss jemand anders sein.',
  '… is not a legal target for …: that is no ranged space.':
    '… ist kein erlaubtes Ziel für …: Das ist kein Rückraumfeld.',
  '… is not a legal target for …: nobody is there.': '… ist kein erlaubtes Ziel für …: Dort ist niemand.',
  '… is not a legal target for …: nobody is on its frontline spaces.':
    '… ist kein erlaubtes Ziel für …: Auf den Frontfeldern dort ist niemand.',
  '… is not a legal target for ….': '… ist kein erlaubtes Ziel für ….',
  '… needs a legal target.': '… braucht ein erlaubtes Ziel.',
  '… needs a legal target, and nobody is on ….': '… braucht ein erlaubtes Ziel, und niemand ist auf ….',
  '… needs a way: ….': '… braucht eine Richtung: ….',
  '… has … targets at most.': '… hat höchstens … Ziele.',
  '… has no target: it turns up the reinforcement pile.': '… hat kein Ziel: Sie deckt den Verstärkungsstapel auf.',
  '… turns up the reinforcement pile, which is empty.': '… deckt den Verstärkungsstapel auf, und der ist leer.',
  'Choose one of the cards of the pile: ….': 'Wähle eine Karte des Stapels: ….',
  '… is not card … of the pile: that is ….': '… ist nicht Karte … des Stapels: Das ist ….',
  '… is none of those that tie: ….': '… ist nicht unter denen, die gleichauf liegen: ….',
  'Name enemies in board order, each once: ….': 'Nenne Gegner in der Reihenfolge des Plans, jeden einmal: ….',
  '… cannot be moved.': '… lässt sich nicht verschieben.',
  '… cannot go …: there is no space that way.': '… kann nicht …: Dort ist kein Feld.',
  'The space … is occupied.': 'Das Feld … ist besetzt.',
  '… is not out of position.': '… ist nicht fehl am Platz.',
  'There is no knocked-down hero here to revive.': 'Hier liegt niemand am Boden, dem aufzuhelfen wäre.',
  '… is not knocked down.': '… ist nicht am Boden.',
  '… is on …, and not on an adjacent space.': '… ist auf …, und das ist kein angrenzendes Feld.',
  'Rampage needs 3 cubes.': 'Die Raserei braucht 3 Wutsteine.',
  'Rampage is possible only in your own turn.': 'Die Raserei geht nur im eigenen Zug.',
  'The mine cannot go there.': 'Dort kann die Mine nicht liegen.',
  'There is nothing to trigger.': 'Es gibt nichts zu zünden.',
  'That would have no effect.': 'Das hätte keine Wirkung.',
  '… is a general and cannot be suppressed.': '… ist ein General und lässt sich nicht aufhalten.',
  'There is no fire here.': 'Hier brennt es nicht.',
  'These hits cannot be divided like that.': 'So lassen sich die Treffer nicht verteilen.',
  'Nobody within 3 spaces is on ….': 'In Reichweite 3 ist niemand auf ….',
  '… can get no hits: it is out of line.': '… kann keine Treffer bekommen: Das liegt nicht in einer Linie.',
  '… has got its hits already.': '… hat schon Treffer bekommen.',
  'Hits for …: 1 at least, … at most.': 'Treffer für …: mindestens 1, höchstens ….',
  'This is not yours to decide.': 'Das hast nicht du zu entscheiden.',
  'That decision is closed.': 'Diese Entscheidung ist nicht mehr offen.',
  '… is not available.': '… ist nicht zu haben.',
  'Last Stand is for 2 to 4 players (1 for solo).': 'Last Stand ist für 2 bis 4 Personen (oder für eine allein).',
  'That is hidden.': 'Das ist verdeckt.',
  'That is not a choice of this game.': 'Das ist kein Zug dieses Spiels.',
  'Leave out …: this choice has no such part.': 'Lass … weg: So ein Teil gehört nicht zu diesem Zug.',
  'As … this choice takes ….': 'Als … braucht dieser Zug ….',
  'There is no player … who could be the first.': 'Es gibt keinen Platz …, der anfangen könnte.',
  'Option … must be ….': 'Die Einstellung … muss so sein: ….',
  'Only one player alone chooses how many heroes there are; … players lead ….':
    'Nur wer allein spielt, wählt die Zahl der Figuren; zu … führt ihr immer ….',
  'Now you must say ….': 'Jetzt musst du sagen, ….',
  'Now … must say ….': 'Jetzt muss … sagen, ….',
  'The squad stands or falls together: leave, and a bot takes the seat over.':
    'Der Trupp steht und fällt gemeinsam: Geh, und ein Bot übernimmt den Platz.',
}

/** What is named in a few words: what somebody must say first, what an option or a part of a choice can be. */
const PHRASES_DE: Readonly<Record<string, string>> = {
  'which hero joins the squad': 'wer zum Trupp kommt',
  'which hero acts': 'welche Figur handelt',
  'what … does': 'was … tut',
  'how the hits are divided': 'wie sich die Treffer verteilen',
  'what … does as ordered': 'was … auf Befehl tut',
  'which card of the pile is discarded': 'welche Karte des Stapels abgeworfen wird',
  'which comes next of …': 'was als Nächstes kommt: …',
  'whom … attacks': 'wen … angreift',
  'which squad space … attacks': 'welches Feld … angreift',
  'who is the quarry': 'wer die Beute ist',
  'one of …': 'eine von …',
  '… or …': '… oder …',
  'an object with a field for each option': 'ein Objekt mit einem Feld für jede Einstellung',
  'one enemy space': 'ein Gegnerfeld',
  'a list of enemy spaces': 'eine Liste von Gegnerfeldern',
  'one quadrant': 'einen Quadranten',
  'a number from 1 to 8': 'eine Zahl von 1 bis 8',
  'one squad space': 'ein Truppfeld',
  'one hero': 'eine Figur',
  'one way': 'eine Richtung',
}

const escaped = (words: string): string => words.replaceAll(/[.()?]/g, String.raw`\$&`)
/** English words as patterns of what they may name, with the German ones. */
const patternsOf = (words: Readonly<Record<string, string>>): readonly (readonly [RegExp, string])[] =>
  Object.entries(words).map(([english, other]) => [
    new RegExp(`^${english.split('…').map(escaped).join('(.+?)')}$`),
    other,
  ])
const PATTERNS = patternsOf(REFUSALS_DE)
const PHRASES = patternsOf(PHRASES_DE)

/** What can be named in a refusal, by its English name. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...HERO_IDS, ...(Object.keys(CARD) as CardId[])].flatMap((id) => [
      [the(id), der(id)],
      [capital(the(id)), der(id)],
    ]),
  ),
  ...WAYS_DE,
  ...Object.fromEntries(SKILL_IDS.map((id) => [SKILL[id].name, deedDe(id)])),
  ...Object.fromEntries(RAMPAGE_IDS.map((id) => [RAMPAGE[id].name, deedDe(id)])),
  ...Object.fromEntries(SQUAD_SPACES.map((space) => [space, squadSpaceDe(space)])),
  ...Object.fromEntries(
    QUADRANTS.map((quadrant) => [
      `The ${quadrantName(quadrant, 'en')} quadrant`,
      `der ${quadrantName(quadrant, 'de')}`,
    ]),
  ),
  ...Object.fromEntries(LANES.map((lane) => [`Lane ${lane}`, `Bahn ${lane}`])),
  That: 'das',
} satisfies Record<string, string>

const german = (name: string): string =>
  inGerman(PHRASES, name) ??
  name
    .split(', ')
    .map((one) => NAMES[one] ?? one.replace(/^player (\d)/, 'Platz $1'))
    .join(', ')

/** By the first pattern that fits. */
function inGerman(patterns: typeof PATTERNS, words: string): string | undefined {
  for (const [pattern, said] of patterns) {
    const found = pattern.exec(words)
    if (found) return fill(said, ...found.slice(1).map(german))
  }
  return undefined
}

/** A refusal in German; one that the game does not know comes out as it was said. */
export function refusalGerman({ message }: Refusal): string {
  const said = inGerman(PATTERNS, message)
  return said === undefined ? message : capital(said)
}
