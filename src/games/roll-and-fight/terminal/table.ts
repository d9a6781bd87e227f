import type { Seat } from '#engine/game'
import { type Company, flow as flowing, glossed, numbered, type Screen, type TerminalTable } from '#engine/terminal'
import { wrap } from '#engine/words'
import { about } from '#games/roll-and-fight/about'
import { type AbilityId, HERO_IDS, ITEMS_OF, TILE, TILES_OF } from '#games/roll-and-fight/content/heroes'
import { BASIC_IDS } from '#games/roll-and-fight/content/player-board'
import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import { poolOf, roomIds } from '#games/roll-and-fight/rules/read'
import { totalOf } from '#games/roll-and-fight/rules/scoring'
import { abilityCode, itemCode, keysOf } from '#games/roll-and-fight/terminal/codes'
import { denLines } from '#games/roll-and-fight/terminal/den'
import {
  dieSaid,
  enemiesSaid,
  flashbackSaid,
  healthSaid,
  itemsSaid,
  poolSaid,
  reconSaid,
  roomFacts,
  roomTitle,
  setsSaid,
  stateOf,
  tell,
  tracksSaid,
  whenSaid,
} from '#games/roll-and-fight/terminal/tell'
import { aboutTyped, readTyped } from '#games/roll-and-fight/terminal/typed'
import { abilitySaid, diceSaid, itemSaid } from '#games/roll-and-fight/text/card-words'
import { ownBoard, tallied } from '#games/roll-and-fight/text/forms'
import {
  abilityName,
  actionName,
  bossName,
  bossText,
  denName,
  faceName,
  heroName,
  itemName,
  traitName,
  traitText,
} from '#games/roll-and-fight/text/names'
import { pointsSaid, scoreLines } from '#games/roll-and-fight/text/scores'
import { text } from '#games/roll-and-fight/text/text'
import type { Board, Choice, RollAndFight, View } from '#games/roll-and-fight/types'

/** The table of Roll & Fight: the pool, everybody in a line, one's own board and den, and what one may choose. */
export const table: TerminalTable<RollAndFight> = {
  draw(view, choices, company, screen) {
    const own = ownBoard(view)
    return [
      ...headlines(view, screen),
      ...view.boards.flatMap((board, seat) => seatLines(view, board, seat, company, screen)),
      ...(own ? ownLines(view, own, screen) : []),
      ...choiceLines(view, choices, screen),
    ]
  },

  tell,

  keys: keysOf,

  read: readTyped,

  about: aboutTyped,

  help: (screen) => [
    ...wrap(
      'Choose by what stands before it, or say it; the beginning of a name is enough. Dice have numbers, rooms numbers and names.',
      screen.width,
    ),
    '',
    ...COMMANDS.flatMap(([words, what]) => glossed(words, what, 28, screen)),
    '',
    ...wrap(
      'In the drawn den @ is the Hero, $ is Loot, ! an Objective, X the Boss; G is a Grunt, T a Tough Guy, B a Blocker, H a Henchman and N a Gunman, in small letters when evaded. Gaps in walls, and colons, are doors.',
      screen.width,
    ),
    '',
    ...BASIC_IDS.flatMap((id) => abilityLines(id, screen)),
    ...HERO_IDS.flatMap((id) => [
      '',
      screen.paint('bold', heroName(id)),
      ...wrap(`${traitName(id, 'en')}: ${traitText(id, 'en')}`, screen.width),
      ...TILES_OF[id].flatMap((tile) => abilityLines(tile, screen)),
      ...ITEMS_OF[id].flatMap((item) =>
        glossed(`${itemCode(item)} ${itemName(item, 'en')}`, itemSaid(item, 'en'), 28, screen),
      ),
    ]),
  ],
}

/** Pieces side by side; one that is longer than a line is broken at its spaces. */
const flow = (pieces: readonly string[], gap: string, width: number, indent = 0): string[] =>
  flowing(
    pieces.flatMap((piece) =>
      piece.length > width - indent && !piece.includes(ESCAPE) ? wrap(piece, width - indent) : [piece],
    ),
    gap,
    width,
    indent,
  )
const ESCAPE = String.fromCodePoint(27)

const COMMANDS = [
  ['roll 1 3, roll', 'rolls these dice, or all that may be rolled'],
  ['dash 1 4, d 1 4', 'puts dice on an ability; "free 2" picks up that Wound, "keep" none'],
  ['bleed 2, bleed 2 keep', 'puts a Wound on the Health Track'],
  ['dash 1 4 stay', 'the same without taking dice'],
  ['take, stop, end', 'takes dice, stops for the round, ends the beat'],
  ['none', 'rolls no dice, where all throw together'],
  ['1 train, 2 heal, 3 extend', 'a Flashback die, or b for the bonus action'],
  ['b recon punch, 2 stims', 'the same with an ability or an Item'],
  ['buy kata, buy kata drop parry', 'a tile, for Experience'],
  ['punch, p2, pr', 'an ability, its second set, or by Recon'],
  ['stims, sti', 'an Item'],
  ['5, ice room, 2-7', 'a room to move to; a jump through one to another'],
  ['5b, grunt 2 ice room, boss', 'an enemy'],
  ['5 loot, net loft heal', 'Loot of a room, and what for'],
  ['mark, no, end', 'marks the Objective here; leaves out; ends the phase'],
] as const

const abilityLines = (id: AbilityId, screen: Screen): string[] =>
  glossed(`${abilityCode(id)} ${abilityName(id, 'en')}`, abilitySaid(id, 'en'), 28, screen)

function headlines(view: View, { width, paint }: Screen): string[] {
  const flashback = flashbackSaid(view)
  return [
    ...flow([paint('bold', about.name), ...whenSaid(view)], paint('dim', ' · '), width),
    ...flow(poolSaid(view), ' · ', width).map((line) => paint('dim', line)),
    ...(flashback === '' ? [] : flow(['Flashback dice:', ...flashback.split(', ')], '  ', width, 3)),
  ]
}

/** `Player 2 (hard)  Kaja  room 3 Gutting Hall  12 points  3 Health spaces: …`. */
function seatLines(
  view: View,
  board: Board,
  seat: Seat,
  { players, locked }: Company,
  { width, paint }: Screen,
): string[] {
  const who = paint('green', text.seat(seat)) + (players[seat] ? ` (${players[seat]})` : '')
  const facts = [
    who,
    ...(board.hero ? [heroName(board.hero)] : ['no Hero yet']),
    ...(board.den
      ? [
          `in ${roomTitle(board, board.at)}`,
          pointsSaid(totalOf(board), 'en'),
          healthSaid(board),
          ...(view.phase === 'rolling' && !board.stopped
            ? [`dice ${tallied(board.dice.map(({ face }) => (face ? faceName(face, 'en') : 'not rolled'))) || 'none'}`]
            : []),
          ...(board.sets.length > 0
            ? [`sets ${tallied(board.sets.map(({ ability }) => abilityName(ability, 'en')))}`]
            : []),
        ]
      : [`den board ${board.board}`, ...(board.boss ? [bossName(board.boss, 'en')] : [])]),
    ...[...stateOf(view, board), ...(locked[seat] ? ['locked in'] : [])].map((state) => paint('yellow', state)),
  ]
  return flow(facts, '  ', width, 3)
}

function ownLines(view: View, board: Board, screen: Screen): string[] {
  const { width, paint } = screen
  const { hero, den, boss } = board
  if (!hero || !den) return boss ? wrap(`${bossName(boss, 'en')}: ${bossText(boss, 'en')}`, width) : []
  const parts = (name: string, those: readonly string[]): string[] =>
    those.length > 0 ? flow([paint('cyan', name), ...those], '  ', width, 3) : []
  return [
    '',
    ...flow(tracksSaid(board), ' · ', width),
    ...wrap(`${traitName(hero, 'en')}: ${traitText(hero, 'en')}`, width),
    ...wrap(`${bossName(boss!, 'en')}: ${bossText(boss!, 'en')}`, width),
    ...parts('Dice', board.dice.map(dieSaid)),
    ...parts('Sets', setsSaid(board)),
    ...parts('Recon', reconSaid(board)),
    ...parts('Items', itemsSaid(board)),
    ...parts(
      'Tiles',
      board.tiles.map((tile) => `${abilityCode(tile)} ${abilityName(tile, 'en')}`),
    ),
    '',
    ...wrap(`${denName(den, 'en')}, with ${bossName(boss!, 'en')}`, width).map((line) => paint('bold', line)),
    ...denLines(board),
    // While dice are rolled one looks at dice; rooms are drawn.
    ...(view.phase === 'rolling' ? [] : roomIds(board).flatMap((room) => roomLines(board, room, screen))),
    ...(view.phase === 'over'
      ? scoreLines(board, 'en').flatMap(({ says, rule }) => wrap(`${says} ${rule}`, width))
      : []),
  ]
}

/** `2 Ice Room: a Grunt 1, b Grunt 2, c Blocker; not Visited`; doors are drawn. */
function roomLines(board: Board, room: RoomId, { width, paint }: Screen): string[] {
  const title = roomTitle(board, room) + (board.at === room ? ' (you)' : '')
  const facts = roomFacts(board, room).filter((one) => !one.startsWith('doors'))
  const enemies = enemiesSaid(board, room)
  const said = [(enemies.length > 0 ? enemies : ['nobody']).join(', '), ...facts].join('; ')
  return wrap(`${title}: ${said}`, width - 3).map((line, at) => {
    if (at > 0) return `   ${line}`
    return board.at === room ? paint('bold', line) : line
  })
}

/** More choices than this are too many to read: then what one types is shown by its kind. */
const MANY = 16

function choiceLines(view: View, choices: readonly Choice[], screen: Screen): string[] {
  if (choices.length === 0) return []
  const own = ownBoard(view)
  if (own && choices.some(({ kind }) => kind === 'roll' || kind === 'stop'))
    return ['', ...diceLines(view, own, choices, screen)]
  if (own && choices.length > MANY) return ['', ...wordLines(view, own, choices, screen)]
  return [
    '',
    ...numbered(
      choices.map((choice) => text.choice(choice, view)),
      screen,
      keysOf(choices),
    ),
  ]
}

/** What one types with dice: a set of each kind that can be set, and the verbs. */
function diceLines(view: View, board: Board, choices: readonly Choice[], screen: Screen): string[] {
  const has = (kind: Choice['kind']): boolean => choices.some((choice) => choice.kind === kind)
  const seen = new Set<string>()
  const sets = choices.flatMap((choice) => {
    if (choice.kind !== 'assign') return []
    const shows = tallied(
      choice.dice.map((id) => faceName(board.dice.find((die) => die.id === id)!.face!, 'en')).toSorted(),
    )
    const key = `${choice.ability} ${shows}`
    if (seen.has(key)) return []
    seen.add(key)
    return [
      [`${abilityCode(choice.ability)} ${choice.dice.join(' ')}`, `${abilityName(choice.ability, 'en')}: ${shows}`],
    ]
  })
  const wounds = choices.flatMap((choice) => (choice.kind === 'bleed' ? [choice.die] : []))
  const free = board.dice.filter(({ face }) => face !== 'wound').map(({ id }) => id)
  const words = [
    ...(has('roll') && free.length > 0 ? [[`roll ${free.join(' ')}`, 'rolls these dice, or fewer of them']] : []),
    ...(has('roll') && view.options.mode === 'relaxed' ? [['none', 'rolls no dice']] : []),
    ...sets,
    ...[...new Set(wounds)].slice(0, 1).map((die) => [`bleed ${die}`, 'puts that Wound on the Health Track']),
    ...(has('take') ? [['take', `takes dice, of ${poolOf(view)}`]] : []),
    ...(view.options.mode === 'real-time' ? [['wait', 'lets time pass']] : []),
    ...(has('end-beat') ? [['end', 'ends this beat']] : []),
    ...(has('stop') ? [['stop', 'stops rolling for this round']] : []),
  ]
  return words.flatMap(([word = '', what = '']) => glossed(word, what, 16, screen))
}

/** What one types for each die, each room or in each slot, where there are many choices. */
function wordLines(view: View, board: Board, choices: readonly Choice[], screen: Screen): string[] {
  const groups = new Map<string, string[]>()
  const put = (name: string, word: string): void => void groups.set(name, [...(groups.get(name) ?? []), word])
  for (const [at, choice] of choices.entries())
    switch (choice.kind) {
      case 'flash':
        put(
          choice.slot === 'bonus'
            ? 'b  bonus action'
            : `${choice.slot + 1}  die, ${actionName(view.faces[choice.slot]!, 'en')}`,
          actWord(choice),
        )
        break
      case 'collect':
        put(roomTitle(board, choice.room), actWord(choice))
        break
      case 'buy':
        put(
          'buy',
          `${abilityCode(choice.tile)}${choice.discard ? ` drop ${abilityCode(choice.discard)}` : ` (${abilityName(choice.tile, 'en')}, ${TILE[choice.tile].xp}: ${diceSaid(choice.tile, 'en') || 'no dice'})`}`,
        )
        break
      case 'order-items':
        put('Items', '')
        break
      default:
        put('or', `${keysOf(choices)[at]!} (${text.choice(choice, view)})`)
    }
  const { hero } = board
  if (groups.has('Items') && hero) {
    const names = ITEMS_OF[hero].map((item, at) => `${at + 1} ${itemName(item, 'en')}`)
    return [
      ...flow(names, '  ', screen.width),
      ...wrap('Type them in the order of their slots, such as 2 1 3 4.', screen.width),
    ]
  }
  return [...groups].flatMap(([name, words]) =>
    flow(
      [screen.paint('bold', `${name}:`), ...words.map((word, at) => (at < words.length - 1 ? `${word},` : word))],
      ' ',
      screen.width,
      3,
    ),
  )
}

type Acted = Extract<Choice, { kind: 'flash' | 'collect' }>

/** `train`, `heal`, `recon p`, `sti`. */
function actWord({ action, arg }: Acted): string {
  switch (action) {
    case 'training':
      return 'train'
    case 'healing':
      return arg === 'extend' ? 'extend' : 'heal'
    case 'recon':
      return `recon ${abilityCode(arg as AbilityId)}`
    case 'purchase':
      return itemCode(arg as Parameters<typeof itemCode>[0])
    default:
      action satisfies 'loot'
      return 'loot'
  }
}
