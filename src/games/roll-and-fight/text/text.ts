import type { Seat, Text } from '#engine/game'
import { about } from '#games/roll-and-fight/about'
import { type AbilityId, type ItemId, TILE } from '#games/roll-and-fight/content/heroes'
import type { BossId } from '#games/roll-and-fight/content/bosses'
import { BEATING_TRACK, SQUARES_PER_ITEM, TRAINING_TRACK } from '#games/roll-and-fight/content/player-board'
import type { Action, Effect, Face, RoomId } from '#games/roll-and-fight/content/vocabulary'
import { marksNeeded, printed } from '#games/roll-and-fight/rules/read'
import {
  ASKED,
  type Asked,
  askedEffect,
  capital,
  causeOf,
  type ChoiceSentences,
  type DecisionSentences,
  type Ears,
  type EndReason,
  listed,
  minionAt,
  ownBoard,
  roomNumber,
  type Sentences,
  setNumber,
  tallied,
  tally,
} from '#games/roll-and-fight/text/forms'
import {
  abilityName,
  actionName,
  bossName,
  denName,
  faceName,
  heroName,
  itemName,
  minionName,
  roomName,
  seatName,
  traitName,
} from '#games/roll-and-fight/text/names'
import { OPTIONS_EN } from '#games/roll-and-fight/text/options-english'
import { codeSaid, refusalEnglish } from '#games/roll-and-fight/text/refusals'
import { finaleOf, goalOf, pointsSaid, scoreBrief, standingsOf } from '#games/roll-and-fight/text/scores'
import type { Arg, Board, Choice, Enemy, Event, FlashSlot, RollAndFight, View } from '#games/roll-and-fight/types'

const player = (seat: Seat, ears?: Ears): string => ears?.names[seat] ?? seatName(seat, 'en')
const who = (seat: Seat, ears: Ears): string => (seat === ears.you ? 'You' : player(seat, ears))
/** "Player 2 rolls", or "You roll". */
const does = (seat: Seat, ears: Ears, they: string, yours: string): string =>
  `${who(seat, ears)} ${seat === ears.you ? yours : they}`
/** The same inside a sentence: "Player 2", or "you". */
const inside = (seat: Seat, ears: Ears): string => (seat === ears.you ? 'you' : player(seat, ears))
/** "Player 2's", or "your". */
const whose = (seat: Seat, ears: Ears): string => (seat === ears.you ? 'your' : `${player(seat, ears)}'s`)
const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`
const dice = (many: number): string => count(many, 'die', 'dice')
const all = (things: readonly string[]): string => listed(things, 'and')
const faces = (those: readonly (Face | null)[]): string =>
  those.map((face) => (face === null ? 'not rolled' : faceName(face, 'en'))).join(', ')
/** The same where their order does not matter: "run ×2, gun". */
const shown = (those: readonly (Face | null)[]): string =>
  tallied(those.map((face) => (face === null ? 'not rolled' : faceName(face, 'en'))))
const room = (id: RoomId): string => `room ${roomNumber(id)}`

/** A Boss within a sentence: "the Iron Abbot". */
const boss = (id: BossId): string => bossName(id, 'en').replace(/^The /, 'the ')

/** What did something: an ability, an Item, a Trait, a Boss, a Minion, a die. */
function cause(by: string): string {
  const what = causeOf(by)
  switch (what.is) {
    case 'ability':
      return abilityName(what.id, 'en')
    case 'item':
      return itemName(what.id, 'en')
    case 'trait':
      return traitName(what.id, 'en')
    case 'boss':
      return boss(what.id)
    case 'minion':
      return `a ${minionName(what.id, 'en')}`
    case 'die':
      return `die ${what.number}`
    case 'loot':
      return 'Loot'
    default:
      return 'the bonus action'
  }
}

/** Where a Wound comes from: an enemy, or what it was paid for. */
function source(by: string): string {
  const what = causeOf(by)
  if (what.is === 'minion' || what.is === 'boss') return `from ${cause(by)}`
  return `for ${cause(by)}`
}

const EFFECTS: Readonly<Record<Effect['do'] | 'gain', string>> = {
  move: 'Move',
  hit: 'Hit',
  shoot: 'Shoot',
  wound: 'Wound',
  heal: 'Heal',
  jump: 'Jump',
  evade: 'Evade',
  kill: 'Kill',
  either: 'Hit or Shoot',
  'per-die': 'effect',
  'repeat-next': 'repetition',
  gain: 'Training or Purchase',
}
const effect = (name: string): string => EFFECTS[name as Effect['do']] ?? 'effect'

const ENDS: Readonly<Record<EndReason, readonly [they: string, yours: string]>> = {
  highest: ['wins with the most points', 'win with the most points'],
  survivor: ['wins with the most points of those alive', 'win with the most points of those alive'],
  stayed: ['wins with the most points of those who stayed', 'win with the most points of those who stayed'],
  'tie-break': [
    'wins: equal on points, but with more Health spaces left',
    'win: equal on points, but with more Health spaces left',
  ],
  shared: ['win together: equal on points and on Health spaces', 'win together: equal on points and on Health spaces'],
  brawl: ['wins the brawl of those who were tied', 'win the brawl of those who were tied'],
  target: ['wins: the target is reached', 'win: the target is reached'],
  missed: ['loses: the target was missed', 'lose: the target was missed'],
  left: ['loses: nobody alive has stayed', 'lose: nobody alive has stayed'],
  dead: ['loses: two Beatings are death', 'lose: two Beatings are death'],
}

/** The clause by which nobody is left; somebody alone has lost by another. */
const ALL_DEAD = 'RF-R108'

function ended(winners: readonly Seat[], reason: string, isEverybody: boolean, ears: Ears): string {
  const [they, yours] = ENDS[reason as EndReason] ?? ['wins', 'win']
  if (reason === 'left') return 'Nobody wins: of those alive nobody has stayed to the end.'
  if (winners.length === 0) return isEverybody ? 'Nobody wins: all are dead.' : `${does(0, ears, they, yours)}.`
  if (winners.length === 1) return `${does(winners[0]!, ears, they, yours)}.`
  const names = winners.map((seat) => (seat === ears.you ? 'you' : player(seat, ears)))
  return `${capital(all(names))} ${yours}.`
}

const PHASES = {
  'set-up': 'Set-up',
  flashback: 'Flashback',
  rolling: 'Rolling',
  fighting: 'Fighting',
  over: 'Final scoring',
} as const

const EVENTS: Sentences = {
  'set-up': ({ pool, boards }) =>
    `${count(pool, 'Fighting die', 'Fighting dice')} in the pool; ${boards.length > 1 ? 'den boards' : 'den board'} ${all(boards.map(String))}.`,
  'hero-picked': ({ seat, hero }, ears) => `${does(seat, ears, 'takes', 'take')} ${heroName(hero)}.`,
  'items-ordered': ({ seat, items }, ears) =>
    `${does(seat, ears, 'puts', 'put')} Items into the slots: ${all(items.map((item) => itemName(item, 'en')))}.`,
  'boss-dealt': ({ seat, boss: id }, ears) => `${does(seat, ears, 'faces', 'face')} ${boss(id)}.`,
  'side-picked': ({ seat, den, health }, ears) =>
    `${does(seat, ears, 'raids', 'raid')} the ${denName(den, 'en')} (${den}), whose Boss has ${health} health.`,
  'phase-begun': ({ phase, round }) =>
    phase === 'set-up' || phase === 'over' ? `${PHASES[phase]}.` : `Round ${round}: ${PHASES[phase]}.`,
  'dice-set-aside': ({ seat, dice: many, left }, ears) =>
    `${does(seat, ears, 'sets', 'set')} ${dice(many)} aside; ${left} left in the pool.`,
  'flashback-rolled': ({ faces: actions }) =>
    `Flashback dice: ${all(actions.map((action) => actionName(action, 'en')))}.`,
  trained: ({ seat, amount, marked, by }, ears) =>
    `${does(seat, ears, 'marks', 'mark')} ${amount} Experience with ${cause(by)}: ${marked} of ${TRAINING_TRACK.values.length}.`,
  purchased: ({ seat, item, marked, by }, ears) =>
    `${does(seat, ears, 'buys', 'buy')} a charge of ${itemName(item, 'en')} with ${cause(by)}: ${marked} of ${SQUARES_PER_ITEM}.`,
  taxed: ({ seat, left }, ears) =>
    `The Pawnbroker takes an Experience from ${seat === ears.you ? 'you' : player(seat, ears)}; ${left} to spend.`,
  extended: ({ seat, spaces, by }, ears) =>
    `${does(seat, ears, 'unlocks', 'unlock')} a Health space with ${cause(by)}: ${spaces} now.`,
  healed: ({ seat, amount, wounds, by }, ears) =>
    `${does(seat, ears, 'clears', 'clear')} ${count(amount, 'Wound')} with ${cause(by)}; ${wounds === 0 ? 'none' : wounds} left.`,
  reconned: ({ seat, ability, marks, ready, by }, ears) =>
    `${does(seat, ears, 'recons', 'recon')} ${abilityName(ability, 'en')} with ${cause(by)}: ${ready ? 'ready' : `${marks} of ${marksNeeded(ability)}`}.`,
  'recon-lost': ({ seat, ability, rule }, ears) =>
    `${capital(whose(seat, ears))} Recon on ${abilityName(ability, 'en')} is lost, ${rule === 'RF-150' ? 'unused' : 'one mark short'}.`,
  looted: ({ seat, value, by }, ears) =>
    `${does(seat, ears, 'crosses', 'cross')} out a Loot space with ${cause(by)}: ${pointsSaid(value, 'en')} now.`,
  bought: ({ seat, tile, cost, left, discarded }, ears) =>
    `${does(seat, ears, 'buys', 'buy')} ${abilityName(tile, 'en')} for ${cost} Experience; ${left} to spend.` +
    (discarded ? ` ${abilityName(discarded, 'en')} is discarded.` : ''),
  'flashback-done': ({ seat, unused }, ears) =>
    `${does(seat, ears, 'is', 'are')} done with Flashback${unused > 0 ? `, ${count(unused, 'action')} unused` : ''}.`,
  countdown: () => 'Get ready: 3 seconds.',
  'rolling-opened': () => 'Roll!',
  rolled: ({ seat, dice: rolled }, ears) =>
    `${does(seat, ears, 'rolls', 'roll')} ${shown(rolled.map(({ face }) => face))}.`,
  'timer-started': () => 'The timer runs.',
  'pool-closed': ({ rule }) => (rule === 'RF-R61' ? 'The pool is closed.' : 'Time is up: the pool is closed.'),
  assigned: ({ seat, ability, released }, ears) =>
    `${does(seat, ears, 'sets', 'set')} ${abilityName(ability, 'en')}` +
    `${released.length > 0 ? ` and ${seat === ears.you ? 'free' : 'frees'} a Wound` : ''}.`,
  bled: ({ seat, space, released }, ears) =>
    `${does(seat, ears, 'bleeds', 'bleed')} on Health space ${space}` +
    `${released.length > 0 ? ` and ${seat === ears.you ? 'free' : 'frees'} ${count(released.length, 'Wound')}` : ''}.`,
  took: ({ seats, left }, ears) => {
    const [first, ...others] = tally(seats)
    if (!first) return 'No die is taken.'
    const [seat, many] = first
    const begins = does(seat, ears, 'takes', 'take')
    if (others.length === 0) return `${begins} ${dice(many)}; ${left} in the pool.`
    return `${[`${begins} ${many}`, ...others.map(([one, its]) => `${inside(one, ears)} ${its}`)].join(', ')}.`
  },
  'order-failed': ({ seat, code }, ears) =>
    seat === ears.you
      ? `Not done: ${codeSaid(code, false)}`
      : `Not done for ${player(seat, ears)}: ${codeSaid(code, false)}`,
  'put-off': ({ seat }, ears) => `${capital(whose(seat, ears))} roll waits: the dice still rest.`,
  stopped: ({ seat, because }, ears) =>
    ({
      said: `${does(seat, ears, 'stops', 'stop')}.`,
      hopeless: `${does(seat, ears, 'stops', 'stop')}: no set is possible any more.`,
      clock: `${does(seat, ears, 'stops', 'stop')}: time is up.`,
      'last-beat': `${does(seat, ears, 'stops', 'stop')}: that was the last beat.`,
    })[because],
  thrown: ({ beat }) => `Beat ${beat}: the dice are thrown.`,
  'beat-over': ({ beat, left }) => `Beat ${beat} is over; ${left} in the pool.`,
  'rolling-over': ({ returned, left }) => {
    const back = returned.reduce((sum, many) => sum + many, 0)
    return `Rolling is over: ${dice(back)} ${back === 1 ? 'goes' : 'go'} back, ${left} in the pool.`
  },
  'start-over': ({ seat, returned, wounds }, ears) =>
    `${dice(returned)} ${returned === 1 ? 'leaves' : 'leave'} ${whose(seat, ears)} Health Track: ${count(wounds, 'Wound')} now.`,
  began: ({ seat, by, set, times }, ears) =>
    `${does(seat, ears, 'uses', 'use')} ${cause(by)}${set ? ` (${shown(set)})` : ''}${times > 1 ? `, ${times} times in a row` : ''}.`,
  performed: ({ seat, by, left }, ears) =>
    `${does(seat, ears, 'performs', 'perform')} ${cause(by)} again: ${left === 1 ? 'once' : `${left} times`} more.`,
  'cut-short': ({ seat, by, effect: what }, ears) =>
    `${does(seat, ears, 'ends', 'end')} ${cause(by)} early: no ${effect(what)} is possible.`,
  skipped: ({ seat, by, effect: what }, ears) =>
    `${does(seat, ears, 'leaves', 'leave')} out the ${effect(what)} with ${cause(by)}.`,
  'used-up': ({ seat, by, returned, left, rule }, ears) =>
    `${does(seat, ears, 'is', 'are')} done with ${cause(by)}${returned > 0 ? `; ${dice(returned)} back, ${left} in the pool` : rule === 'RF-100' ? '; its Recon is cleared' : ''}.`,
  moved: ({ seat, from, to, visited, by }, ears) =>
    `${does(seat, ears, 'moves', 'move')} from ${room(from)} to ${room(to)} with ${cause(by)}${visited ? ', now Visited' : ''}.`,
  jumped: ({ seat, from, via, to, visited, by }, ears) =>
    `${does(seat, ears, 'jumps', 'jump')} from ${room(from)} through ${room(via)} to ${room(to)} with ${cause(by)}${visited ? ', now Visited' : ''}.`,
  dotted: ({ seat, room: at, type, by }, ears) =>
    `${does(seat, ears, 'damages', 'damage')} a ${minionName(type, 'en')} in ${room(at)} with ${cause(by)}: one more kills.`,
  killed: ({ seat, room: at, type, by }, ears) =>
    `${does(seat, ears, 'kills', 'kill')} a ${minionName(type, 'en')} in ${room(at)} with ${cause(by)}.`,
  'boss-hurt': ({ seat, crossed, health, by }, ears) =>
    `${does(seat, ears, 'damages', 'damage')} the Boss with ${cause(by)}: ${crossed} of ${health}.`,
  'boss-killed': ({ seat, boss: id, by }, ears) =>
    `${does(seat, ears, 'kills', 'kill')} the Boss with ${cause(by)}: ${boss(id)} is dead.`,
  evaded: ({ seat, room: at, type, by }, ears) =>
    `${does(seat, ears, 'evades', 'evade')} a ${minionName(type, 'en')} in ${room(at)} with ${cause(by)}.`,
  wounded: ({ seat, wounds, spaces, by }, ears) =>
    `${does(seat, ears, 'takes', 'take')} a Wound ${source(by)}: ${count(wounds, 'Wound')}, ${spaces === 0 ? 'no' : spaces} ${spaces === 1 ? 'space' : 'spaces'} free.`,
  'wound-ignored': ({ seat, by, because }, ears) =>
    because === 'soaked'
      ? `${does(seat, ears, 'ignores', 'ignore')} the first Wound with ${cause(by)}.`
      : `${does(seat, ears, 'ignores', 'ignore')} a Wound ${source(by)}: no Health space is free.`,
  brewed: ({ seat, times, by }, ears) =>
    `${cause(by)}: ${whose(seat, ears)} next ability happens ${times === 1 ? 'once' : `${times} times`} more.`,
  'brew-lost': ({ seat }, ears) =>
    `${capital(whose(seat, ears))} ${itemName('rage', 'en')} is lost: no ability followed.`,
  exposed: ({ seat, room: at }, ears) =>
    `Two fell in ${room(at)} while ${seat === ears.you ? 'you' : player(seat, ears)} stood still: move next, or take a Wound.`,
  'exposure-over': ({ seat }, ears) => `${does(seat, ears, 'has', 'have')} moved on in time.`,
  'objective-marked': ({ seat, room: at, points, own }, ears) =>
    own
      ? `${does(seat, ears, 'marks', 'mark')} the Objective of ${room(at)}: ${pointsSaid(points, 'en')}.`
      : `${capital(whose(seat, ears))} Objective of ${room(at)} is fulfilled and marked: ${pointsSaid(points, 'en')}.`,
  'dots-erased': ({ seat, minions }, ears) =>
    `${capital(whose(seat, ears))} fight is over: ${count(minions, 'damaged Tough Guy', 'damaged Tough Guys')} ${minions === 1 ? 'recovers' : 'recover'}.`,
  'fighting-done': ({ seat }, ears) => `${does(seat, ears, 'is', 'are')} done fighting.`,
  'sets-returned': ({ seat, dice: many, left }, ears) =>
    `${dice(many)} that ${seat === ears.you ? 'you' : player(seat, ears)} did not use ${many === 1 ? 'goes' : 'go'} back; ${left} in the pool.`,
  collected: ({ seat, room: at, left }, ears) =>
    `${does(seat, ears, 'collects', 'collect')} Loot in ${room(at)}; ${left === 0 ? 'nothing is' : `${left} more`} left there.`,
  'den-wounds': ({ seat, sources }, ears) => {
    const rooms = [...new Set(sources.map(({ room: at }) => at))]
    return `The den strikes ${seat === ears.you ? 'you' : player(seat, ears)}: ${count(sources.length, 'enemy', 'enemies')} in ${rooms.length === 1 ? room(rooms[0]!) : `rooms ${all(rooms.map((at) => `${roomNumber(at)}`))}`}.`
  },
  beaten: ({ seat, beatings, limit }, ears) =>
    beatings >= BEATING_TRACK.deathAt
      ? `${does(seat, ears, 'takes', 'take')} a second Beating.`
      : `${does(seat, ears, 'takes', 'take')} a Beating: no Wounds any more, three Health spaces, and ${limit} dice from now on.`,
  died: ({ seat }, ears) => `${does(seat, ears, 'is', 'are')} dead: two Beatings.`,
  'evasion-over': ({ seat, minions }, ears) =>
    `${count(minions, 'Minion')} that ${seat === ears.you ? 'you' : player(seat, ears)} had evaded ${minions === 1 ? 'is' : 'are'} active again.`,
  'boss-recovered': ({ seat, boss: id, cleared }, ears) =>
    `${bossName(id, 'en')} lives and recovers ${cleared} of ${whose(seat, ears)} damage.`,
  raised: ({ seat, room: at, type, by }, ears) =>
    `${capital(cause(by))}: a ${minionName(type, 'en')} of ${whose(seat, ears)} ${room(at)} gets up again.`,
  'resolution-done': ({ seat }, ears) => `${does(seat, ears, 'has', 'have')} finished the round.`,
  scored: ({ seat, lines, total, path }, ears) => {
    const brief = scoreBrief(lines, 'en')
    return (
      `${does(seat, ears, 'has', 'have')} ${pointsSaid(total, 'en')}${brief === '' ? '' : `: ${brief}`}. ` +
      `Way out: ${path.length === 1 ? room(path[0]!) : `rooms ${path.map((at) => roomNumber(at)).join(', ')}`}.`
    )
  },
  brawled: ({ seat, faces: rolled, points }, ears) =>
    `${does(seat, ears, 'brawls', 'brawl')}: ${shown(rolled)} make ${points < 0 ? `−${-points}` : points}.`,
  'match-over': ({ winners, reason, rule }, ears) => ended(winners, reason, rule === ALL_DEAD, ears),
}

/** "Ice Room (2)", or "room 2" where nobody knows which den. */
function place(board: Board | undefined, id: RoomId): string {
  const name = board?.den ? roomName(board.den, id, 'en') : undefined
  return name === undefined ? room(id) : `${name} (${roomNumber(id)})`
}

/** "Grunt 2", with what is to be known of it. */
function enemyName(board: Board | undefined, at: RoomId, enemy: Enemy): string {
  if (enemy === 'boss') return board?.boss ? bossName(board.boss, 'en') : 'the Boss'
  const found = board?.den ? minionAt(board, at, enemy) : undefined
  if (!found) return `enemy ${enemy + 1}`
  const { evaded = false, dot = false } = board!.rooms[roomNumber(at) - 1]?.minions[enemy] ?? {}
  const states = [...(dot ? ['one damage taken'] : []), ...(evaded ? ['evaded'] : [])]
  const name = minionName(found.type, 'en') + (found.number === undefined ? '' : ` ${found.number}`)
  return states.length > 0 ? `${name} (${states.join(', ')})` : name
}

/** "dice 1, 4 (run, run)" */
function diceNamed(board: Board | undefined, ids: readonly number[]): string {
  const named = `${ids.length === 1 ? 'die' : 'dice'} ${ids.join(', ')}`
  const those = ids.map((id) => board?.dice.find((die) => die.id === id))
  return those.every((die) => die !== undefined) ? `${named} (${faces(those.map(({ face }) => face))})` : named
}

const ACTS: Readonly<Record<Action, (arg: Arg | undefined) => string>> = {
  training: () => 'mark 2 Experience',
  purchase: (arg) => `buy a charge${arg ? ` of ${itemName(arg as ItemId, 'en')}` : ''}`,
  healing: (arg) => (arg === 'extend' ? 'unlock a Health space' : 'clear Wounds'),
  recon: (arg) => `recon${arg ? ` ${abilityName(arg as AbilityId, 'en')}` : ''}`,
  loot: () => 'cross out a Loot space',
}

const slotName = (slot: FlashSlot, { faces: actions }: View): string => {
  if (slot === 'bonus') return 'Bonus action'
  const face = actions[slot]
  return `Die ${slot + 1}${face ? ` (${actionName(face, 'en')})` : ''}`
}

/** What is picked up with a set, and whether dice are taken. */
const tail = (released: readonly string[], take: boolean | undefined): string =>
  [...released, ...(take === false ? ['take no dice'] : [])].map((part) => `; ${part}`).join('')

const TARGETS: Readonly<Record<string, string>> = { hit: 'Hit', shoot: 'Shoot', evade: 'Evade', kill: 'Kill' }

const CHOICES: ChoiceSentences = {
  'pick-hero': ({ hero }) => `Take ${heroName(hero)}`,
  'order-items': ({ items }) => `Items in this order: ${items.map((item) => itemName(item, 'en')).join(', ')}`,
  'pick-side': ({ side }, board) =>
    board ? `Side ${side}: ${denName(`${board.board}${side}`, 'en')}` : `Side ${side}`,
  flash: ({ slot, action, arg }, _board, view) => `${slotName(slot, view)}: ${ACTS[action](arg)}`,
  buy: ({ tile, discard }) =>
    `Buy ${abilityName(tile, 'en')} for ${TILE[tile].xp} Experience${discard ? `, discard ${abilityName(discard, 'en')}` : ''}`,
  mark: ({ room: at }, board) => {
    const objective = board?.den ? printed(board, at)?.objective : undefined
    return `Mark the Objective of ${place(board, at)}${objective ? `: ${pointsSaid(objective.points, 'en')}` : ''}`
  },
  'done-flashback': (_choice, board) => {
    const left = board ? 4 - board.flashed.length : 0
    return left > 0 ? `Done; ${count(left, 'action')} unused` : 'Done'
  },
  roll: ({ dice: ids }, board) => (ids.length === 0 ? 'Roll no dice' : `Roll ${diceNamed(board, ids)}`),
  assign: ({ ability, dice: ids, release, take }, board) =>
    `${abilityName(ability, 'en')}: ${diceNamed(board, ids)}` +
    tail(typeof release === 'number' ? [`free die ${release}`] : [], take),
  bleed: ({ die, release, take }) =>
    `Bleed die ${die}` +
    tail(
      release && release.length > 0 ? [`free ${release.length === 1 ? 'die' : 'dice'} ${release.join(', ')}`] : [],
      take,
    ),
  take: () => 'Take dice from the pool',
  stop: () => 'Stop rolling for this round',
  'end-beat': () => 'Done with this beat',
  tick: () => 'Time passes',
  start: ({ tile }) => `Use ${abilityName(tile, 'en')} as the fight opens`,
  'end-start': () => 'Go on: dice leave the Health Track',
  use: ({ ability, set }, board) => {
    const used = set === null ? undefined : board?.sets[set]
    const how = set === null ? ' by Recon' : used ? ` (${shown(used.dice.map(({ face }) => face))})` : ''
    const number = used && setNumber(board!, set!)
    return `Use ${abilityName(ability, 'en')}${number ? ` ${number}` : ''}${how}`
  },
  item: ({ item }, board) => {
    const slot = board?.items.find((one) => one.item === item)
    return `Use ${itemName(item, 'en')}${slot ? ` (${count(slot.marked - slot.spent, 'charge')} left)` : ''}`
  },
  target: ({ room: at, enemy, via }, board) => {
    if (via) return `Jump through ${place(board, via)} to ${place(board, at)}`
    if (enemy === undefined) return `Move to ${place(board, at)}`
    const verb = TARGETS[askedEffect(board)?.effect.do ?? '']
    return `${verb ? `${verb} ` : ''}${capital(enemyName(board, at, enemy))} in ${place(board, at)}`
  },
  choose: ({ option }) => (option === 'hit' ? 'Hit' : 'Shoot'),
  gain: ({ action, item }) => capital(ACTS[action](item)),
  skip: () => 'Leave this out',
  'done-fighting': () => 'Done fighting',
  collect: ({ room: at, action, arg }, board) => `Loot of ${place(board, at)}: ${ACTS[action](arg)}`,
  'done-collect': () => 'Collect nothing more',
  'done-resolution': () => 'Finish the round',
}

/** "Pick a Hero." to you, "Player 2 is to pick a Hero." of others. */
const decides = (seat: Seat, ears: Ears, what: string, before = ''): string =>
  seat === ears.you ? `${capital(`${before}${what}`)}.` : `${before}${player(seat, ears)} is to ${what}.`

const AIMS: Readonly<Record<string, string>> = {
  move: 'choose the room to move to',
  jump: 'choose the room to jump to, and through which',
  hit: 'choose whom to Hit',
  shoot: 'choose whom to Shoot',
  evade: 'choose whom to evade',
  kill: 'choose whom to kill',
}

/** What is being resolved, as it stands before a colon. */
function under(board: Board | undefined): string {
  const use = board?.fight?.use
  if (!use) return ''
  const name = use.what === 'item' ? itemName(use.by as ItemId, 'en') : abilityName(use.by as AbilityId, 'en')
  return `${name}: `
}

const DECISIONS: DecisionSentences = {
  'pick-hero': (seat, _view, ears) => decides(seat, ears, 'pick a Hero'),
  'order-items': (seat, _view, ears) => decides(seat, ears, 'put four Items into their slots'),
  'pick-side': (seat, { boards }, ears) => decides(seat, ears, `pick a side of den board ${boards[seat]!.board}`),
  flashback: (seat, { boards }, ears) => {
    const { flashed, xp, spent } = boards[seat]!
    return decides(
      seat,
      ears,
      `take Flashback actions (${4 - flashed.length} left) and buy tiles (${xp - spent} Experience to spend)`,
    )
  },
  race: (seat, _view, ears) => decides(seat, ears, 'roll, set dice, take more, or stop'),
  throw: (seat, { race }, ears) => decides(seat, ears, `choose dice to roll in beat ${race?.beat ?? 1}`),
  beat: (seat, _view, ears) => decides(seat, ears, 'set dice, or end the beat'),
  fight: (seat, { boards }, ears) =>
    decides(
      seat,
      ears,
      boards[seat]!.fight?.starting
        ? 'use what opens the fight, or begin an ability'
        : 'use an ability or an Item, or be done',
    ),
  target: (seat, { boards }, ears) => {
    const board = boards[seat]!
    return decides(seat, ears, AIMS[askedEffect(board)?.effect.do ?? ''] ?? 'choose', under(board))
  },
  choose: (seat, { boards }, ears) => decides(seat, ears, 'choose to Hit or to Shoot', under(boards[seat])),
  gain: (seat, _view, ears) => decides(seat, ears, 'train or buy, for the third kill in a room never entered'),
  collect: (seat, _view, ears) => decides(seat, ears, 'collect Loot, or leave it'),
  resolution: (seat, _view, ears) => decides(seat, ears, 'use what is for Resolution, or finish the round'),
}

const isAsked = (kind: string): kind is Asked => ASKED.some((one) => one === kind)

export const text: Text<RollAndFight> = {
  summary: about.summary,
  options: OPTIONS_EN,
  measure: 'Rounds',
  seat: (seat) => player(seat),

  decision({ kind, actor }, view, you, names = []) {
    if (actor === 'clock') return 'Time passes.'
    const ears = { you, names }
    return isAsked(kind) ? DECISIONS[kind](actor, view, ears) : decides(actor, ears, 'choose')
  },
  choice: (choice, view) =>
    (CHOICES[choice.kind] as (choice: Choice, board: Board | undefined, view: View) => string)(
      choice,
      ownBoard(view),
      view,
    ),
  goal: (view) => goalOf(view, 'en'),
  event: (event, you, names = []) =>
    (EVENTS[event.kind] as (event: Event, ears: Ears) => string)(event, { you, names }),
  outcome({ payoffs, reason }, you, names = []) {
    const winners = payoffs.flatMap((payoff, seat) => (payoff > 0 ? [seat] : []))
    return ended(winners, reason, payoffs.length > 1, { you, names })
  },
  finale: (view) => finaleOf(view, 'en'),
  standings: (view) => standingsOf(view, 'en'),
  refusal: refusalEnglish,
}
