import type { Seat } from '#engine/game'
import {
  type Company,
  flow,
  glossed,
  numbered,
  type Paint,
  type Screen,
  type Style,
  type TerminalTable,
} from '#engine/terminal'
import { counted, wrap } from '#engine/words'
import { about } from '#games/last-brave/about'
import { blowSaid } from '#games/last-brave/text/account'
import { bannerOf } from '#games/last-brave/text/banners'
import { ATTRIBUTE, type CardId, CARDS, CHAMPION, FACE_DOWN, type SeenChampion } from '#games/last-brave/cards'
import { cardName } from '#games/last-brave/notation'
import { life } from '#games/last-brave/rules/fighters'
import { isAllied } from '#games/last-brave/options'
import { attackSaid, cardSaid, cardsInUse, playedSaid, roleOf, secretSaid, tell } from '#games/last-brave/terminal/tell'
import { aboutTyped, readTyped } from '#games/last-brave/terminal/typed'
import { text } from '#games/last-brave/text/text'
import type { LastBrave, Lying, View } from '#games/last-brave/types'

/** The table of The Last Brave: the others clockwise, oneself below them, then the attack and what one may choose. */
export const table: TerminalTable<LastBrave> = {
  draw(view, choices, company, screen) {
    const near = view.viewer === 'spectator' ? 0 : view.viewer
    const seats = view.fighters.map((_, step) => (near + 1 + step) % view.fighters.length)
    return [
      ...headlines(view, screen),
      ...seats.flatMap((seat) => fighterLines(view, seat, company, screen)),
      ...(view.viewer === 'spectator' ? [] : ownLines(view, near, screen)),
      ...attackLines(view, screen),
      ...numbered(
        choices.map((choice) => text.choice(choice, view)),
        screen,
      ),
    ]
  },

  tell,

  keys: (choices) => choices.map((_, at) => `${at + 1}`),

  read: readTyped,

  about: aboutTyped,

  help: (screen) => [
    ...wrap('Choose by its number, or say it; the beginning of a name is enough.', screen.width),
    '',
    ...COMMANDS.flatMap(([words, what]) => glossed(words, what, 36, screen)),
    '',
    ...wrap('In a Reveal Zone a card lies upright, sideways (drawn as ~) or face down (#).', screen.width),
    ...wrap('Life is 2 for each card in hand and 1 for each revealed card.', screen.width),
    '',
    ...CARDS.flatMap((card) => cardLines(card, screen)),
  ],
}

const COMMANDS = [
  ['attack stag', 'attacks; "attack all" with a Scatter Shot'],
  ['use fists fa, use fire fo', 'an ability, by Fatigue or Forfeit'],
  ['use warlock fo stag shield', 'and the card that it picks'],
  ['secret, secret stag shield', 'your Secret Skill, once'],
  ['reveal knight, move bow, fall', 'takes a point'],
  ['pass', 'does nothing, where one may'],
] as const

/** Where the match stands, and what is played. */
function headlines(view: View, { width, paint }: Screen): string[] {
  const { turn, stall } = view
  const stalled = stall > 0 ? [paint('yellow', `nothing changed for ${counted(stall, 'turn')}`)] : []
  return [
    ...flow([paint('bold', about.name), `turn ${turn}`, ...stalled], paint('dim', ' · '), width),
    ...flow(playedSaid(view), ' · ', width).map((line) => paint('dim', line)),
  ]
}

/** `Stag (normal)  life 5  2 pts  attacks  Noor Waywalker`, and below it the cards. */
function fighterLines(view: View, seat: Seat, { players }: Company, { width, paint }: Screen): string[] {
  const fighter = view.fighters[seat]!
  const { champion, out, hand, reveal, damage } = fighter
  const { options, points } = view
  const role = roleOf(view, seat)
  const name = text.seat(seat)
  const player = players[seat] ? ` (${players[seat]})` : ''
  const facts = [
    `${paint(out ? 'dim' : 'bold', name)}${paint('dim', player.padEnd(15 - name.length))}`,
    paint(out ? 'dim' : 'yellow', (out ? 'fallen' : `life ${life(fighter)}`).padEnd(6)),
    ...(options.campaign === 'none' ? [] : [`${points[seat]!} pts`]),
    ...(role ? [paint(ROLE_STYLES[role], role)] : []),
    championSaid(champion, fighter.faceUp, isAllied(options), paint),
  ]
  if (out) return flow(facts, '  ', width, 4)
  // A zone that is too long for a line goes on in the next, between its cards.
  const zone = (title: string, cards: readonly string[]): string[] =>
    cards.length === 0
      ? [`${title} []`]
      : cards.map((card, at) => `${at === 0 ? `${title} [` : ''}${card}${at === cards.length - 1 ? ']' : ','}`)
  const zones = [
    zone('hand', hand.map(cardName)),
    zone(
      'reveal',
      reveal.map((lying) => lyingCard(lying, paint)),
    ),
    zone(
      'damage',
      damage.map((card) => paint('dim', cardName(card))),
    ),
  ].map((cards) => flow(cards, ' ', width - 4, 2))
  const whole = zones.every((lines) => lines.length === 1)
  const lines = whole ? flow(zones.flat(), '  ', width - 4) : zones.flat()
  return [...flow(facts, '  ', width, 4), ...lines.map((line) => `    ${line}`)]
}

const ROLE_STYLES = {
  attacks: 'yellow',
  attacked: 'yellow',
  'is hit': 'redBright',
  'hit back': 'redBright',
} as const satisfies Record<NonNullable<ReturnType<typeof roleOf>>, Style>

/** `Noor Waywalker`, with the faction where there are factions; in brackets while nobody else knows it. */
function championSaid(champion: SeenChampion, faceUp: boolean, allied: boolean, paint: Paint): string {
  if (champion === FACE_DOWN) return paint('dim', 'face down')
  const banner = allied ? `, ${bannerOf(champion, 'en')}` : ''
  const name = `${CHAMPION[champion].name}${banner}`
  return faceUp ? name : paint('dim', `(${name})`)
}

function lyingCard({ card, sideways, down }: Lying, paint: Paint): string {
  const { name } = ATTRIBUTE[card]
  return down ? paint('dim', `${name}#`) : paint('green', sideways ? `${name}~` : name)
}

/** What one's own cards can do that are not lost yet, and the Secret Skill. */
function ownLines(view: View, seat: Seat, screen: Screen): string[] {
  const secret = secretSaid(view, seat)
  return [
    ...(secret === undefined ? [] : entry('Secret', secret, screen)),
    ...cardsInUse(view, seat).flatMap((card) => cardLines(card, screen)),
  ]
}

/** `Warrior    continuous Power +1 · fatigue Power +1 · forfeit Defend`. */
const cardLines = (card: CardId, screen: Screen): string[] =>
  entry(ATTRIBUTE[card].name, cardSaid(card).join(' · '), screen)

/** A name, and beside it what there is to say of it. */
const entry = (name: string, said: string, { width, paint }: Screen): string[] =>
  wrap(said, width - 15).map((line, part) => `    ${paint('bold', (part === 0 ? name : '').padEnd(10))} ${line}`)

/** Power × Hits and where they come from, as far as announced or as locked; then the Hit that is being taken. */
function attackLines(view: View, { width, paint }: Screen): string[] {
  if (view.result) return []
  const blow = blowSaid(view, 'en')
  return [
    ...wrap(attackSaid(view), width),
    ...(blow === undefined ? [] : wrap(`${blow}.`, width).map((line) => paint('redBright', line))),
  ]
}
