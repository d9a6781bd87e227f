import type { Seat, Text } from '#engine/game'
import { about } from '#games/last-brave/about'
import { accountOf, hitNamed, hitSaid } from '#games/last-brave/text/account'
import { bannerOf } from '#games/last-brave/text/banners'
import { crest, theCrest } from '#games/last-brave/text/crests-english'
import { goalOf } from '#games/last-brave/text/goals'
import { type Ability, ATTRIBUTE, type CardId, CHAMPION, type ChampionId } from '#games/last-brave/cards'
import { momentSaid } from '#games/last-brave/text/moments'
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
  labelled,
  listed,
  type OptionSentences,
  ownChampion,
  type Sentences,
  usedOf,
  wishSaid,
  type WishWords,
  type Ears,
} from '#games/last-brave/text/sentences'
import { standingsOf } from '#games/last-brave/text/standings'
import type { Choice, EndReason, Event, LastBrave, Target, View } from '#games/last-brave/types'

/** "the Wolf", or "you". */
const the = (seat: Seat, ears: Ears = {}): string => (seat === ears.you ? 'you' : theCrest(seat, ears))
const of = (seat: Seat, ears: Ears): string => (seat === ears.you ? 'your' : `${theCrest(seat, ears)}'s`)
/** "The Wolf attacks", or "You attack". */
const does = (seat: Seat, ears: Ears, they: string, yours: string): string =>
  seat === ears.you ? `You ${yours}` : `${theCrest(seat, ears, 'The')} ${they}`
const all = (seats: readonly Seat[], ears: Ears): string =>
  listed(
    seats.map((seat) => the(seat, ears)),
    'and',
  )
const card = (id: CardId): string => ATTRIBUTE[id].name
const cards = (ids: readonly CardId[]): string => listed(ids.map(card), 'and')
const name = (champion: ChampionId): string => CHAMPION[champion].name
const skill = (champion: ChampionId): string => CHAMPION[champion].skill
const said = (ability: Ability): string => abilitySaid(ability, 'en')
const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`
const are = (many: number): string => (many === 1 ? 'is' : 'are')

/** "the Stag's Shield", or the own one of whoever acts. */
const whose = (owner: Seat, id: CardId, actor: Seat | undefined, own: string, ears: Ears = {}): string =>
  `${owner === actor && actor !== ears.you ? own : of(owner, ears)} ${card(id)}`

/** A Champion at the end, with its faction where factions fought. */
const unmasked = (champion: ChampionId, reason: EndReason): string =>
  reason === 'faction' || reason === 'command' ? `${name(champion)} (${bannerOf(champion, 'en')})` : name(champion)

/** What a point was paid for, and what follows. */
const paid = ({ left, reflected }: { readonly left: number; readonly reflected: boolean }): string =>
  `for a${reflected ? ' reflected' : ''} point: ${left === 0 ? 'it was the last of this Hit' : `${left} left`}.`

/** Why a seat acts next, by the rule that says so; `last` is whoever attacked. */
const NEXT: Readonly<Record<string, (last: string) => string>> = {
  'LB-025': () => 'who was attacked',
  'LB-099': () => 'again, by Re-engage',
  'LB-104': () => 'who was the last to be hurt',
  'LB-R61': () => 'the last target, as nobody was hurt',
  'LB-131': (last) => `left of ${last}, as the target fell`,
  'LB-R60': (last) => `left of ${last}, as the last to be hurt fell`,
  'LB-133': (last) => `who was attacked, as ${last} fell`,
}
/** The same of *you*. */
const YOU_NEXT: typeof NEXT = {
  'LB-025': () => 'you were attacked',
  'LB-099': () => 'Re-engage lets you go on',
  'LB-104': () => 'you were the last to be hurt',
  'LB-R61': () => 'you were the last target, and nobody was hurt',
  'LB-131': (last) => `you are left of ${last}, and the target fell`,
  'LB-R60': (last) => `you are left of ${last}, and the last to be hurt fell`,
  'LB-133': (last) => `you were attacked, and ${last} fell`,
}

/** "You and the Stag", at the head of a sentence. */
const All = (seats: readonly Seat[], ears: Ears): string => capital(all(seats, ears))
const isOne = ([first, ...more]: readonly Seat[], ears: Ears): boolean => more.length === 0 && first !== ears.you
const wins = (seats: readonly Seat[], ears: Ears): string => (isOne(seats, ears) ? 'wins' : 'win')
const tie = (seats: readonly Seat[], ears: Ears): string => `A tie between ${all(seats, ears)}`

const ENDS: Ends = {
  'last-standing': (seats, ears) =>
    `${All(seats, ears)} ${isOne(seats, ears) ? 'is' : 'are'} the last one standing and ${wins(seats, ears)}.`,
  faction: (seats, ears) => `${All(seats, ears)} ${wins(seats, ears)}: no other faction has a Champion standing.`,
  command: (seats, ears) => `${All(seats, ears)} ${wins(seats, ears)}: the Leaders of all other factions have fallen.`,
  stalemate(seats, ears) {
    const isYours = seats.some((seat) => seat === ears.you)
    return `${tie(seats, ears)}: ${isYours ? 'your' : 'their'} Resist is too much for any attack ${isYours ? 'you' : 'they'} have left.`
  },
  stall: (seats, ears) => `${tie(seats, ears)}: too many turns in a row have changed nothing.`,
  cap: (seats, ears) => `${tie(seats, ears)}: 300 turns are over.`,
  'broken-off': () => 'It is broken off, because the campaign is decided.',
  points: (seats, ears) => `${All(seats, ears)} ${wins(seats, ears)} the campaign by points.`,
  'three-ties': (seats, ears) =>
    `Three tied bouts in a row end the campaign: ${all(seats, ears)} ${seats.length > 1 ? 'share it with' : isOne(seats, ears) ? 'has' : 'have'} the most points.`,
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

/** What points of a campaign are for, by the rule that gives them. */
const GAINS: Readonly<Record<string, string>> = {
  'LB-154': ' for winning the bout',
  'LB-159': ' for the defeat',
  'LB-160': ' for the defeat and for standing last',
}

const EVENTS: Sentences = {
  'bout-begun': ({ bout, first }, ears) =>
    `Bout ${bout}: Champions and cards are dealt. The lot falls on ${the(first, ears)}${first === ears.you ? ': you start' : ', who starts'}.`,
  dealt: ({ seat, champion, hand }, ears) =>
    `${does(seat, ears, 'fights', 'fight')} as ${name(champion)}${hand.length > 0 ? `, with ${cards(hand)} in hand` : ''}. ` +
    `Secret Skill: ${skill(champion)}, ${said(CHAMPION[champion].secret)}.` +
    (isReaction(champion) ? ' It works even while others fight: switch on being asked then.' : ''),
  'turn-begun': ({ seat, turn, extra }, ears) =>
    extra
      ? `Turn ${turn}: ${the(seat, ears)} ${seat === ears.you ? 're-engage' : 're-engages'} and must attack again.`
      : `Turn ${turn}: ${the(seat, ears)} must attack.`,
  used: ({ seat, card: id, cost, choice }, ears) =>
    `${cost === 'fatigue' ? `${does(seat, ears, 'turns', 'turn')} ${card(id)} sideways` : `${does(seat, ears, 'forfeits', 'forfeit')} ${card(id)}`}: ` +
    `${said(usedOf(ATTRIBUTE[id][cost] ?? [], choice))}.`,
  'secret-used': ({ seat, champion, choice }, ears) =>
    `${does(seat, ears, 'turns', 'turn')} ${name(champion)} face up and ${seat === ears.you ? 'use' : 'uses'} ${skill(champion)}: ` +
    `${said(usedOf(CHAMPION[champion].secret, choice))}.`,
  sealed: ({ seat, of: owner, card: id }, ears) =>
    `${does(seat, ears, 'seals', 'seal')} ${whose(owner, id, seat, 'its own', ears)}: face down, it has no abilities any more.`,
  revived: ({ seat, of: owner, card: id }, ears) =>
    `${does(seat, ears, 'revives', 'revive')} ${whose(owner, id, seat, 'its own', ears)}: it is upright again.`,
  recovered: ({ seat, of: owner, card: id }, ears) =>
    `${does(seat, ears, 'recovers', 'recover')} ${whose(owner, id, seat, 'its own', ears)}: ` +
    `it is back in ${owner === seat && seat !== ears.you ? 'its' : of(owner, ears)} hand.`,
  locked: ({ seat, targets, scatter, parts }, ears) =>
    `${does(seat, ears, 'attacks', 'attack')} ${all(targets, ears)}${scatter ? ' with a Scatter Shot' : ''}. ${accountOf(parts, 'en')}.`,
  hit: (event, ears) => `${hitSaid(event, 'en', ears)}${event.damage === 0 ? ', so nothing happens' : ''}.`,
  'point-revealed': ({ seat, card: id, ...point }, ears) =>
    `${does(seat, ears, 'reveals', 'reveal')} ${card(id)} ${paid(point)}`,
  'point-moved': ({ seat, card: id, ...point }, ears) =>
    `${does(seat, ears, 'moves', 'move')} ${card(id)} to the Damage Zone ${paid(point)}`,
  defended: ({ seat, removed }, ears) =>
    `${does(seat, ears, 'defends', 'defend')}: ${count(removed, 'point')} of this Hit ${are(removed)} gone.`,
  reflected: ({ seat, onto, amount }, ears) =>
    `${does(seat, ears, 'reflects', 'reflect')}: ${count(amount, 'point')} of this Hit ${amount === 1 ? 'goes' : 'go'} to ${the(onto, ears)}.`,
  defeated: ({ seat, by, champion }, ears) =>
    `${does(seat, ears, 'has', 'have')} no card left for this point: ${name(champion)} falls to ${the(by, ears)}.`,
  'turn-over': ({ seat, next, stall, rule }, ears) =>
    (next === ears.you
      ? `You are next: ${YOU_NEXT[rule]?.(theCrest(seat, ears)) ?? 'it is your turn now'}.`
      : `Next is ${the(next, ears)}, ${NEXT[rule]?.(the(seat, ears)) ?? 'whose turn it is now'}.`) +
    (stall > 0 ? ` Nothing has changed for ${count(stall, 'turn')}.` : ''),
  scored: ({ seat, gained, points, rule }, ears) =>
    `${does(seat, ears, 'gains', 'gain')} ${count(gained, 'point')}${GAINS[rule] ?? ''} and ${seat === ears.you ? 'have' : 'has'} ${points} now.`,
  'bout-over': ({ winners, tied, reason, champions }, ears) =>
    `The bout is over. ${ENDS[reason](winners.length > 0 ? winners : tied, ears)} ` +
    `The Champions: ${champions.map((champion, seat) => `${labelled(seat, crest(seat), ears)} ${unmasked(champion, reason)}`).join(', ')}.`,
  'campaign-over': ({ winners, points, rule }, ears) =>
    `${ENDS[rule === 'LB-R82' ? 'three-ties' : 'points'](winners, ears)} ` +
    `The points: ${points.map((has, seat) => `${labelled(seat, crest(seat), ears)} ${has}`).join(', ')}.`,
  preferred: (event, ears) => {
    const { isAsked, when } = wishSaid(event, WISHES)
    return `${does(event.seat, ears, 'is', 'are')} ${isAsked ? 'now' : 'no longer'} asked ${when}.`
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
  'attack-all': (_choice, view) => `Attack ${all(legalTargets(view, view.active), {})} with a Scatter Shot`,
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
function beforeHit(view: View, ears: Ears): string {
  const next = comingHit(view)
  return next && view.attack.lock
    ? `before ${hitNamed(next.target, next.hit, view.attack.lock.hits, 'en', ears)}`
    : `before ${of(view.active, ears)} attack`
}

const DECISIONS: DecisionSentences = {
  turn: (seat, { turn }, ears) =>
    `Turn ${turn}: ${seat === ears.you ? 'choose' : `${the(seat, ears)} chooses`} abilities and a target.`,
  damage(seat, { blow, attack }, ears) {
    const { hit, left, damage, reflected, target } = blow!
    const which = `${does(seat, ears, 'takes', 'take')} Hit ${hit} of ${attack.lock!.hits}`
    return reflected
      ? `${which} back from ${the(target, ears)}: ${count(left, 'point')} to go.`
      : `${which}: ${left} of ${count(damage, 'point')} to go.`
  },
  between: (seat, view, ears) => `${does(seat, ears, 'may act', 'may act')} ${beforeHit(view, ears)}.`,
  after: (seat, _view, ears) => `${does(seat, ears, 'may act', 'may act')} after the last point of this Hit.`,
  react: (seat, view, ears) =>
    `${does(seat, ears, 'may use the', 'may use your')} Secret Skill ${beforeHit(view, ears)}.`,
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

  decision: ({ kind, actor }, view, you, names) =>
    DECISIONS[kind as keyof DecisionSentences](actor as Seat, view, { you, names }),
  choice: (choice, view) => (CHOICES[choice.kind] as (choice: Choice, view: View) => string)(choice, view),
  goal: (view) => goalOf(view, 'en'),
  event: (event, you, names) => (EVENTS[event.kind] as (event: Event, ears: Ears) => string)(event, { you, names }),
  outcome: ({ payoffs, reason }, you, names) => ENDS[reason as keyof Ends](aheadIn(payoffs), { you, names }),
  standings: (view) =>
    standingsOf(view, {
      stands: 'still standing',
      fell: (nth, by) => `fell ${ORDINALS[nth - 1]}, to ${the(by)}`,
      out: 'fallen',
      points: (points) => count(points, 'point'),
    }),
  refusal: (refused) => momentSaid(refused, 'en') ?? refused.message,
}
