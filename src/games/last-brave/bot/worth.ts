import type { Seat } from '#engine/game'
import {
  type Ability,
  ATTRIBUTE,
  type CardId,
  CARDS,
  CHAMPION,
  type ChampionId,
  CHAMPIONS,
  type Keyword,
} from '#games/last-brave/cards'
import type { State } from '#games/last-brave/types'

// How well a fighter stands, as one number. The worths were fitted to who won from many positions, and some then changed
// by hand: see the game's README.

/** What fighters have besides keywords. */
const WORTH = {
  /** All three cards in the Damage Zone. */
  doomed: -0.28,
  inHand: 0.64,
  revealed: 0.87,
  faceDown: -0.27,
  secret: 0.01,
} as const

/** What each keyword is worth while it can be used; Power counts for each point. */
interface KeywordWorth {
  readonly continuous?: number
  readonly paid: number
  readonly inHand: number
  readonly secret: number
}

const KEYWORDS: Readonly<Record<Keyword['do'], KeywordWorth>> = {
  power: { continuous: 0.04, paid: -0.09, inHand: 0.01, secret: 0.02 },
  hits: { continuous: 0.09, paid: -0.08, inHand: 0.05, secret: 0.03 },
  negate: { continuous: 0.02, paid: -0.05, inHand: 0, secret: 0.09 },
  defend: { paid: 0.15, inHand: 0.17, secret: 0.35 },
  reflect: { paid: 0.25, inHand: 0.25, secret: 0.5 },
  're-engage': { paid: -0.08, inHand: 0, secret: 0.02 },
  'scatter-shot': { paid: 0.02, inHand: 0.08, secret: 0 },
  seal: { paid: 0.05, inHand: 0.03, secret: 0.12 },
  revive: { paid: 0.1, inHand: 0.05, secret: 0 },
  recover: { paid: 0.4, inHand: 0.25, secret: 0.5 },
  resist: { continuous: 0.82, paid: 0, inHand: 0.53, secret: 0 },
}

const worthOf = (place: keyof KeywordWorth, ...abilities: readonly (Ability | undefined)[]): number =>
  abilities
    .flatMap((ability) => ability ?? [])
    .reduce((sum, keyword) => sum + (KEYWORDS[keyword.do][place] ?? 0) * (keyword.do === 'power' ? keyword.by : 1), 0)

const CARD = Object.fromEntries(
  CARDS.map((card) => {
    const { continuous, fatigue, forfeit } = ATTRIBUTE[card]
    return [
      card,
      {
        continuous: worthOf('continuous', continuous),
        fatigue: worthOf('paid', fatigue),
        forfeit: worthOf('paid', forfeit),
        inHand: WORTH.inHand + worthOf('inHand', continuous, fatigue, forfeit),
      },
    ]
  }),
) as Record<CardId, Readonly<Record<'continuous' | 'fatigue' | 'forfeit' | 'inHand', number>>>

const SECRET = Object.fromEntries(
  CHAMPIONS.map((champion) => [champion, WORTH.secret + worthOf('secret', CHAMPION[champion].secret)]),
) as Record<ChampionId, number>

/** How well one who still stands does. */
export function standing({ fighters }: State, seat: Seat): number {
  const { hand, reveal, champion, faceUp } = fighters[seat]!
  let worth = faceUp ? 0 : SECRET[champion]
  if (hand.length + reveal.length === 0) worth += WORTH.doomed
  for (const card of hand) worth += CARD[card].inHand
  for (const { card, sideways, down } of reveal) {
    worth += WORTH.revealed
    if (down) {
      worth += WORTH.faceDown
      continue
    }
    const { continuous, fatigue, forfeit } = CARD[card]
    worth += continuous + forfeit + (sideways ? 0 : fatigue)
  }
  return worth
}
