import type { Seat } from '#engine/game'
import { type Company, numbered, type Paint, type Style, type TerminalTable, WIDTH } from '#engine/terminal'
import { counted, listed, wrap } from '#engine/words'
import { about } from '#games/last-brave/about'
import { accountOf, blowSaid } from '#games/last-brave/text/account'
import { preview } from '#games/last-brave/rules/attack'
import { bannerOf } from '#games/last-brave/text/banners'
import {
  ABILITIES,
  ATTRIBUTE,
  type CardId,
  CARDS,
  CHAMPION,
  FACE_DOWN,
  isKnown,
  type SeenChampion,
} from '#games/last-brave/cards'
import { cardName } from '#games/last-brave/notation'
import { life } from '#games/last-brave/rules/fighters'
import { isAllied, target } from '#games/last-brave/options'
import { readTyped } from '#games/last-brave/terminal/typed'
import { abilitySaid } from '#games/last-brave/text/sentences'
import { text } from '#games/last-brave/text/text'
import type { LastBrave, Lying, View } from '#games/last-brave/types'

/** The table of The Last Brave: the others clockwise, oneself below them, then the attack and what one may choose. */
export const table: TerminalTable<LastBrave> = {
  draw(view, choices, company, paint) {
    const near = view.viewer === 'spectator' ? 0 : view.viewer
    const seats = view.fighters.map((_, step) => (near + 1 + step) % view.fighters.length)
    return [
      ...headlines(view, paint),
      ...seats.flatMap((seat) => fighterLines(view, seat, company, paint)),
      ...(view.viewer === 'spectator' ? [] : ownLines(view, near, paint)),
      ...attackLines(view, paint),
      ...numbered(
        choices.map((choice) => text.choice(choice, view)),
        paint,
      ),
    ]
  },

  read: readTyped,

  help: (paint) => [
    'Choose by its number, or say it; the beginning of a name is enough.',
    '',
    ...COMMANDS.map(([words, what]) => `  ${paint('bold', words.padEnd(34))}${what}`),
    '',
    'In a Reveal Zone a card lies upright, sideways (~) or face down (#).',
    'Life is 2 for each card in hand and 1 for each revealed card.',
    '',
    ...CARDS.flatMap((card) => cardLines(card, paint)),
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
function headlines({ options, turn, bout, stall }: View, paint: Paint): string[] {
  const line = (...parts: readonly string[]): string => parts.join(paint('dim', ' · '))
  const played = [
    ...(isAllied(options) ? [text.options['mode']!.values[options.mode]!] : []),
    ...(options.campaign === 'none' ? [] : [`bout ${bout}, ${target(options)} points win`]),
  ]
  const stalled = stall > 0 ? [paint('yellow', `nothing changed for ${counted(stall, 'turn')}`)] : []
  return [
    line(paint('bold', about.name), `turn ${turn}`, ...stalled),
    ...(played.length > 0 ? [paint('dim', played.join(' · '))] : []),
  ]
}

/** What somebody does or suffers in the attack that is going on. */
function roleOf({ active, attack, blow, result }: View, seat: Seat): readonly [Style, string] | undefined {
  if (result) return undefined
  if (blow?.victim === seat) return ['redBright', seat === active ? 'hit back' : 'is hit']
  if (seat === active) return ['yellow', 'attacks']
  return attack.lock?.targets.includes(seat) ? ['yellow', 'attacked'] : undefined
}

/** `Stag (normal)  life 5  2 pts  attacks  Noor Waywalker`, and below it the cards. */
function fighterLines(view: View, seat: Seat, { players }: Company, paint: Paint): string[] {
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
    ...(role ? [paint(role[0], role[1])] : []),
    championSaid(champion, fighter.faceUp, isAllied(options), paint),
  ]
  if (out) return [facts.join('  ')]
  const zones = [
    `hand [${hand.map(cardName).join(', ')}]`,
    `reveal [${reveal.map((lying) => lyingCard(lying, paint)).join(', ')}]`,
    `damage [${paint('dim', damage.map(cardName).join(', '))}]`,
  ]
  return [facts.join('  '), `    ${zones.join('  ')}`]
}

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
function ownLines({ fighters }: View, seat: Seat, paint: Paint): string[] {
  const { champion, faceUp, out, hand, reveal } = fighters[seat]!
  if (out) return []
  const cards = [...hand.filter(isKnown), ...reveal.flatMap(({ card, down }) => (down ? [] : [card]))]
  const skill = faceUp || champion === FACE_DOWN ? undefined : CHAMPION[champion]
  return [
    ...(skill ? entry('Secret', `${skill.skill}: ${abilitySaid(skill.secret, 'en')}`, paint) : []),
    ...cards.flatMap((card) => cardLines(card, paint)),
  ]
}

/** `Warrior    continuous Power +1 · fatigue Power +1 · forfeit Defend`. */
function cardLines(card: CardId, paint: Paint): string[] {
  const abilities = ABILITIES.flatMap((cost) => {
    const ability = ATTRIBUTE[card][cost]
    return ability ? [`${cost} ${abilitySaid(ability, 'en')}`] : []
  })
  return entry(ATTRIBUTE[card].name, abilities.join(' · '), paint)
}

/** A name, and beside it what there is to say of it. */
const entry = (name: string, said: string, paint: Paint): string[] =>
  wrap(said, WIDTH - 15).map((line, part) => `    ${paint('bold', (part === 0 ? name : '').padEnd(10))} ${line}`)

/** Power × Hits and where they come from, as far as announced or as locked; then the Hit that is being taken. */
function attackLines(view: View, paint: Paint): string[] {
  const { attack, active, result } = view
  if (result) return []
  const { lock, scatter, again } = attack
  const said = [
    lock
      ? `The ${text.seat(active)} attacks ${listed(lock.targets.map((seat) => `the ${text.seat(seat)}`))}`
      : `The ${text.seat(active)}'s attack so far`,
    ...(scatter ? ['Scatter Shot'] : []),
    ...(again > 0 ? ['Re-engage'] : []),
  ].join(', ')
  const account = accountOf(lock?.parts ?? preview(view, active, []).parts, 'en')
  const blow = blowSaid(view, 'en')
  return [
    ...wrap(`${said}${lock ? '.' : ':'} ${account}.`, WIDTH),
    ...(blow === undefined ? [] : wrap(`${blow}.`, WIDTH).map((line) => paint('redBright', line))),
  ]
}
