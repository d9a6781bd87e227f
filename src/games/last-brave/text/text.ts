import type { Seat, Text } from '#engine/game'
import { about } from '#games/last-brave/about'
import { accountOf, hitNamed, hitSaid } from '#games/last-brave/text/account'
import { bannerOf } from '#games/last-brave/text/banners'
import { type Ability, ATTRIBUTE, type CardId, CHAMPION, type ChampionId } from '#games/last-brave/cards'
import { legalTargets } from '#games/last-brave/rules/fighters'
import { POINT_VALUES } from '#games/last-brave/options'
import {
  abilitySaid,
  aheadIn,
  capital,
  type ChoiceSentences,
  chooserOf,
  comingHit,
  type DecisionSentences,
  effectSaid,
  type Ends,
  isReaction,
  listed,
  type OptionSentences,
  ownChampion,
  type Sentences,
  usedOf,
  wishSaid,
  type WishWords,
} from '#games/last-brave/text/sentences'
import type { Choice, EndReason, Event, LastBrave, Target, View } from '#games/last-brave/types'
import { CRESTS } from '#games/last-brave/crests'

const crest = (seat: Seat): string => CRESTS[seat] ?? `Seat ${seat}`
const the = (seat: Seat): string => `the ${crest(seat)}`
const The = (seat: Seat): string => `The ${crest(seat)}`
const all = (seats: readonly Seat[]): string => listed(seats.map(the), 'and')
const card = (id: CardId): string => ATTRIBUTE[id].name
const cards = (ids: readonly CardId[]): string => listed(ids.map(card), 'and')
const name = (champion: ChampionId): string => CHAMPION[champion].name
const skill = (champion: ChampionId): string => CHAMPION[champion].skill
const said = (ability: Ability): string => abilitySaid(ability, 'en')
const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`
const are = (many: number): string => (many === 1 ? 'is' : 'are')

/** "the Stag's Shield", or the own one of whoever acts. */
const whose = (of: Seat, id: CardId, actor: Seat | undefined, own: string): string =>
  `${of === actor ? own : `${the(of)}'s`} ${card(id)}`

/** A Champion at the end, with its faction where factions fought. */
const unmasked = (champion: ChampionId, reason: EndReason): string =>
  reason === 'faction' || reason === 'command' ? `${name(champion)} (${bannerOf(champion, 'en')})` : name(champion)

/** What a point was paid for, and what follows. */
const paid = ({ left, reflected }: { readonly left: number; readonly reflected: boolean }): string =>
  `for a${reflected ? ' reflected' : ''} point: ${left === 0 ? 'it was the last of this Hit' : `${left} left`}.`

/** Why a seat acts next, by the rule that says so. */
const NEXT: Readonly<Record<string, (seat: Seat) => string>> = {
  'LB-025': () => 'who was attacked',
  'LB-099': () => 'again, by Re-engage',
  'LB-104': () => 'who was the last to be hurt',
  'LB-R61': () => 'the last target, as nobody was hurt',
  'LB-131': (seat) => `left of ${the(seat)}, as the target fell`,
  'LB-R60': (seat) => `left of ${the(seat)}, as the last to be hurt fell`,
  'LB-133': (seat) => `who was attacked, as ${the(seat)} fell`,
}

const ENDS: Ends = {
  'last-standing': (seats) => `${capital(all(seats))} is the last one standing and wins.`,
  faction: (seats) => `${capital(all(seats))} ${wins(seats)}: no other faction has a Champion standing.`,
  command: (seats) => `${capital(all(seats))} ${wins(seats)}: the Leaders of all other factions have fallen.`,
  stalemate: (seats) => `A tie between ${all(seats)}: their Resist is too much for any attack they have left.`,
  stall: (seats) => `A tie between ${all(seats)}: too many turns in a row have changed nothing.`,
  cap: (seats) => `A tie between ${all(seats)}: 300 turns are over.`,
  points: (seats) => `${capital(all(seats))} ${wins(seats)} the campaign by points.`,
  'three-ties': (seats) =>
    `Three tied bouts in a row end the campaign: ${all(seats)} ${seats.length === 1 ? 'has' : 'share it with'} the most points.`,
}
const wins = (seats: readonly Seat[]): string => (seats.length === 1 ? 'wins' : 'win')

/** What points of a campaign are for, by the rule that gives them. */
const GAINS: Readonly<Record<string, string>> = {
  'LB-154': ' for winning the bout',
  'LB-159': ' for the defeat',
  'LB-160': ' for the defeat and for standing last',
}

const EVENTS: Sentences = {
  'bout-begun': ({ bout, first }) =>
    `Bout ${bout}: Champions and cards are dealt. The lot falls on ${the(first)}, who starts.`,
  dealt: ({ seat, champion, hand }) =>
    `${The(seat)} fights as ${name(champion)}${hand.length > 0 ? `, with ${cards(hand)} in hand` : ''}. ` +
    `Secret Skill: ${skill(champion)}, ${said(CHAMPION[champion].secret)}.` +
    (isReaction(champion) ? ' It works even while others fight: switch on being asked then.' : ''),
  'turn-begun': ({ seat, turn, extra }) =>
    extra ? `Turn ${turn}: ${the(seat)} re-engages and must attack again.` : `Turn ${turn}: ${the(seat)} must attack.`,
  used: ({ seat, card: id, cost, choice }) =>
    `${The(seat)} ${cost === 'fatigue' ? `turns ${card(id)} sideways` : `forfeits ${card(id)}`}: ` +
    `${said(usedOf(ATTRIBUTE[id][cost] ?? [], choice))}.`,
  'secret-used': ({ seat, champion, choice }) =>
    `${The(seat)} turns ${name(champion)} face up and uses ${skill(champion)}: ` +
    `${said(usedOf(CHAMPION[champion].secret, choice))}.`,
  sealed: ({ seat, of, card: id }) =>
    `${The(seat)} seals ${whose(of, id, seat, 'its own')}: face down, it has no abilities any more.`,
  revived: ({ seat, of, card: id }) => `${The(seat)} revives ${whose(of, id, seat, 'its own')}: it is upright again.`,
  recovered: ({ seat, of, card: id }) =>
    `${The(seat)} recovers ${whose(of, id, seat, 'its own')}: it is back in ${of === seat ? 'its' : `${the(of)}'s`} hand.`,
  locked: ({ seat, targets, scatter, parts }) =>
    `${The(seat)} attacks ${all(targets)}${scatter ? ' with a Scatter Shot' : ''}. ${accountOf(parts, 'en')}.`,
  hit: (event) => `${hitSaid(event, 'en')}${event.damage === 0 ? ', so nothing happens' : ''}.`,
  'point-revealed': ({ seat, card: id, ...point }) => `${The(seat)} reveals ${card(id)} ${paid(point)}`,
  'point-moved': ({ seat, card: id, ...point }) => `${The(seat)} moves ${card(id)} to the Damage Zone ${paid(point)}`,
  defended: ({ seat, removed }) => `${The(seat)} defends: ${count(removed, 'point')} of this Hit ${are(removed)} gone.`,
  reflected: ({ seat, onto, amount }) =>
    `${The(seat)} reflects: ${count(amount, 'point')} of this Hit ${amount === 1 ? 'goes' : 'go'} to ${the(onto)}.`,
  defeated: ({ seat, by, champion }) =>
    `${The(seat)} has no card left for this point: ${name(champion)} falls to ${the(by)}.`,
  'turn-over': ({ seat, next, stall, rule }) =>
    `Next is ${the(next)}, ${NEXT[rule]?.(seat) ?? 'whose turn it is now'}.` +
    (stall > 0 ? ` Nothing has changed for ${count(stall, 'turn')}.` : ''),
  scored: ({ seat, gained, points, rule }) =>
    `${The(seat)} gains ${count(gained, 'point')}${GAINS[rule] ?? ''} and has ${points} now.`,
  'bout-over': ({ winners, tied, reason, champions }) =>
    `The bout is over. ${ENDS[reason](winners.length > 0 ? winners : tied)} ` +
    `The Champions: ${champions.map((champion, seat) => `${crest(seat)} ${unmasked(champion, reason)}`).join(', ')}.`,
  'campaign-over': ({ winners, points, rule }) =>
    `${ENDS[rule === 'LB-R82' ? 'three-ties' : 'points'](winners)} ` +
    `The points: ${points.map((has, seat) => `${crest(seat)} ${has}`).join(', ')}.`,
  preferred: (event) => {
    const { isAsked, when } = wishSaid(event, WISHES)
    return isAsked ? `${The(event.seat)} is now asked ${when}.` : `${The(event.seat)} is no longer asked ${when}.`
  },
}

const WISHES: WishWords = {
  askForced: 'before a point that can be taken in only one way',
  between: 'before each further Hit when attacking',
  after: 'after the last point of a Hit',
  turnStart: 'when the turn of someone else starts',
  beforeHit: 'before each Hit when others fight',
  autoPass: 'only where there is more to choose than the Secret Skill',
  everyHold: 'wherever a Secret Skill could be used',
  usual: 'as usual',
}

/** What a use does, with the card that it picks or the points that it stops. */
const effect = (ability: Ability, choice: Target | undefined, view: View): string =>
  effectSaid(ability, {
    language: 'en',
    and: ', and ',
    pick: (picking) =>
      `${picking} ${choice ? whose(choice.seat, choice.card as CardId, chooserOf(view), 'your') : 'nothing'}`,
    stop(how) {
      if (!view.blow) return said([{ do: how }])
      const points = count(view.blow.left, 'point')
      return how === 'defend' ? `Defend against ${points}` : `Reflect ${points} onto ${the(view.active)}`
    },
  })

const CHOICES: ChoiceSentences = {
  use: ({ card: id, cost, choice }, view) =>
    `${cost === 'fatigue' ? `Turn ${card(id)} sideways` : `Forfeit ${card(id)}`}: ` +
    effect(ATTRIBUTE[id][cost] ?? [], choice, view),
  secret({ choice }, view) {
    const champion = ownChampion(view)
    if (!champion) return 'Use the Secret Skill'
    return `Use your Secret Skill, ${skill(champion)}: ${effect(CHAMPION[champion].secret, choice, view)}`
  },
  attack: ({ seat }) => `Attack ${the(seat)}`,
  'attack-all': (_choice, view) => `Attack ${all(legalTargets(view, view.active))} with a Scatter Shot`,
  reveal: ({ card: id }) => `Reveal ${card(id)}`,
  move: ({ card: id }) => `Move ${card(id)} to the Damage Zone`,
  fall: () => 'Fall: there is no card left for this point',
  pass: () => 'Pass',
  prefer(choice) {
    const { isAsked, when } = wishSaid(choice, WISHES)
    return `${isAsked ? 'Ask me' : 'Do not ask me'} ${when}`
  },
}

/** The Hit before which one may act. */
function beforeHit(view: View): string {
  const next = comingHit(view)
  return next && view.attack.lock
    ? `before ${hitNamed(next.target, next.hit, view.attack.lock.hits, 'en')}`
    : `before ${the(view.active)}'s attack`
}

const DECISIONS: DecisionSentences = {
  turn: (seat, { turn }) => `Turn ${turn}: ${the(seat)} chooses abilities and a target.`,
  damage(seat, { blow, attack }) {
    const { hit, left, damage, reflected, target } = blow!
    const which = `Hit ${hit} of ${attack.lock!.hits}`
    return reflected
      ? `${The(seat)} takes ${which} back from ${the(target)}: ${count(left, 'point')} ${are(left)} left.`
      : `${The(seat)} takes ${which}: ${left} of ${count(damage, 'point')} ${are(left)} left.`
  },
  between: (seat, view) => `${The(seat)} may act ${beforeHit(view)}.`,
  after: (seat) => `${The(seat)} may act after the last point of this Hit.`,
  react: (seat, view) => `${The(seat)} may use the Secret Skill ${beforeHit(view)}.`,
}

const { options } = about

const OPTIONS: OptionSentences = {
  mode: {
    ...options.mode,
    values: {
      'free-for-all': 'Each for oneself',
      annihilation: 'Allied: Total Annihilation',
      command: 'Allied: Take Out the Command',
    },
  },
  campaign: {
    ...options.campaign,
    values: { none: 'A single bout', wins: 'A point for a bout won', defeats: 'Points for defeats' },
  },
  points: {
    ...options.points,
    values: Object.fromEntries(POINT_VALUES.map((value) => [value, value === 0 ? 'As printed' : `${value}`])),
  },
  nation: { ...options.nation, values: { false: 'Off', true: 'On' } },
}

export const text: Text<LastBrave> = {
  summary: about.summary,
  options: OPTIONS,
  measure: 'Turns',
  seat: crest,

  decision: ({ kind, actor }, view) => DECISIONS[kind as keyof DecisionSentences](actor as Seat, view),
  choice: (choice, view) => (CHOICES[choice.kind] as (choice: Choice, view: View) => string)(choice, view),
  event: (event) => (EVENTS[event.kind] as (event: Event) => string)(event),
  outcome: ({ payoffs, reason }) => ENDS[reason as keyof Ends](aheadIn(payoffs)),
  refusal: ({ message }) => message,
}
