import type { Actor, Seat } from '#engine/game'
import { same } from '#engine/json'
import { fill, type PlatformRefusal, type Refusal } from '#engine/refusal'
import { asked } from '#engine/steps'
import { CRESTS } from '#games/last-brave/crests'
import { hindrance, type Payment, targetsOf, type Window } from '#games/last-brave/rules/abilities'
import {
  type Ability,
  ATTRIBUTE,
  CHAMPION,
  type Cost,
  FACE_DOWN,
  isKnown,
  type Picking,
  pickingOf,
  type SeenCard,
} from '#games/last-brave/cards'
import { legalTargets } from '#games/last-brave/rules/fighters'
import { asides } from '#games/last-brave/rules/prefs'
import { type Attempt, read } from '#games/last-brave/rules/read'
import type { Step, Target, View } from '#games/last-brave/types'

/** Section F of the rules document. */
const REFUSALS = {
  LB_GAME_OVER: { rule: 'LB-134', message: 'The game is over.' },
  LB_NOT_A_PLAYER: { rule: 'LB-001', message: 'Only seated players can act.' },
  LB_DEFEATED: { rule: 'LB-129', message: 'Your Champion has fallen.' },
  LB_STALE: { rule: 'LB-R31', message: 'That decision is no longer open.' },
  LB_NOT_YOUR_DECISION: { rule: 'LB-020', message: 'It is not your decision.' },
  LB_MALFORMED: { rule: 'LB-058', message: 'The action could not be read.' },
  LB_MUST_ATTACK: { rule: 'LB-023', message: 'You must attack.' },
  LB_MUST_PAY: { rule: 'LB-R52', message: 'This point must be taken.' },
  LB_WRONG_WINDOW: { rule: 'LB-R39', message: 'You cannot do that now.' },
  LB_NOT_IN_HAND: { rule: 'LB-056', message: 'That card is not in your hand.' },
  LB_NOT_REVEALED: { rule: 'LB-065', message: 'That card is not in your Reveal Zone.' },
  LB_TARGET_SELF: { rule: 'LB-045', message: 'You cannot attack yourself.' },
  LB_TARGET_OUT: { rule: 'LB-129', message: 'That Champion is not in the fight.' },
  LB_TARGET_HAND: { rule: 'LB-043', message: 'You must attack a player with the most cards in hand (…).' },
  LB_TARGET_SCATTER: {
    rule: 'LB-100',
    message: 'A Scatter Shot attacks all players with the most cards in hand.',
  },
  LB_TARGET_ONE: { rule: 'LB-046', message: 'You must choose one target.' },
  LB_FACE_DOWN: { rule: 'LB-070', message: 'That card is face down; its abilities are lost.' },
  LB_NO_SUCH_ABILITY: { rule: 'LB-066', message: 'That card has no such ability.' },
  LB_FATIGUED: { rule: 'LB-068', message: 'That card is already sideways.' },
  LB_SECRET_USED: { rule: 'LB-122', message: 'Your Secret Skill has been used.' },
  LB_DECLARE_ONLY: { rule: 'LB-R22', message: 'This can only be declared at the start of your turn.' },
  LB_SEAL_TURN: { rule: 'LB-107', message: 'Seal can only be used on your own turn.' },
  LB_NO_DAMAGE: { rule: 'LB-R26', message: 'There is no damage to stop.' },
  LB_REFLECTED: { rule: 'LB-090', message: 'Reflected damage cannot be reflected.' },
  LB_SCATTER_REFLECT: { rule: 'LB-105', message: 'A Scatter Shot cannot be reflected.' },
  LB_NEGATED: { rule: 'LB-082', message: 'The attacker negates ….' },
  LB_CHOICE_MISSING: { rule: 'LB-R17', message: 'Choose a card.' },
  LB_NO_CHOICE: { rule: 'LB-R17', message: 'There is no card to choose.' },
  LB_CHOICE_CHAMPION: { rule: 'LB-109', message: 'Champions cannot be chosen.' },
  LB_CHOICE_ZONE: { rule: 'LB-R13', message: "Choose a card in a living player's Field." },
  LB_RECOVER_SELF: { rule: 'LB-112', message: 'Choose another card.' },
  LB_NOT_SIDEWAYS: { rule: 'LB-R10', message: 'That card is not sideways.' },
  LB_SEAL_CARD: { rule: 'LB-R9', message: 'Choose a face-up card in a Reveal Zone.' },
  LB_PLAYERS: { rule: 'LB-001', message: 'The Last Brave needs 3 to 7 players.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

type Code = keyof typeof REFUSALS

const refuse = (code: Code, name = ''): Refusal => {
  const { rule, message } = REFUSALS[code]
  return { code, rule, message: fill(message, name) }
}

/** What the platform refuses, under this game's codes. */
export const refusals: Partial<Record<PlatformRefusal, Refusal>> = {
  'no-seat': refuse('LB_NOT_A_PLAYER'),
  over: refuse('LB_GAME_OVER'),
  stale: refuse('LB_STALE'),
  'not-now': refuse('LB_WRONG_WINDOW'),
  'not-offered': refuse('LB_WRONG_WINDOW'),
  seats: refuse('LB_PLAYERS'),
  'no-resigning': {
    code: 'no-resigning',
    rule: 'LB-R88',
    message: 'The fight goes on: leave, and a bot takes the seat over.',
  },
}

/** Why a seat may not choose this; `undefined` exactly when it may. */
export function whyNot(view: View, actor: Actor, raw: unknown): Refusal | undefined {
  if (actor === 'clock' || !view.fighters[actor]) return refuse('LB_NOT_A_PLAYER')
  if (view.result) return refuse('LB_GAME_OVER')
  const attempt = read(raw)
  if (attempt?.kind === 'prefer')
    return asides(view, actor).some((wish) => same(wish, raw)) ? undefined : refuse('LB_WRONG_WINDOW')
  if (view.fighters[actor].out) return refuse('LB_DEFEATED')
  const question = asked<Step>(view)
  if (!question?.of.includes(actor)) return refuse('LB_NOT_YOUR_DECISION')
  if (!attempt) return refuse('LB_MALFORMED')
  return attempted(view, actor, question.ask, attempt)
}

/** The kinds of action that each window knows. */
const KINDS: Readonly<Record<Window, readonly Attempt['kind'][]>> = {
  turn: ['use', 'secret', 'attack', 'attack-all'],
  damage: ['use', 'secret', 'reveal', 'move', 'fall'],
  between: ['use', 'secret', 'pass'],
  after: ['use', 'secret', 'pass'],
  react: ['secret', 'pass'],
}

/** The clause that says when something may be done, for whoever tries it at another moment (F10). */
const MOMENTS: Readonly<Record<Attempt['kind'], string>> = {
  attack: 'LB-023',
  'attack-all': 'LB-023',
  reveal: 'LB-056',
  move: 'LB-057',
  fall: 'LB-060',
  use: 'LB-R39',
  secret: 'LB-R39',
  pass: 'LB-R39',
  prefer: 'LB-R39',
}

function attempted(view: View, seat: Seat, window: Window, attempt: Attempt): Refusal | undefined {
  const { hand, reveal } = view.fighters[seat]!
  if (attempt.kind === 'pass' && window === 'turn') return refuse('LB_MUST_ATTACK')
  if (attempt.kind === 'pass' && window === 'damage') return refuse('LB_MUST_PAY')
  if (!KINDS[window].includes(attempt.kind)) return { ...refuse('LB_WRONG_WINDOW'), rule: MOMENTS[attempt.kind] }
  switch (attempt.kind) {
    case 'fall':
      return hand.length + reveal.length > 0 ? refuse('LB_MUST_PAY') : undefined
    case 'reveal':
      return hand.includes(attempt.card) ? undefined : refuse('LB_NOT_IN_HAND')
    case 'move':
      return reveal.some(({ card }) => card === attempt.card) ? undefined : refuse('LB_NOT_REVEALED')
    case 'attack':
      return attackRefusal(view, seat, attempt.seat)
    case 'attack-all':
      return view.attack.scatter ? undefined : refuse('LB_TARGET_ONE')
    case 'use':
      return useRefusal(view, seat, window, attempt.card, attempt.cost, attempt.choice)
    case 'secret':
      return secretRefusal(view, seat, window, attempt.choice)
    default:
      return undefined
  }
}

function attackRefusal(view: View, seat: Seat, target: Seat): Refusal | undefined {
  if (target === seat) return refuse('LB_TARGET_SELF')
  if (view.fighters[target]?.out !== false) return refuse('LB_TARGET_OUT')
  const legal = legalTargets(view, seat)
  if (!legal.includes(target)) return refuse('LB_TARGET_HAND', legal.map((one) => CRESTS[one]).join(', '))
  return view.attack.scatter ? refuse('LB_TARGET_SCATTER') : undefined
}

function useRefusal(
  view: View,
  seat: Seat,
  window: Window,
  card: SeenCard,
  cost: Cost | 'continuous',
  choice: Target | undefined,
): Refusal | undefined {
  const lying = view.fighters[seat]!.reveal.find((one) => one.card === card)
  if (!lying) return refuse('LB_NOT_REVEALED')
  if (lying.down) return refuse('LB_FACE_DOWN')
  const ability = cost === 'continuous' ? undefined : ATTRIBUTE[lying.card][cost]
  if (!ability) return refuse('LB_NO_SUCH_ABILITY')
  if (cost === 'fatigue' && lying.sideways) return refuse('LB_FATIGUED')
  return abilityRefusal(view, seat, window, ability, { card, cost: cost as Cost }, choice)
}

function secretRefusal(view: View, seat: Seat, window: Window, choice: Target | undefined): Refusal | undefined {
  const { champion, faceUp } = view.fighters[seat]!
  if (faceUp) return refuse('LB_SECRET_USED')
  if (champion === FACE_DOWN) return refuse('LB_WRONG_WINDOW')
  return abilityRefusal(view, seat, window, CHAMPION[champion].secret, null, choice)
}

function abilityRefusal(
  view: View,
  seat: Seat,
  window: Window,
  ability: Ability,
  payment: Payment,
  choice: Target | undefined,
): Refusal | undefined {
  const hindered = hindrance(view, seat, window, ability)
  if (hindered) return refuse(hindered.code, hindered.block === 'reflect' ? 'Reflect' : 'Defend')
  const picking = pickingOf(ability)
  if (!picking) return choice ? refuse('LB_MALFORMED') : undefined
  const targets = targetsOf(view, seat, picking, payment)
  if (ability.length === 1 && targets.length === 0) return refuse('LB_NO_CHOICE')
  if (!choice) return ability.length === 1 ? refuse('LB_CHOICE_MISSING') : undefined
  if (targets.some((target) => same(target, choice))) return undefined
  return pickRefusal(view, seat, picking, payment, choice)
}

const WRONG_PICK: Readonly<Record<Picking, Code>> = {
  recover: 'LB_RECOVER_SELF',
  revive: 'LB_NOT_SIDEWAYS',
  seal: 'LB_SEAL_CARD',
}

/** A card that cannot be picked: all that is said of a card which is not in a Field is that it is not there. */
function pickRefusal({ fighters }: View, seat: Seat, picking: Picking, payment: Payment, choice: Target): Refusal {
  if (choice.card in CHAMPION) return refuse('LB_CHOICE_CHAMPION')
  const fighter = fighters[choice.seat]
  const isInField =
    fighter?.out === false &&
    isKnown(choice.card as SeenCard) &&
    [...fighter.reveal.map(({ card }) => card), ...fighter.damage].some((card) => card === choice.card)
  if (!isInField) return refuse('LB_CHOICE_ZONE')
  const isPayment = choice.seat === seat && choice.card === payment?.card
  return refuse(picking === 'recover' && !isPayment ? 'LB_CHOICE_ZONE' : WRONG_PICK[picking])
}
