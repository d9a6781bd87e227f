import type { Seat, Text } from '#engine/game'
import { about } from '#games/last-brave/about'
import { accountOf, hitNamed, hitSaid } from '#games/last-brave/text/account'
import { bannerOf } from '#games/last-brave/text/banners'
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
  listed,
  type OptionSentences,
  ownChampion,
  type Sentences,
  usedOf,
  wishSaid,
  type WishWords,
  type You,
} from '#games/last-brave/text/sentences'
import { standingsOf } from '#games/last-brave/text/standings'
import type { Choice, EndReason, Event, LastBrave, Target, View } from '#games/last-brave/types'
import { CRESTS } from '#games/last-brave/crests'

const crest = (seat: Seat): string => CRESTS[seat] ?? `Seat ${seat}`
const the = (seat: Seat, you?: You): string => (seat === you ? 'you' : `the ${crest(seat)}`)
const of = (seat: Seat, you: You): string => (seat === you ? 'your' : `the ${crest(seat)}'s`)
/** "The Wolf attacks", or "You attack". */
const does = (seat: Seat, you: You, they: string, yours: string): string =>
  seat === you ? `You ${yours}` : `The ${crest(seat)} ${they}`
const all = (seats: readonly Seat[], you: You): string =>
  listed(
    seats.map((seat) => the(seat, you)),
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
const whose = (owner: Seat, id: CardId, actor: Seat | undefined, own: string, you?: You): string =>
  `${owner === actor && actor !== you ? own : of(owner, you)} ${card(id)}`

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
const All = (seats: readonly Seat[], you: You): string => capital(all(seats, you))
const isOne = ([first, ...more]: readonly Seat[], you: You): boolean => more.length === 0 && first !== you
const wins = (seats: readonly Seat[], you: You): string => (isOne(seats, you) ? 'wins' : 'win')
const tie = (seats: readonly Seat[], you: You): string => `A tie between ${all(seats, you)}`

const ENDS: Ends = {
  'last-standing': (seats, you) =>
    `${All(seats, you)} ${isOne(seats, you) ? 'is' : 'are'} the last one standing and ${wins(seats, you)}.`,
  faction: (seats, you) => `${All(seats, you)} ${wins(seats, you)}: no other faction has a Champion standing.`,
  command: (seats, you) => `${All(seats, you)} ${wins(seats, you)}: the Leaders of all other factions have fallen.`,
  stalemate(seats, you) {
    const isYours = seats.some((seat) => seat === you)
    return `${tie(seats, you)}: ${isYours ? 'your' : 'their'} Resist is too much for any attack ${isYours ? 'you' : 'they'} have left.`
  },
  stall: (seats, you) => `${tie(seats, you)}: too many turns in a row have changed nothing.`,
  cap: (seats, you) => `${tie(seats, you)}: 300 turns are over.`,
  'broken-off': () => 'It is broken off, because the campaign is decided.',
  points: (seats, you) => `${All(seats, you)} ${wins(seats, you)} the campaign by points.`,
  'three-ties': (seats, you) =>
    `Three tied bouts in a row end the campaign: ${all(seats, you)} ${seats.length > 1 ? 'share it with' : isOne(seats, you) ? 'has' : 'have'} the most points.`,
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

/** What points of a campaign are for, by the rule that gives them. */
const GAINS: Readonly<Record<string, string>> = {
  'LB-154': ' for winning the bout',
  'LB-159': ' for the defeat',
  'LB-160': ' for the defeat and for standing last',
}

const EVENTS: Sentences = {
  'bout-begun': ({ bout, first }, you) =>
    `Bout ${bout}: Champions and cards are dealt. The lot falls on ${the(first, you)}${first === you ? ': you start' : ', who starts'}.`,
  dealt: ({ seat, champion, hand }, you) =>
    `${does(seat, you, 'fights', 'fight')} as ${name(champion)}${hand.length > 0 ? `, with ${cards(hand)} in hand` : ''}. ` +
    `Secret Skill: ${skill(champion)}, ${said(CHAMPION[champion].secret)}.` +
    (isReaction(champion) ? ' It works even while others fight: switch on being asked then.' : ''),
  'turn-begun': ({ seat, turn, extra }, you) =>
    extra
      ? `Turn ${turn}: ${the(seat, you)} ${seat === you ? 're-engage' : 're-engages'} and must attack again.`
      : `Turn ${turn}: ${the(seat, you)} must attack.`,
  used: ({ seat, card: id, cost, choice }, you) =>
    `${cost === 'fatigue' ? `${does(seat, you, 'turns', 'turn')} ${card(id)} sideways` : `${does(seat, you, 'forfeits', 'forfeit')} ${card(id)}`}: ` +
    `${said(usedOf(ATTRIBUTE[id][cost] ?? [], choice))}.`,
  'secret-used': ({ seat, champion, choice }, you) =>
    `${does(seat, you, 'turns', 'turn')} ${name(champion)} face up and ${seat === you ? 'use' : 'uses'} ${skill(champion)}: ` +
    `${said(usedOf(CHAMPION[champion].secret, choice))}.`,
  sealed: ({ seat, of: owner, card: id }, you) =>
    `${does(seat, you, 'seals', 'seal')} ${whose(owner, id, seat, 'its own', you)}: face down, it has no abilities any more.`,
  revived: ({ seat, of: owner, card: id }, you) =>
    `${does(seat, you, 'revives', 'revive')} ${whose(owner, id, seat, 'its own', you)}: it is upright again.`,
  recovered: ({ seat, of: owner, card: id }, you) =>
    `${does(seat, you, 'recovers', 'recover')} ${whose(owner, id, seat, 'its own', you)}: ` +
    `it is back in ${owner === seat && seat !== you ? 'its' : of(owner, you)} hand.`,
  locked: ({ seat, targets, scatter, parts }, you) =>
    `${does(seat, you, 'attacks', 'attack')} ${all(targets, you)}${scatter ? ' with a Scatter Shot' : ''}. ${accountOf(parts, 'en')}.`,
  hit: (event, you) => `${hitSaid(event, 'en', you)}${event.damage === 0 ? ', so nothing happens' : ''}.`,
  'point-revealed': ({ seat, card: id, ...point }, you) =>
    `${does(seat, you, 'reveals', 'reveal')} ${card(id)} ${paid(point)}`,
  'point-moved': ({ seat, card: id, ...point }, you) =>
    `${does(seat, you, 'moves', 'move')} ${card(id)} to the Damage Zone ${paid(point)}`,
  defended: ({ seat, removed }, you) =>
    `${does(seat, you, 'defends', 'defend')}: ${count(removed, 'point')} of this Hit ${are(removed)} gone.`,
  reflected: ({ seat, onto, amount }, you) =>
    `${does(seat, you, 'reflects', 'reflect')}: ${count(amount, 'point')} of this Hit ${amount === 1 ? 'goes' : 'go'} to ${the(onto, you)}.`,
  defeated: ({ seat, by, champion }, you) =>
    `${does(seat, you, 'has', 'have')} no card left for this point: ${name(champion)} falls to ${the(by, you)}.`,
  'turn-over': ({ seat, next, stall, rule }, you) =>
    (next === you
      ? `You are next: ${YOU_NEXT[rule]?.(the(seat)) ?? 'it is your turn now'}.`
      : `Next is ${the(next)}, ${NEXT[rule]?.(the(seat, you)) ?? 'whose turn it is now'}.`) +
    (stall > 0 ? ` Nothing has changed for ${count(stall, 'turn')}.` : ''),
  scored: ({ seat, gained, points, rule }, you) =>
    `${does(seat, you, 'gains', 'gain')} ${count(gained, 'point')}${GAINS[rule] ?? ''} and ${seat === you ? 'have' : 'has'} ${points} now.`,
  'bout-over': ({ winners, tied, reason, champions }, you) =>
    `The bout is over. ${ENDS[reason](winners.length > 0 ? winners : tied, you)} ` +
    `The Champions: ${champions.map((champion, seat) => `${crest(seat)} ${unmasked(champion, reason)}`).join(', ')}.`,
  'campaign-over': ({ winners, points, rule }, you) =>
    `${ENDS[rule === 'LB-R82' ? 'three-ties' : 'points'](winners, you)} ` +
    `The points: ${points.map((has, seat) => `${crest(seat)} ${has}`).join(', ')}.`,
  preferred: (event, you) => {
    const { isAsked, when } = wishSaid(event, WISHES)
    return `${does(event.seat, you, 'is', 'are')} ${isAsked ? 'now' : 'no longer'} asked ${when}.`
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
  'attack-all': (_choice, view) => `Attack ${all(legalTargets(view, view.active), undefined)} with a Scatter Shot`,
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
function beforeHit(view: View, you: You): string {
  const next = comingHit(view)
  return next && view.attack.lock
    ? `before ${hitNamed(next.target, next.hit, view.attack.lock.hits, 'en', you)}`
    : `before ${of(view.active, you)} attack`
}

const DECISIONS: DecisionSentences = {
  turn: (seat, { turn }, you) =>
    `Turn ${turn}: ${seat === you ? 'choose' : `${the(seat)} chooses`} abilities and a target.`,
  damage(seat, { blow, attack }, you) {
    const { hit, left, damage, reflected, target } = blow!
    const which = `${does(seat, you, 'takes', 'take')} Hit ${hit} of ${attack.lock!.hits}`
    return reflected
      ? `${which} back from ${the(target, you)}: ${count(left, 'point')} to go.`
      : `${which}: ${left} of ${count(damage, 'point')} to go.`
  },
  between: (seat, view, you) => `${does(seat, you, 'may act', 'may act')} ${beforeHit(view, you)}.`,
  after: (seat, _view, you) => `${does(seat, you, 'may act', 'may act')} after the last point of this Hit.`,
  react: (seat, view, you) => `${does(seat, you, 'may use the', 'may use your')} Secret Skill ${beforeHit(view, you)}.`,
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

  decision: ({ kind, actor }, view, you) => DECISIONS[kind as keyof DecisionSentences](actor as Seat, view, you),
  choice: (choice, view) => (CHOICES[choice.kind] as (choice: Choice, view: View) => string)(choice, view),
  goal: (view) => goalOf(view, 'en'),
  event: (event, you) => (EVENTS[event.kind] as (event: Event, you: You) => string)(event, you),
  outcome: ({ payoffs, reason }, you) => ENDS[reason as keyof Ends](aheadIn(payoffs), you),
  standings: (view) =>
    standingsOf(view, {
      stands: 'still standing',
      fell: (nth, by) => `fell ${ORDINALS[nth - 1]}, to ${the(by)}`,
      out: 'fallen',
      points: (points) => count(points, 'point'),
    }),
  refusal: (refused) => momentSaid(refused, 'en') ?? refused.message,
}
