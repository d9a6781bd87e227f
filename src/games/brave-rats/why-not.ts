import type { Actor } from '#engine/game'
import { fill, type Refusal, type PlatformRefusal } from '#engine/refusal'
import { isCard } from '#games/brave-rats/cards'
import { currentPack, holder, left } from '#games/brave-rats/draft'
import type { ChoiceKind, View } from '#games/brave-rats/types'

/** Section F of the rules document. */
const REFUSALS = {
  'BR-E01': { rule: 'BR-001', message: 'You have no seat in this game.' },
  'BR-E02': { rule: 'BR-040', message: 'The match is over.' },
  'BR-E03': { rule: 'BR-003', message: 'There is no card called ….' },
  'BR-E04': { rule: 'BR-010', message: '… is not in your hand.' },
  'BR-E05': { rule: 'BR-R31', message: 'You have no card that can still be changed.' },
  'BR-E06': { rule: 'BR-110', message: "Your Spy is at work: wait for your opponent's card." },
  'BR-E07': { rule: 'BR-162', message: 'The pack is with your opponent.' },
  'BR-E08': { rule: 'BR-161', message: '… is not in the pack.' },
  'BR-E09': { rule: 'BR-019', message: 'That is not possible now.' },
  'BR-E10': { rule: 'BR-R31', message: 'That round is over.' },
  'BR-E13': { rule: 'BR-130', message: 'Option … must be ….' },
  'BR-E14': { rule: 'BR-001', message: 'BraveRats is for 2 players.' },
  'BR-E15': { rule: 'BR-130', message: 'The game has started; options are fixed.' },
  'BR-E16': { rule: 'BR-R18', message: "Your card is shown and stays: wait for your opponent's card." },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

const refuse = (code: keyof typeof REFUSALS, name = ''): Refusal => {
  const { rule, message } = REFUSALS[code]
  return { code, rule, message: fill(message, name) }
}

/** What the platform refuses, under this game's codes. */
export const refusals: Partial<Record<PlatformRefusal, Refusal>> = {
  'no-seat': refuse('BR-E01'),
  over: refuse('BR-E02'),
  'nothing-to-take-back': refuse('BR-E05'),
  'nothing-to-undo': refuse('BR-E05'),
  'not-now': refuse('BR-E09'),
  'not-offered': refuse('BR-E09'),
  stale: refuse('BR-E10'),
  option: { code: 'BR-E13', ...REFUSALS['BR-E13'] },
  seats: refuse('BR-E14'),
  started: refuse('BR-E15'),
}

/** Which kind of choice the game waits for from a seat, if any. */
export function awaitedKind(view: View, seat: 0 | 1): ChoiceKind | undefined {
  if (view.result) return undefined
  const pack = currentPack(view)
  if (pack) return holder(pack) === seat ? 'draft-pick' : undefined
  if (view.spySeat === null) return view.committed[seat] === null ? 'choose-card' : undefined
  const shown = view.committed[1 - view.spySeat] !== null
  if (seat === view.spySeat) return shown ? 'choose-second' : undefined
  return shown ? undefined : 'choose-first'
}

/** Why a seat may not choose this; `undefined` exactly when it may. */
export function whyNot(view: View, actor: Actor, choice: unknown): Refusal | undefined {
  if (actor !== 0 && actor !== 1) return refuse('BR-E01')
  if (view.result) return refuse('BR-E02')
  const asked = awaitedKind(view, actor)
  if (!isChoice(choice)) return refuse('BR-E09')
  if (asked === undefined) return notAsked(view, actor, choice.kind)
  if (choice.kind !== asked) return notNow(view)
  if (!isCard(choice.card)) return refuse('BR-E03', name(choice.card))
  if (asked === 'draft-pick')
    return left(currentPack(view)!).includes(choice.card) ? undefined : refuse('BR-E08', choice.card)
  return view.hands[actor].includes(choice.card) ? undefined : refuse('BR-E04', choice.card)
}

/** In a draft the clause says what comes first. */
const notNow = (view: View): Refusal => ({ ...refuse('BR-E09'), ...(view.draft && { rule: 'BR-164' }) })

function notAsked(view: View, seat: 0 | 1, kind: ChoiceKind): Refusal {
  if ((kind === 'draft-pick') !== (view.draft !== null)) return notNow(view)
  if (view.draft) return refuse('BR-E07')
  if (view.spySeat === null) return refuse('BR-E05')
  return refuse(seat === view.spySeat ? 'BR-E06' : 'BR-E16')
}

const KINDS: readonly unknown[] = ['choose-card', 'choose-first', 'choose-second', 'draft-pick'] satisfies ChoiceKind[]

function isChoice(choice: unknown): choice is { readonly kind: ChoiceKind; readonly card: unknown } {
  return (
    typeof choice === 'object' &&
    choice !== null &&
    'kind' in choice &&
    'card' in choice &&
    KINDS.includes(choice.kind) &&
    Object.keys(choice).length === 2
  )
}

/** Names an unknown card without repeating whatever nonsense was sent. */
const name = (card: unknown): string => {
  if (typeof card === 'string') return `"${card.slice(0, 12)}"`
  return card === null ? 'null' : typeof card === 'object' ? 'an object' : `a ${typeof card}`
}
