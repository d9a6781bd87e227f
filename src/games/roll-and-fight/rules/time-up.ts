import type { Seat } from '#engine/game'
import { same } from '#engine/json'
import { type AbilityId, abilityOf, TILE } from '#games/roll-and-fight/content/heroes'
import { type Action, ACTIONS, type MinionType, type RoomId } from '#games/roll-and-fight/content/vocabulary'
import { askedOf } from '#games/roll-and-fight/rules/pending'
import {
  availableHealth,
  denOf,
  inRoom,
  isLocked,
  lockedDice,
  ownQuestion,
  printed,
  roomIndex,
  woundsOf,
} from '#games/roll-and-fight/rules/read'
import { wounding } from '#games/roll-and-fight/rules/resolution'
import { abilityProblem, fits } from '#games/roll-and-fight/rules/sets'
import { choices } from '#games/roll-and-fight/rules/why-not'
import type { Board, Choice, Die, View } from '#games/roll-and-fight/types'

// RF-R113, section E What is chosen for a seat whose time is up: the first of these that is offered.

/** RF-R113, RF-R60 What a clock is for; in the set-up, each question. */
export function part({ phase, round, options, race, boards }: View, seat: Seat): string | null {
  const question = boards[seat] && ownQuestion(boards[seat])
  switch (phase) {
    case 'flashback':
      return question ? `flashback ${round}` : null
    case 'rolling':
      if (boards[seat]?.dead) return null
      return options.mode === 'relaxed' ? `beat ${round}/${race!.beat}` : `race ${round}`
    case 'fighting':
      if (!question) return null
      return question.ask === 'collect' || question.ask === 'resolution' ? `resolution ${round}` : `fight ${round}`
    default:
      return null
  }
}

/** What is wanted most; whatever is not offered is passed over. */
type Wishes = (view: View, board: Board, offered: readonly Choice[]) => readonly (Partial<Choice> | undefined)[]

export function timeUp(view: View, seat: Seat): readonly Choice[] {
  const asked = askedOf(view, seat)
  if (asked === undefined) return []
  const offered = choices(view, seat)
  for (const wish of (WISHES[asked] ?? none)(view, view.boards[seat]!, offered)) {
    const found = wish && offered.find((choice) => matches(choice, wish))
    if (found) return [found]
  }
  return offered.slice(0, 1)
}

const none: Wishes = () => []

const matches = (choice: Choice, wish: Partial<Choice>): boolean =>
  Object.entries(wish).every(([field, value]) =>
    same((choice as Record<string, unknown>)[field] ?? null, value ?? null),
  )

/** Attacks, then what else there is. */
const ATTACKS = new Set(['hit', 'shoot', 'kill'])
const isAttack = (ability: AbilityId): boolean => abilityOf(ability).effects.some((effect) => ATTACKS.has(effect.do))

const RECON_ORDER: readonly AbilityId[] = ['punch', 'dash', 'fire']
const SET_ORDER: readonly AbilityId[] = ['charge', 'punch', 'fire', 'dash']

const WISHES: Readonly<Record<string, Wishes>> = {
  flashback: (view, board, offered) =>
    [
      { kind: 'mark' },
      ...view.faces.flatMap((face, at) =>
        [face, ...ACTIONS].flatMap((action) =>
          actionWishes(board, action).map((wish) => ({ kind: 'flash', slot: at, ...wish })),
        ),
      ),
      ...[bonusOf(view, board), ...ACTIONS].flatMap((action) =>
        actionWishes(board, action).map((wish) => ({ kind: 'flash', slot: 'bonus', ...wish })),
      ),
      cheapest(offered),
      { kind: 'done-flashback' },
    ] as Partial<Choice>[],

  race: rolling,
  beat: rolling,
  throw: (_view, board) => [
    { kind: 'roll', dice: toRoll(board) },
    { kind: 'roll', dice: [] },
  ],

  fight: (_view, board) => {
    const uses = board.sets.toSorted((a, b) => Number(isAttack(b.ability)) - Number(isAttack(a.ability)))
    return [
      { kind: 'mark' },
      { kind: 'start' },
      { kind: 'end-start' },
      ...(woundsOf(board) > 1 ? ([{ kind: 'item', item: 'bandages' }] as const) : []),
      ...uses.map(({ ability }) => ({ kind: 'use' as const, ability })),
      { kind: 'use' },
      { kind: 'done-fighting' },
    ]
  },
  target: (view, board, offered) => [{ kind: 'mark' }, { kind: 'skip' }, bestTarget(view, board, offered)],
  choose: () => [{ kind: 'mark' }, { kind: 'choose', option: 'hit' }],
  gain: () => [{ kind: 'mark' }, { kind: 'skip' }],

  collect: (_view, board) => [
    { kind: 'mark' },
    ...(wounding(board).length >= availableHealth(board)
      ? ([{ kind: 'collect', action: 'healing', arg: 'clear' }] as const)
      : []),
    { kind: 'collect', action: 'loot' },
    { kind: 'collect', action: 'training' },
    { kind: 'done-collect' },
  ],
  resolution: (_view, board) => [
    { kind: 'mark' },
    ...(availableHealth(board) === 0 ? ([{ kind: 'item' }] as const) : []),
    { kind: 'done-resolution' },
  ],
}

/** E2 In which order an action is carried out. */
function actionWishes(board: Board, action: Action): Partial<Extract<Choice, { kind: 'flash' }>>[] {
  switch (action) {
    case 'healing':
      return (woundsOf(board) > 1 ? (['clear', 'extend'] as const) : (['extend', 'clear'] as const)).map((arg) => ({
        action,
        arg,
      }))
    case 'recon':
      return [...RECON_ORDER, ...board.tiles].map((arg) => ({ action, arg }))
    default:
      return [{ action }]
  }
}

const BONUS = ['training', 'training', 'purchase', 'recon'] as const
const bonusOf = ({ round }: View, board: Board): Action => (availableHealth(board) <= 1 ? 'healing' : BONUS[round - 1]!)

function cheapest(offered: readonly Choice[]): Choice | undefined {
  const buys = offered.filter((choice) => choice.kind === 'buy' && choice.discard === undefined)
  return (buys as Extract<Choice, { kind: 'buy' }>[]).toSorted((a, b) => TILE[a.tile].xp - TILE[b.tile].xp)[0]
}

/** E3 */
function rolling(_view: View, board: Board): Partial<Choice>[] {
  const locked = lockedDice(board)
  return [
    ...[...board.tiles, ...SET_ORDER].map((ability) => ({
      ...({ kind: 'assign', ability } as const),
      release: locked[0] ?? null,
    })),
    ...[...board.tiles, ...SET_ORDER].map((ability) => ({ kind: 'assign', ability }) as const),
    ...(locked.length > 1 && availableHealth(board) > 1
      ? [{ kind: 'bleed', die: locked[0]!, release: locked.slice(1) } as const]
      : []),
    { kind: 'take' },
    { kind: 'roll', dice: toRoll(board) },
    ...(board.dice.every(isLocked) ? ([{ kind: 'stop' }] as const) : []),
    { kind: 'end-beat' },
    { kind: 'stop' },
  ]
}

/** All dice but those that fit the set that needs the fewest more. */
function toRoll(board: Board): number[] {
  const open = board.dice.filter((die) => !isLocked(die))
  const missing = (ability: AbilityId): number => abilityOf(ability).dice.length - fitting(board, ability, open).length
  const [wanted] = [...board.tiles, ...SET_ORDER]
    .filter((ability) => abilityProblem(board, ability) === undefined)
    .toSorted((one, other) => missing(one) - missing(other))
  const kept = wanted ? fitting(board, wanted, open) : []
  const others = open.filter((die) => !kept.includes(die))
  return (others.length > 0 ? others : open).map(({ id }) => id)
}

function fitting(board: Board, ability: AbilityId, dice: readonly Die[]): Die[] {
  const left = [...abilityOf(ability).dice]
  return dice.filter(({ face }) => {
    const at = left.findIndex((slot) => face !== null && fits(board, slot, face))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

type Kind = MinionType | 'boss'
/** E4 Whom to hit, shoot and evade first. */
const FIRST: Readonly<Record<string, readonly Kind[]>> = {
  hit: ['boss', 'henchman', 'gunman', 'blocker', 'grunt', 'tough-guy'],
  kill: ['henchman', 'gunman', 'blocker', 'grunt', 'tough-guy'],
  shoot: ['gunman', 'boss', 'grunt', 'henchman', 'blocker', 'tough-guy'],
  evade: ['gunman', 'henchman', 'blocker', 'grunt', 'tough-guy'],
}

function bestTarget(_view: View, board: Board, offered: readonly Choice[]): Choice | undefined {
  const question = ownQuestion(board)
  const targets = offered.filter((choice) => choice.kind === 'target')
  if (question?.ask !== 'target') return targets[0]
  const first = FIRST[question.effect.do]
  const worth = (target: (typeof targets)[number]): number =>
    first ? first.indexOf(kindOf(board, target)) * 2 - Number(isDotted(board, target)) : wayToBoss(board, target.room)
  return targets.toSorted((a, b) => worth(a) - worth(b))[0]
}

type Target = Extract<Choice, { kind: 'target' }>
const kindOf = (board: Board, { room, enemy }: Target): Kind =>
  typeof enemy === 'number' ? printed(board, room).minions[enemy]! : 'boss'
const isDotted = (board: Board, { room, enemy }: Target): boolean =>
  typeof enemy === 'number' && inRoom(board, room).minions[enemy]!.dot

/** How many doors it is to the Boss, the lowest number on ties. */
function wayToBoss(board: Board, from: RoomId): number {
  const { bossRoom } = denOf(board)
  let [reached, doors] = [[from], 0]
  for (; !reached.includes(bossRoom); doors++)
    reached = [...new Set([...reached, ...reached.flatMap((room) => printed(board, room).doors)])]
  return doors * 10 + roomIndex(from)
}
