import type { Seat } from '#engine/game'
import { type Company, flow, glossed, type Paint, type Screen, type Style, type TerminalTable } from '#engine/terminal'
import { listed, wrap } from '#engine/words'
import { about } from '#games/brave-rats/about'
import { type CardId, FACE_DOWN, RATS, type SeenCard, strengthOf } from '#games/brave-rats/cards'
import { currentPack, left } from '#games/brave-rats/draft'
import { remaining } from '#games/brave-rats/hidden'
import { target } from '#games/brave-rats/options'
import { ownerOf } from '#games/brave-rats/sentences'
import { card, nameOf, stakeSaid, tell, variantsOf, whySaid } from '#games/brave-rats/terminal/tell'
import { text } from '#games/brave-rats/text'
import type { BraveRats, Round, View } from '#games/brave-rats/types'

/** Each power in two lines that fit on a card, at the index of its strength. */
const POWERS = [
  ['round on', 'hold'],
  ['Prince:', 'you win'],
  ['see next', 'card'],
  ['lowest', 'wins'],
  ['counts 2', 'if won'],
  ['cancels', 'power'],
  ['+2 next', 'card'],
  ['wins the', 'round'],
] as const

/** Nearly every name and power fits; with the Ambassador eight cards are 75 columns wide. */
const CARD_WIDTH = 8
/** From so many columns on a whole hand, and a whole round, has room in one row. */
const ROOMY = 76

const CLAN_COLOURS = ['blueBright', 'redBright'] as const satisfies readonly Style[]
const clanColour = (seat: Seat): Style => CLAN_COLOURS[seat]!
const cardColour = (card: SeenCard): Style => (card === FACE_DOWN ? 'gray' : clanColour(ownerOf(card)))

const clan = (seat: Seat, paint: Paint): string => paint(['bold', clanColour(seat)], text.seat(seat))

/** The BraveRats table: the other clan above, one's own below, the rounds between them. */
export const table: TerminalTable<BraveRats> = {
  draw(view, _choices, company, screen) {
    const mine = view.viewer === 'spectator' ? 0 : view.viewer
    const theirs = 1 - mine
    return [
      ...headlines(view, screen),
      ...seatLines(view, theirs, company, screen),
      ...handOf(view, theirs, screen, 'names'),
      ...(view.draft ? draftLines(view, screen) : roundLines(view, screen)),
      ...seatLines(view, mine, company, screen),
      ...handOf(view, mine, screen, view.draft ? 'names' : 'powers'),
    ]
  },

  tell,

  /** The strength is printed on the card, and stays what it is when others have been played; a line in a list does not. */
  keys: (choices) =>
    choices.map(({ card }) => {
      const alike = choices.filter((other) => strengthOf(other.card) === strengthOf(card))
      return alike.length > 1 ? card : `${strengthOf(card)}`
    }),

  read(typed, view, choices, { kind, actor }) {
    const offered = choices.map(({ card }) => card)
    const card = cardMeant(typed, offered, view.viewer === 'spectator' ? (actor as Seat) : view.viewer)
    return card && { kind, card }
  },

  help: (screen) => [
    ...wrap('Choose a card by its strength, its name or its id: 7, prince, Y7.', screen.width),
    '',
    ...RATS.toReversed().flatMap(({ strength, name, text: power }) =>
      glossed(`${strength} ${name}`, power, 16, screen),
    ),
    '',
    ...wrap('The higher strength wins the round, unless a power says otherwise.', screen.width),
    ...wrap('Equal rounds go on hold: whoever wins the next round wins them too.', screen.width),
  ],
}

/** Of two cards of one character either will do: colour has no effect (BR-R34). */
function cardMeant(typed: string, offered: readonly CardId[], seat: Seat): CardId | undefined {
  // As the list of choices says it: play the prince.
  const word = typed.toLowerCase().replace(/^((play|keep|the)\s+)+/, '')
  if (/^[ya][0-7]$/.test(word)) return word.toUpperCase() as CardId
  const begun = RATS.filter(({ name }) => name.toLowerCase().startsWith(word))
  const rat = RATS.find(({ name, strength }) => name.toLowerCase() === word || `${strength}` === word)
  const meant = rat ?? (begun.length === 1 ? begun[0] : undefined)
  if (!meant) return undefined
  return offered.find((card) => strengthOf(card) === meant.strength) ?? `${seat === 0 ? 'Y' : 'A'}${meant.strength}`
}

/** Where the match stands, and under which variants. */
function headlines({ options, round, game, gameWins, draft }: View, { width, paint }: Screen): string[] {
  const won = options.emperor ? `, won ${gameWins.join('–')}` : ''
  const parts = [
    paint('bold', about.name),
    ...(game > 1 || options.emperor ? [`game ${game}${won}`] : []),
    draft ? `pack ${draft.packs.length} of 4` : `round ${round} of 8, ${target(options)} victories win`,
  ]
  const variants = variantsOf(options)
  return [
    ...flow(parts, paint('dim', ' · '), width),
    ...(variants.length > 0 ? wrap(`With ${listed(variants)}`, width).map((line) => paint('dim', line)) : []),
  ]
}

/** `Yargs ★★☆☆ (you)  +2 this round  locked in`. */
function seatLines(view: View, seat: Seat, { players, locked }: Company, { width, paint }: Screen): string[] {
  const won = view.victories[seat]!
  const stars = '★'.repeat(won) + '☆'.repeat(Math.max(0, target(view.options) - won))
  const parts = [
    `${clan(seat, paint)} ${paint('yellow', stars)}${players[seat] ? paint('dim', ` (${players[seat]})`) : ''}`,
    ...(view.bonus[seat] ? [paint('green', `+${view.bonus[seat]} this round`)] : []),
    ...(view.spySeat === seat ? [paint('magenta', 'Spy at work: sees first')] : []),
    ...(view.spySeat === 1 - seat ? [paint('magenta', 'spied on: shows first')] : []),
    ...(locked[seat] ? [paint('cyan', 'locked in')] : []),
  ]
  return flow(parts, '  ', width, 2)
}

function handOf(view: View, seat: Seat, screen: Screen, detail: 'names' | 'powers'): string[] {
  const { width, paint } = screen
  const cards = view.hands[seat]!
  const pile = view.piles[seat]!.length
  const loose = view.options.luckyDraw && view.starting ? remaining(view)[seat]! : []
  const unplayed = `pile of ${pile}; not played yet: ${loose.map((card) => strengthOf(card)).join(' ')}`
  return [
    ...cardRows(cards, view.draft ? 0 : view.bonus[seat]!, screen, detail),
    ...(loose.length > 0 ? wrap(unplayed, width - 2).map((line) => paint('dim', `  ${line}`)) : []),
  ]
}

interface Face {
  readonly width: number
  readonly colour: Style
  readonly lines: readonly string[]
}

/** Cards side by side, in as many rows as they need; what is only named needs no cards where there is little room. */
function cardRows(cards: readonly SeenCard[], bonus: number, screen: Screen, detail: 'names' | 'powers'): string[] {
  const { paint } = screen
  if (cards.length === 0) return [paint('dim', '  no cards')]
  if (screen.width < ROOMY && detail === 'names') {
    const names = cards.map((one) => paint(cardColour(one), one === FACE_DOWN ? 'hidden' : card(one, bonus)))
    return flow(names, paint('dim', ' · '), screen.width - 2, 0).map((line) => `  ${line}`)
  }
  const rows: Face[][] = []
  let taken = Infinity
  for (const face of facesOf(cards, bonus, detail)) {
    if (taken + face.width + 1 > screen.width) {
      rows.push([])
      taken = 1
    }
    rows.at(-1)!.push(face)
    taken += face.width + 1
  }
  return rows.flatMap((faces) => cardRow(faces, paint))
}

function facesOf(cards: readonly SeenCard[], bonus: number, detail: 'names' | 'powers'): Face[] {
  return cards.map((card) => {
    const width = Math.max(CARD_WIDTH, nameOf(card).length)
    const strength = card === FACE_DOWN ? '?' : `${strengthOf(card)}${bonus ? `+${bonus}` : ''}`
    const id = card === FACE_DOWN ? '' : card
    const lines = [strength + id.padStart(width - strength.length), nameOf(card)]
    if (detail === 'powers' && card !== FACE_DOWN) lines.push(...POWERS[strengthOf(card)])
    return { width, colour: cardColour(card), lines: lines.map((line) => line.padEnd(width)) }
  })
}

function cardRow(faces: readonly Face[], paint: Paint): string[] {
  const edge = (from: string, between: string, to: string): string =>
    paint('dim', from + faces.map(({ width }) => '─'.repeat(width)).join(between) + to)
  const bar = paint('dim', '│')
  const rows = Array.from({ length: Math.max(...faces.map(({ lines }) => lines.length)) }, (_, row) => {
    const style = (colour: Style): Style[] => (row < 2 ? ['bold', colour] : [colour])
    const cells = faces.map(({ lines, width, colour }) => paint(style(colour), lines[row] ?? ' '.repeat(width)))
    return `${bar}${cells.join(bar)}${bar}`
  })
  return [edge('┌', '┬', '┐'), ...rows, edge('└', '┴', '┘')]
}

function draftLines(view: View, screen: Screen): string[] {
  const { paint } = screen
  const pack = currentPack(view)!
  return [
    `${paint('bold', 'The pack')}, drawn by the ${clan(pack.drawer, paint)}:`,
    ...cardRows(left(pack), 0, screen, left(pack).includes(FACE_DOWN) ? 'names' : 'powers'),
  ]
}

function roundLines(view: View, screen: Screen): string[] {
  const { width, paint } = screen
  const { held, committed, spySeat } = view
  const shown = spySeat === null ? null : committed[1 - spySeat]!
  return [
    ...view.history.flatMap((round) => roundLine(round, held, screen)),
    ...(held.length > 0 ? wrap(`★ ${stakeSaid(view)}`, width).map((line) => paint('yellow', line)) : []),
    ...(shown
      ? [
          `The ${clan(1 - spySeat!, paint)} show: ${paint(['bold', cardColour(shown)], card(shown, view.bonus[1 - spySeat!]!))}`,
        ]
      : []),
  ]
}

/** BR-018 The card that lost is dimmed. */
function roundLine(round: Round, held: readonly number[], { width, paint }: Screen): string[] {
  const { cards, strengths, winner, gained } = round
  const isRoomy = width >= ROOMY
  const played = ([0, 1] as const).map((seat) => {
    const label = card(cards[seat], strengths[seat] - strengthOf(cards[seat]))
    const colour = cardColour(cards[seat])
    return paint(winner === 1 - seat ? ['dim', colour] : ['bold', colour], isRoomy ? label.padEnd(14) : label)
  })
  const scored = winner === null ? 0 : gained[winner]
  const result =
    winner === null
      ? `on hold${held.includes(round.round) ? ' ★' : ''}`
      : `${text.seat(winner)}${scored ? ` +${scored}` : ''}`
  const number = paint('dim', `${round.round}`.padStart(2))
  const scoredBy = paint(winner === null ? 'yellow' : clanColour(winner), isRoomy ? result.padEnd(13) : result)
  const why = paint('dim', whySaid(round))
  return isRoomy
    ? [`${number}  ${played.join(' ')} ${scoredBy} ${why}`]
    : flow([`${number}  ${played.join(paint('dim', ' : '))}`, scoredBy, why], '  ', width, 4)
}
