import type { Seat } from '#engine/game'
import type { Company } from '#engine/terminal'
import { counted, listed } from '#engine/words'
import { about } from '#games/last-brave/about'
import { ABILITIES, ATTRIBUTE, type CardId, CHAMPION, FACE_DOWN, isKnown } from '#games/last-brave/cards'
import { isAllied, target } from '#games/last-brave/options'
import { preview } from '#games/last-brave/rules/attack'
import { life } from '#games/last-brave/rules/fighters'
import { accountOf, blowSaid } from '#games/last-brave/text/account'
import { bannerOf } from '#games/last-brave/text/banners'
import { abilitySaid } from '#games/last-brave/text/sentences'
import { text } from '#games/last-brave/text/text'
import type { Lying, View } from '#games/last-brave/types'

// The table of The Last Brave in words, and the words that the drawn one shares with it.

/** The mode and the campaign, where there is something to say. */
export const playedSaid = ({ options, bout }: View): string[] => [
  ...(isAllied(options) ? [text.options['mode']!.values[options.mode]!] : []),
  ...(options.campaign === 'none' ? [] : [`bout ${bout}, ${target(options)} points win`]),
]

/** What somebody does or suffers in the attack that is going on. */
export function roleOf({ active, attack, blow, result }: View, seat: Seat) {
  if (result) return undefined
  if (blow?.victim === seat) return seat === active ? 'hit back' : 'is hit'
  if (seat === active) return 'attacks'
  return attack.lock?.targets.includes(seat) ? 'attacked' : undefined
}

/** `continuous Power +1`, `forfeit Defend`. */
export const cardSaid = (card: CardId): string[] =>
  ABILITIES.flatMap((cost) => {
    const ability = ATTRIBUTE[card][cost]
    return ability ? [`${cost} ${abilitySaid(ability, 'en')}`] : []
  })

/** The cards of a seat that still do something, as far as they can be seen. */
export function cardsInUse({ fighters }: View, seat: Seat): CardId[] {
  const { out, hand, reveal } = fighters[seat]!
  return out ? [] : [...hand.filter(isKnown), ...reveal.flatMap(({ card, down }) => (down ? [] : [card]))]
}

/** The Secret Skill of a seat that is known and not used yet. */
export function secretSaid({ fighters }: View, seat: Seat): string | undefined {
  const { champion, faceUp, out } = fighters[seat]!
  if (out || faceUp || champion === FACE_DOWN) return undefined
  const { skill, secret } = CHAMPION[champion]
  return `${skill}: ${abilitySaid(secret, 'en')}`
}

/** Power × Hits and where they come from, as far as announced or as locked. */
export function attackSaid(view: View): string {
  const { attack, active } = view
  const { lock, scatter, again } = attack
  const said = [
    lock
      ? `The ${text.seat(active)} attacks ${listed(lock.targets.map((seat) => `the ${text.seat(seat)}`))}`
      : `The ${text.seat(active)}'s attack so far`,
    ...(scatter ? ['Scatter Shot'] : []),
    ...(again > 0 ? ['Re-engage'] : []),
  ].join(', ')
  return `${said}${lock ? '.' : ':'} ${accountOf(lock?.parts ?? preview(view, active, []).parts, 'en')}.`
}

/** Everything on the table: the others clockwise, then oneself, then the attack. */
export function tell(view: View, company: Company): readonly string[] {
  const near = view.viewer === 'spectator' ? 0 : view.viewer
  const seats = view.fighters.map((_, step) => (near + 1 + step) % view.fighters.length)
  const { turn, stall } = view
  const blow = view.result ? undefined : blowSaid(view, 'en')
  return [
    `${[about.name, ...playedSaid(view), `turn ${turn}`].join(', ')}.`,
    ...(stall > 0 ? [`Nothing has changed for ${counted(stall, 'turn')}.`] : []),
    ...seats.map((seat) => fighterSaid(view, seat, company)),
    ...(view.viewer === 'spectator' ? [] : ownSaid(view, near)),
    ...(view.result ? [] : [attackSaid(view)]),
    ...(blow === undefined ? [] : [`${blow}.`]),
  ]
}

const ROLES = {
  attacks: 'Has the turn.',
  attacked: 'Is attacked.',
  'is hit': 'Is being hit.',
  'hit back': 'Has the turn, and is hit back.',
} as const

/** `Stag, normal: life 5. Is attacked. Champion face down. Hand: a class card. Reveal Zone: Fists, sideways. …` */
function fighterSaid(view: View, seat: Seat, { players }: Company): string {
  const fighter = view.fighters[seat]!
  const { out, hand, reveal, damage } = fighter
  const { options, points } = view
  const role = roleOf(view, seat)
  const scored = options.campaign === 'none' ? '' : `, ${counted(points[seat]!, 'point')}`
  const who = `${text.seat(seat)}${players[seat] ? `, ${players[seat]}` : ''}`
  return [
    `${who}: ${out ? 'fallen' : `life ${life(fighter)}`}${scored}.`,
    ...(role ? [ROLES[role]] : []),
    championSaid(view, seat),
    ...(out
      ? []
      : [
          `Hand: ${hand.map((card) => (isKnown(card) ? ATTRIBUTE[card].name : `a hidden ${card} card`)).join(', ') || 'empty'}.`,
          `Reveal Zone: ${reveal.map(lyingSaid).join('; ') || 'empty'}.`,
          `Damage Zone: ${damage.map((card) => ATTRIBUTE[card].name).join(', ') || 'empty'}.`,
        ]),
  ].join(' ')
}

function championSaid({ fighters, options }: View, seat: Seat): string {
  const { champion, faceUp } = fighters[seat]!
  if (champion === FACE_DOWN) return 'Champion face down.'
  const banner = isAllied(options) ? `, ${bannerOf(champion, 'en')}` : ''
  return `Champion ${CHAMPION[champion].name}${banner}, ${faceUp ? 'face up' : 'face down for the others'}.`
}

const lyingSaid = ({ card, sideways, down }: Lying): string =>
  `${ATTRIBUTE[card].name}${down ? ', face down' : sideways ? ', sideways' : ''}`

/** What one's own cards can do, and the Secret Skill. */
function ownSaid(view: View, seat: Seat): string[] {
  const secret = secretSaid(view, seat)
  return [
    ...(secret === undefined ? [] : [`Your Secret Skill, ${secret}.`]),
    ...cardsInUse(view, seat).map((card) => `Your ${ATTRIBUTE[card].name}: ${cardSaid(card).join('; ')}.`),
  ]
}
