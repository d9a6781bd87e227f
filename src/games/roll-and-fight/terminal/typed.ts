import type { Decision, Seat } from '#engine/game'
import { DEN } from '#games/roll-and-fight/content/dens'
import {
  type AbilityId,
  abilityOf,
  HERO,
  HERO_IDS,
  isTile,
  ITEM,
  type ItemId,
  ITEMS_OF,
  type TileId,
  TILES_OF,
} from '#games/roll-and-fight/content/heroes'
import { BASIC_IDS } from '#games/roll-and-fight/content/player-board'
import { type Action, MINION_TYPES, type RoomId } from '#games/roll-and-fight/content/vocabulary'
import { isLocked, isOnBoard, lockedDice, printed, roomIds } from '#games/roll-and-fight/rules/read'
import { abilityCode, enemyLetter, itemCode, keysOf, letters } from '#games/roll-and-fight/terminal/codes'
import { minionAt, ownBoard, roomNumber } from '#games/roll-and-fight/text/forms'
import { minionName, roomName } from '#games/roll-and-fight/text/names'
import type { Arg, Board, Choice, Enemy, FlashSlot, View } from '#games/roll-and-fight/types'

// What is typed at the table: a key of the list, or words such as `roll 1 3`, `dash 1 4`, `grunt 2 ice room`, `end`.

/** The one that is called so by its code or name, or the only one of which a word begins so; those that are `near` first. */
function meant<Thing>(
  word: string,
  things: readonly Thing[],
  {
    code,
    name,
    near = () => true,
  }: { code(thing: Thing): string; name(thing: Thing): string; near?(thing: Thing): boolean },
): Thing | undefined {
  const said = letters(word)
  if (said === '' || /\d/.test(word)) return undefined
  const exact = things.find((thing) => code(thing) === said || letters(name(thing)) === said)
  if (exact !== undefined) return exact
  const begins = (thing: Thing): boolean =>
    letters(name(thing)).startsWith(said) ||
    name(thing)
      .split(' ')
      .some((part) => letters(part).startsWith(said))
  const begun = things.filter(begins)
  const close = begun.filter(near)
  return close.length === 1 ? close[0] : begun.length === 1 ? begun[0] : undefined
}

const abilityMeant = (words: readonly string[], board: Board): AbilityId | undefined =>
  meant(words.join(' '), [...BASIC_IDS, ...TILES_OF[board.hero!]], {
    code: abilityCode,
    name: (id) => abilityOf(id).name,
    near: (id) => isOnBoard(board, id),
  })
const tileMeant = (words: readonly string[], board: Board): TileId | undefined => {
  const ability = abilityMeant(words, board)
  return ability !== undefined && isTile(ability) ? ability : undefined
}
const itemMeant = (words: readonly string[], board: Board): ItemId | undefined =>
  meant(
    words.join(' '),
    board.items.map(({ item }) => item),
    { code: itemCode, name: (id) => ITEM[id].name },
  )

/** A room by its number or name. */
function roomMeant(words: readonly string[], board: Board): RoomId | undefined {
  const said = words.join(' ')
  const number = /^(?:r|room )?(\d)$/.exec(said)?.[1]
  if (number !== undefined) return roomIds(board).find((room) => roomNumber(room) === Number(number))
  return meant(said, roomIds(board), {
    code: (room) => room,
    name: (room) => roomName(board.den!, room, 'en') ?? '',
  })
}

const isNumber = (word: string): boolean => /^\d+$/.test(word)
const NOISE = new Set([
  'the',
  'in',
  'at',
  'to',
  'into',
  'through',
  'of',
  'hit',
  'shoot',
  'evade',
  'kill',
  'move',
  'go',
  'jump',
])

type Reader = (words: readonly string[], board: Board, view: View, choices: readonly Choice[]) => Choice | undefined

// The set-up.

function itemsMeant(words: readonly string[], board: Board): readonly ItemId[] | undefined {
  const own = ITEMS_OF[board.hero!]
  const said = words.length === 1 && /^[1-4]{4}$/.test(words[0]!) ? words[0]!.split('') : words
  if (said.every((word) => /^[1-4]$/.test(word))) return said.map((digit) => own[Number(digit) - 1]!)
  const named = said.flatMap((word) => itemMeant([word], board) ?? [])
  return [...new Set(named)]
}

// An action, be it of a die, of the bonus or for Loot.

const EXTENDS = ['extend', 'unlock']

function actionMeant(
  words: readonly string[],
  board: Board,
): { readonly action: Action; readonly arg?: Arg } | undefined {
  const [first = '', ...rest] = words
  if (first.length > 1 && 'loot'.startsWith(first) && rest.length === 0) return { action: 'loot' }
  if (first.length > 1 && 'training'.startsWith(first) && rest.length === 0) return { action: 'training' }
  if (EXTENDS.includes(words.at(-1)!)) return { action: 'healing', arg: 'extend' }
  if (words.at(-1) === 'clear' || ((first === 'heal' || first === 'healing') && rest.length === 0))
    return { action: 'healing', arg: 'clear' }
  if (first === 'recon') {
    const arg = abilityMeant(rest, board)
    return arg && { action: 'recon', arg }
  }
  const item = itemMeant(['buy', 'charge', 'item', 'purchase'].includes(first) ? rest : words, board)
  return item && { action: 'purchase', arg: item }
}

const SLOT: Readonly<Record<string, FlashSlot>> = { 1: 0, 2: 1, 3: 2, b: 'bonus', bonus: 'bonus' }

const flashback: Reader = (words, board, { faces }) => {
  const said = words[0] === 'die' ? words.slice(1) : words
  const [first = '', ...rest] = said
  const slot = SLOT[first]
  if (slot !== undefined) {
    const shown = slot === 'bonus' ? undefined : faces[slot]
    if (rest.length === 0 && (shown === 'training' || shown === 'loot')) return { kind: 'flash', slot, action: shown }
    const action = actionMeant(rest, board)
    return action && { kind: 'flash', slot, ...action }
  }
  if (first !== 'buy') return undefined
  const at = rest.findIndex((word) => word === 'drop' || word === 'discard')
  const tile = tileMeant(at < 0 ? rest : rest.slice(0, at), board)
  const discard = at < 0 ? undefined : tileMeant(rest.slice(at + 1), board)
  if (!tile || (at >= 0 && !discard)) return undefined
  return { kind: 'buy', tile, ...(discard && { discard }) }
}

// Dice.

/** Words, and the numbers behind them: of dice, and of those that are freed; `keep` frees none, `stay` takes none. */
interface Command {
  readonly name: readonly string[]
  readonly dice: readonly number[]
  readonly free: readonly number[] | undefined
  readonly stays: boolean
}

function commandMeant(words: readonly string[]): Command | undefined {
  const stays = words.includes('stay')
  const said = words.filter((word) => word !== 'stay' && word !== 'die' && word !== 'dice')
  const at = said.findIndex(isNumber)
  const name = said.slice(0, at < 0 ? said.length : at).filter((word) => word !== 'keep' && word !== 'free')
  const rest = said.slice(name.length)
  const behind = rest.findIndex((word) => word === 'free' || word === 'keep')
  const dice = behind < 0 ? rest : rest.slice(0, behind)
  const free = behind < 0 ? undefined : rest.slice(behind + 1)
  if (![...dice, ...(free ?? [])].every(isNumber)) return undefined
  return { name, dice: dice.map(Number), free: free?.map(Number), stays }
}

const taking = ({ options }: View, { stays }: Command) => (options.mode === 'relaxed' ? {} : { take: !stays })

function assignMeant(
  ability: AbilityId,
  command: Command,
  board: Board,
  view: View,
  choices: readonly Choice[],
): Choice | undefined {
  const { free } = command
  const dice = command.dice.length > 0 ? command.dice : onlySet(ability, board, choices)
  if (!dice || (free && free.length > 1)) return undefined
  const release = (free ? free[0] : lockedDice(board).find((id) => !dice.includes(id))) ?? null
  const order = board.dice.map(({ id }) => id)
  const sorted = dice.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  return { kind: 'assign', ability, dice: sorted, release, ...taking(view, command) }
}

/** The dice for an ability that is named alone, where all sets that are offered show the same. */
function onlySet(ability: AbilityId, board: Board, choices: readonly Choice[]): readonly number[] | undefined {
  const sets = choices.flatMap((choice) =>
    choice.kind === 'assign' && choice.ability === ability ? [choice.dice] : [],
  )
  const shows = (ids: readonly number[]): string =>
    ids
      .map((id) => board.dice.find((die) => die.id === id)?.face ?? '')
      .toSorted()
      .join(' ')
  return new Set(sets.map(shows)).size === 1 ? sets[0] : undefined
}

const dicing: Reader = (words, board, view, choices) => {
  const command = commandMeant(words)
  if (!command) return undefined
  const { name, dice, free } = command
  const [verb = ''] = name
  if (verb === 'none' || words.join(' ') === 'roll none') return { kind: 'roll', dice: [] }
  if (name.length <= 1 && (verb === '' || verb === 'r' || verb === 'roll')) {
    if (free || (verb === '' && dice.length === 0)) return undefined
    const all = board.dice.filter((die) => !isLocked(die)).map(({ id }) => id)
    return { kind: 'roll', dice: dice.length > 0 ? dice.toSorted((a, b) => a - b) : all }
  }
  if (verb === 'roll' && name[1] === 'all')
    return { kind: 'roll', dice: board.dice.filter((die) => !isLocked(die)).map(({ id }) => id) }
  if (name.length === 1 && (verb === 'bleed' || verb === 'b')) {
    const locked = lockedDice(board)
    const die = dice[0] ?? locked[0]
    if (die === undefined || dice.length > 1) return undefined
    return { kind: 'bleed', die, release: [...(free ?? locked.filter((id) => id !== die))], ...taking(view, command) }
  }
  if (name.length === 1 && dice.length === 0 && (verb === 'take' || verb === 't')) return { kind: 'take' }
  if (name.length === 1 && dice.length === 0 && verb === 'stop') return { kind: 'stop' }
  const ability = abilityMeant(name, board)
  return ability && assignMeant(ability, command, board, view, choices)
}

// The fight.

const fighting: Reader = (words, board, _view, choices) => {
  const said = words[0] === 'use' || words[0] === 'item' ? words.slice(1) : words
  const item = itemMeant(said, board)
  const last = said.at(-1) ?? ''
  const isRecon = said.length > 1 && last === 'recon'
  const number = said.length > 1 && isNumber(last) ? Number(last) : undefined
  const name = isRecon || number !== undefined ? said.slice(0, -1) : said
  const ability = abilityMeant(name, board)
  if (ability === undefined) return item && { kind: 'item', item }
  if (isTile(ability) && abilityOf(ability).mark === 'start') return { kind: 'start', tile: ability }
  if (isRecon) return { kind: 'use', ability, set: null }
  if (number !== undefined) return { kind: 'use', ability, set: number - 1 }
  const offered = choices.find((choice) => choice.kind === 'use' && choice.ability === ability)
  if (offered) return offered
  const set = board.sets.findIndex((one) => one.ability === ability)
  return { kind: 'use', ability, set: set < 0 ? null : set }
}

const resolving: Reader = (words, board) => {
  const item = itemMeant(words[0] === 'use' || words[0] === 'item' ? words.slice(1) : words, board)
  return item && { kind: 'item', item }
}

/** `5b`, `r5 b`, `5x`: an enemy by its room and letter. */
function enemyByLetter(words: readonly string[], board: Board): Choice | undefined {
  const [, number, letter] = /^r?(\d)([a-ix])$/.exec(words.join('')) ?? []
  if (!number || !letter) return undefined
  const room = roomMeant([number], board)
  const enemies: Enemy[] = ['boss', ...(room ? printed(board, room).minions.map((_, at) => at) : [])]
  const enemy = enemies.find((one) => enemyLetter(one) === letter)
  return room && enemy !== undefined ? { kind: 'target', room, enemy } : undefined
}

/** `grunt 2 ice room`, `boss`: an enemy by its type, the number behind it and the room it is in. */
function enemyByName(words: readonly string[], board: Board, choices: readonly Choice[]): Choice | undefined {
  const said = words
    .join(' ')
    .replace(/\btough guy\b/, 'tough')
    .split(' ')
  const isBoss = (word: string): boolean => word === 'boss'
  const type = (word: string) =>
    word.length > 2 ? MINION_TYPES.find((one) => letters(minionName(one, 'en')).startsWith(word)) : undefined
  const at = said.findIndex((word) => isBoss(word) || type(word) !== undefined)
  if (at < 0) return undefined
  const wanted = isBoss(said[at]!) ? 'boss' : type(said[at]!)!
  const next = said[at + 1] ?? ''
  // A number behind a type is that of the enemy; one alone before it, or a second one, is the room's.
  const number = isNumber(next) && wanted !== 'boss' ? Number(next) : undefined
  const others = [...said.slice(0, at), ...said.slice(at + (number === undefined ? 1 : 2))]
  const room = others.length > 0 ? roomMeant(others, board) : undefined
  if (others.length > 0 && !room) return undefined
  const fits = (target: { readonly room: RoomId; readonly enemy?: Enemy }): boolean => {
    if (target.enemy === undefined || (room && target.room !== room)) return false
    if (target.enemy === 'boss' || wanted === 'boss') return target.enemy === wanted
    const found = minionAt(board, target.room, target.enemy)
    return found?.type === wanted && (number === undefined || (found.number ?? 1) === number)
  }
  const offered = choices.filter((choice) => choice.kind === 'target' && fits(choice)) as Target[]
  if (offered.length > 0) return new Set(offered.map((one) => one.room)).size === 1 ? offered[0] : undefined
  const where = room ? [room] : roomIds(board)
  const all = where.flatMap((one): Target[] => [
    ...printed(board, one).minions.map((_, enemy): Target => ({ kind: 'target', room: one, enemy })),
    ...(one === DEN[board.den!].bossRoom ? [{ kind: 'target' as const, room: one, enemy: 'boss' as const }] : []),
  ])
  return all.find(fits)
}
type Target = Extract<Choice, { kind: 'target' }>

const targeting: Reader = (words, board, _view, choices) => {
  const said = words.flatMap((word) => word.split(/(?<=\d)-(?=\d)/)).filter((word) => !NOISE.has(word))
  const room = roomMeant(said, board)
  if (room && choices.some((choice) => choice.kind === 'target' && choice.via)) {
    const ways = choices.filter((choice) => choice.kind === 'target' && choice.via && choice.room === room)
    return ways.length === 1 ? ways[0] : undefined
  }
  if (room) return { kind: 'target', room }
  for (let at = 1; at < said.length; at++) {
    const [via, to] = [roomMeant(said.slice(0, at), board), roomMeant(said.slice(at), board)]
    if (via && to) return { kind: 'target', room: to, via }
  }
  return enemyByLetter(said, board) ?? enemyByName(said, board, choices)
}

const collecting: Reader = (words, board) => {
  const said = words[0] === 'collect' ? words.slice(1) : words
  for (let at = said.length - 1; at > 0; at--) {
    const [room, action] = [roomMeant(said.slice(0, at), board), actionMeant(said.slice(at), board)]
    if (room && action) return { kind: 'collect', room, ...action }
  }
  return undefined
}

const ENDS: Readonly<Record<string, Choice>> = {
  flashback: { kind: 'done-flashback' },
  beat: { kind: 'end-beat' },
  fight: { kind: 'done-fighting' },
  collect: { kind: 'done-collect' },
  resolution: { kind: 'done-resolution' },
}

/** What words mean as an answer to each question. */
const ANSWERS: Readonly<Record<string, Reader>> = {
  'pick-hero': (words) => {
    const hero = meant(words.join(' '), HERO_IDS, { code: (id) => id, name: (id) => HERO[id].name })
    return hero && { kind: 'pick-hero', hero }
  },
  'order-items': (words, board) => {
    const items = itemsMeant(words, board)
    return items?.length === 4 ? { kind: 'order-items', items: [...items] } : undefined
  },
  'pick-side': (words, board) => {
    const said = words.filter((word) => word !== 'side').join(' ')
    const side = (['A', 'B'] as const).find(
      (one) => one.toLowerCase() === said || letters(DEN[`${board.board}${one}`].name).startsWith(letters(said)),
    )
    return side && { kind: 'pick-side', side }
  },
  flashback,
  race: dicing,
  throw: dicing,
  beat: dicing,
  fight: fighting,
  target: targeting,
  choose: ([word = '']) => (word === 'hit' || word === 'shoot' ? { kind: 'choose', option: word } : undefined),
  gain: (words, board) => {
    const found = actionMeant(words, board)
    return found && { kind: 'gain', action: found.action, ...(found.arg && { item: found.arg as ItemId }) }
  },
  collect: collecting,
  resolution: resolving,
}

const wordsOf = (typed: string): string[] =>
  typed
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/** What is meant by something typed, allowed or not; `undefined` if it means nothing. */
export function readTyped(typed: string, view: View, choices: readonly Choice[], asked: Decision): Choice | undefined {
  const words = wordsOf(typed)
  const { actor, kind } = asked
  const board = view.boards[actor as Seat]
  if (words.length === 0 || !board) return undefined
  const at = keysOf(choices).indexOf(words.join(' '))
  if (at >= 0) return choices[at]
  const said = words.join(' ')
  if (said === 'mark' || said === 'm') return board.den ? { kind: 'mark', room: board.at } : undefined
  if (said === 'end' || said === 'done') return ENDS[kind]
  if (said === 'go' && kind === 'fight') return { kind: 'end-start' }
  if (said === 'skip' || said === 'no') return { kind: 'skip' }
  // A number alone is one of the list, unless rooms are chosen.
  if (isNumber(said) && kind !== 'target' && kind !== 'order-items') return undefined
  return ANSWERS[kind]?.(words, board, view, choices)
}

/** All that is offered with an ability, an Item, a die or a room that is named alone. */
export function aboutTyped(typed: string, view: View, choices: readonly Choice[]): readonly Choice[] {
  const words = wordsOf(typed)
  const board = ownBoard(view)
  if (words.length === 0 || !board?.hero) return []
  const ability = abilityMeant(words, board)
  const item = itemMeant(words, board)
  const room = board.den ? roomMeant(words, board) : undefined
  return choices.filter(
    (choice) =>
      (ability !== undefined && 'ability' in choice && choice.ability === ability) ||
      (ability !== undefined && 'tile' in choice && choice.tile === ability) ||
      (ability !== undefined && 'arg' in choice && choice.arg === ability) ||
      (item !== undefined && 'item' in choice && choice.item === item) ||
      (item !== undefined && 'arg' in choice && choice.arg === item) ||
      (room !== undefined && 'room' in choice && choice.room === room),
  )
}
