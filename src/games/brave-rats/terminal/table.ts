import type { Seat } from '#engine/game'
import type { Company, Paint, Style, TerminalTable } from '#engine/terminal'
import { listed } from '#engine/words'
import { about } from '#games/brave-rats/about'
import { type CardId, FACE_DOWN, RATS, type SeenCard, strengthOf } from '#games/brave-rats/cards'
import type { Decider } from '#games/brave-rats/duel'
import { currentPack, left } from '#games/brave-rats/draft'
import { remaining } from '#games/brave-rats/hidden'
import { target } from '#games/brave-rats/options'
import { ownerOf } from '#games/brave-rats/sentences'
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

const CLAN_COLOURS = ['blueBright', 'redBright'] as const satisfies readonly Style[]
const clanColour = (seat: Seat): Style => CLAN_COLOURS[seat]!
const cardColour = (card: SeenCard): Style => (card === FACE_DOWN ? 'gray' : clanColour(ownerOf(card)))

const clan = (seat: Seat, paint: Paint): string => paint(['bold', clanColour(seat)], text.seat(seat))
const nameOf = (card: SeenCard): string => (card === FACE_DOWN ? 'hidden' : RATS[strengthOf(card)].name)

/** The BraveRats table: the other clan above, one's own below, the rounds between them. */
export const table: TerminalTable<BraveRats> = {
  draw(view, _choices, company, paint) {
    const mine = view.viewer === 'spectator' ? 0 : view.viewer
    const theirs = 1 - mine
    return [
      ...headlines(view, paint),
      seatLine(view, theirs, company, paint),
      ...handOf(view, theirs, paint, 'names'),
      ...(view.draft ? draftLines(view, paint) : roundLines(view, paint)),
      seatLine(view, mine, company, paint),
      ...handOf(view, mine, paint, view.draft ? 'names' : 'powers'),
    ]
  },

  read(typed, view, choices, { kind, actor }) {
    const offered = choices.map(({ card }) => card)
    const card = cardMeant(typed, offered, view.viewer === 'spectator' ? (actor as Seat) : view.viewer)
    return card && { kind, card }
  },

  help: (paint) => [
    'Choose a card by its strength, its name or its id: 7, prince, Y7.',
    '',
    ...RATS.toReversed().map(
      ({ strength, name, text: power }) => `  ${paint('bold', `${strength} ${name.padEnd(10)}`)}  ${power}`,
    ),
    '',
    'The higher strength wins the round, unless a power says otherwise.',
    'Equal rounds go on hold: whoever wins the next round wins them too.',
  ],
}

/** Of two cards of one character either will do: colour has no effect (BR-R34). */
function cardMeant(typed: string, offered: readonly CardId[], seat: Seat): CardId | undefined {
  const word = typed.toLowerCase()
  if (/^[ya][0-7]$/.test(word)) return word.toUpperCase() as CardId
  const begun = RATS.filter(({ name }) => name.toLowerCase().startsWith(word))
  const rat = RATS.find(({ name, strength }) => name.toLowerCase() === word || `${strength}` === word)
  const meant = rat ?? (begun.length === 1 ? begun[0] : undefined)
  if (!meant) return undefined
  return offered.find((card) => strengthOf(card) === meant.strength) ?? `${seat === 0 ? 'Y' : 'A'}${meant.strength}`
}

const VARIANTS = ['traitor', 'luckyDraw', 'fastRat', 'draft', 'randomDeal', 'princessAttack', 'emperor'] as const

/** Where the match stands, and under which variants. */
function headlines({ options, round, game, gameWins, draft }: View, paint: Paint): string[] {
  const won = options.emperor ? `, won ${gameWins.join('–')}` : ''
  const parts = [
    paint('bold', about.name),
    ...(game > 1 || options.emperor ? [`game ${game}${won}`] : []),
    draft ? `pack ${draft.packs.length} of 4` : `round ${round} of 8, ${target(options)} victories win`,
  ]
  const variants = VARIANTS.filter((variant) => options[variant]).map((variant) => about.options[variant].name)
  return [parts.join(paint('dim', ' · ')), ...(variants.length > 0 ? [paint('dim', `With ${listed(variants)}`)] : [])]
}

/** `Yargs ★★☆☆ (you)  +2 this round  locked in`. */
function seatLine(view: View, seat: Seat, { players, locked }: Company, paint: Paint): string {
  const won = view.victories[seat]!
  const stars = '★'.repeat(won) + '☆'.repeat(Math.max(0, target(view.options) - won))
  const parts = [
    `${clan(seat, paint)} ${paint('yellow', stars)}${players[seat] ? paint('dim', ` (${players[seat]})`) : ''}`,
    ...(view.bonus[seat] ? [paint('green', `+${view.bonus[seat]} this round`)] : []),
    ...(view.spySeat === seat ? [paint('magenta', 'Spy at work: sees first')] : []),
    ...(view.spySeat === 1 - seat ? [paint('magenta', 'spied on: shows first')] : []),
    ...(locked[seat] ? [paint('cyan', 'locked in')] : []),
  ]
  return parts.join('  ')
}

function handOf(view: View, seat: Seat, paint: Paint, detail: 'names' | 'powers'): string[] {
  const cards = view.hands[seat]!
  const pile = view.piles[seat]!.length
  const loose = view.options.luckyDraw && view.starting ? remaining(view)[seat]! : []
  return [
    ...cardRow(cards, view.draft ? 0 : view.bonus[seat]!, paint, detail),
    ...(loose.length > 0
      ? [paint('dim', `  pile of ${pile}; not played yet: ${loose.map((card) => strengthOf(card)).join(' ')}`)]
      : []),
  ]
}

/** Cards side by side. */
function cardRow(cards: readonly SeenCard[], bonus: number, paint: Paint, detail: 'names' | 'powers'): string[] {
  if (cards.length === 0) return [paint('dim', '  no cards')]
  const faces = cards.map((card) => {
    const width = Math.max(CARD_WIDTH, nameOf(card).length)
    const strength = card === FACE_DOWN ? '?' : `${strengthOf(card)}${bonus ? `+${bonus}` : ''}`
    const id = card === FACE_DOWN ? '' : card
    const lines = [strength + id.padStart(width - strength.length), nameOf(card)]
    if (detail === 'powers' && card !== FACE_DOWN) lines.push(...POWERS[strengthOf(card)])
    return { width, colour: cardColour(card), lines: lines.map((line) => line.padEnd(width)) }
  })
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

function draftLines(view: View, paint: Paint): string[] {
  const pack = currentPack(view)!
  return [
    `${paint('bold', 'The pack')}, drawn by the ${clan(pack.drawer, paint)}:`,
    ...cardRow(left(pack), 0, paint, left(pack).includes(FACE_DOWN) ? 'names' : 'powers'),
  ]
}

const WHY: Readonly<Record<Decider, string>> = {
  musician: 'the Musician plays',
  princess: 'Princess meets Prince',
  prince: 'the Prince wins',
  lowest: 'Assassin: the lower wins',
  highest: 'the higher wins',
  equal: 'equal strength',
}

function roundLines(view: View, paint: Paint): string[] {
  const { held, pending, committed, spySeat } = view
  const shown = spySeat === null ? null : committed[1 - spySeat]!
  const rounds = `${held.length === 1 ? 'round' : 'rounds'} ${held.join(' ')}`
  const stake = `★ On hold: ${rounds}, worth ${pending[0]} to the Yargs, ${pending[1]} to the Applewoods`
  return [
    ...view.history.map((round) => roundLine(round, held, paint)),
    ...(held.length > 0 ? [paint('yellow', stake)] : []),
    ...(shown
      ? [
          `The ${clan(1 - spySeat!, paint)} show: ${paint(['bold', cardColour(shown)], card(shown, view.bonus[1 - spySeat!]!))}`,
        ]
      : []),
  ]
}

const card = (one: SeenCard, bonus: number): string =>
  one === FACE_DOWN ? 'a hidden card' : `${nameOf(one)} ${strengthOf(one)}${bonus ? `+${bonus}` : ''}`

/** BR-018 The card that lost is dimmed. */
function roundLine(
  { round, cards, strengths, blanked, winner, by, gained }: Round,
  held: readonly number[],
  paint: Paint,
): string {
  const played = ([0, 1] as const).map((seat) => {
    const label = card(cards[seat], strengths[seat] - strengthOf(cards[seat])).padEnd(14)
    const colour = cardColour(cards[seat])
    return paint(winner === 1 - seat ? ['dim', colour] : ['bold', colour], label)
  })
  const scored = winner === null ? 0 : gained[winner]
  const result =
    winner === null
      ? `on hold${held.includes(round) ? ' ★' : ''}`
      : `${text.seat(winner)}${scored ? ` +${scored}` : ''}`
  const why = `${WHY[by]}${by === 'highest' && blanked.includes(true) ? ', Wizard' : ''}`
  return `${paint('dim', `${round}`.padStart(2))}  ${played.join(' ')} ${paint(winner === null ? 'yellow' : clanColour(winner), result.padEnd(13))} ${paint('dim', why)}`
}
