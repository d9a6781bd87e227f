import type { Dealer, Seat } from '#engine/game'
import { parseOptions } from '#engine/options'
import { IllegalSetup } from '#engine/refusal'
import { run, todo } from '#engine/steps'
import { about } from '#games/last-brave/about'
import { noAttack } from '#games/last-brave/rules/attack'
import { announceDeal, isDecided } from '#games/last-brave/rules/bout'
import { CHAMPION, type ChampionId, inTypeOrder, TYPES, typeOf } from '#games/last-brave/cards'
import { cast } from '#games/last-brave/rules/deal'
import { clash, isAllied, type Options, target } from '#games/last-brave/options'
import { allCards } from '#games/last-brave/rules/fighters'
import { DEFAULT_PREFS } from '#games/last-brave/rules/prefs'
import { refusals } from '#games/last-brave/rules/why-not'
import { STEPS } from '#games/last-brave/rules/steps'
import { mostStalls } from '#games/last-brave/rules/turn'
import type { Event, LastBrave, Setup, State, Step } from '#games/last-brave/types'

/** Puts a position on the table, checks that it can be, and starts the active player's turn. */
export function begin(setup: Setup, dealer: Dealer<Event>, seats?: number): State {
  const { fighters, active } = setup
  const count = fighters.length
  if (seats !== undefined && seats !== count)
    throw new IllegalSetup(`fighters: there are ${count} for ${seats} seats.`, 'LB-001')
  const options = parseOptions<LastBrave>({ about, clash, refusals }, setup.options ?? {}, count)
  const state: State = {
    viewer: 'spectator',
    options,
    bout: setup.bout ?? 1,
    points: fighters.map(({ points }) => points ?? 0),
    tiesInARow: setup.tiesInARow ?? 0,
    // LB-R80 In nation play everybody knows each Class from the second bout on.
    fighters: fighters.map((fighter) => layOut(fighter, options.nation && (setup.bout ?? 1) > 1)),
    active,
    turn: (setup.turn ?? 1) - 1,
    stall: setup.stall ?? 0,
    changed: false,
    extra: 0,
    attack: noAttack(active),
    blow: null,
    defeats: [],
    aimed: fighters.map(() => fighters.map(() => 0)),
    todo: [],
    past: [],
    result: null,
  }
  check(state)
  announceDeal(state, active, dealer)
  todo<Step>(state, { do: 'start-turn', seat: active, extra: false })
  run(STEPS, state, dealer)
  return state
}

function layOut(fighter: Setup['fighters'][number], isClassKnown: boolean): State['fighters'][number] {
  const { champion, out = false, faceUp = out, hand = [], reveal = [], damage = [], shown = [], prefs } = fighter
  const lying = reveal.map(({ card, sideways = false, down = false }) => ({ card, sideways, down }))
  return {
    champion,
    faceUp,
    out,
    hand: hand.toSorted(inTypeOrder),
    reveal: lying,
    damage: [...damage],
    shown: [
      ...new Set([
        ...lying.map(({ card }) => card),
        ...damage,
        ...shown,
        ...hand.filter((card) => isClassKnown && typeOf(card) === 'class'),
      ]),
    ],
    prefs: { ...DEFAULT_PREFS, ...prefs },
  }
}

function check(state: State): void {
  const { fighters, active, options, points, stall } = state
  const seen = new Set<string>()
  for (const [seat, fighter] of fighters.entries()) checkFighter(fighter, seat, options.nation, seen)
  if (isAllied(options))
    checkCast(
      options,
      fighters.map(({ champion }) => champion),
    )
  if (!fighters[active] || fighters[active].out)
    throw new IllegalSetup('active: there is nobody who could take a turn.', 'LB-130')
  if (isDecided(state)) throw new IllegalSetup('fighters: this bout is over.', 'LB-134')
  if (stall >= mostStalls(state))
    throw new IllegalSetup(`stall: ${stall} turns without a change would have ended the bout.`, 'LB-R66')
  if (options.campaign !== 'none' && points.some((have) => have >= target(options)))
    throw new IllegalSetup('points: this campaign is over.', 'LB-155')
}

/** LB-014 One card of each type, wherever it lies; who fell need not say them, unless the Class is kept (LB-157). */
function checkFighter(fighter: State['fighters'][number], seat: Seat, isNation: boolean, seen: Set<string>): void {
  const { champion, faceUp, out, hand, reveal, shown } = fighter
  const place = `fighters[${seat}]`
  const cards = allCards(fighter)
  for (const id of [champion, ...cards]) {
    if (seen.has(id)) throw new IllegalSetup(`${place}: ${id} is there twice.`, 'LB-002')
    seen.add(id)
  }
  const isWhole = TYPES.every((type) => cards.filter((card) => typeOf(card) === type).length === 1)
  if (!isWhole && (isNation || !out || cards.length > 0))
    throw new IllegalSetup(`${place}: each fighter has one Class, one Element and one Arms card.`, 'LB-014')
  if (out && (hand.length > 0 || reveal.length > 0))
    throw new IllegalSetup(`${place}: who fell has no card left but in the Damage Zone.`, 'LB-060')
  if (out && !faceUp) throw new IllegalSetup(`${place}: a Champion who fell lies face up.`, 'LB-R14')
  const strange = shown.find((card) => !cards.includes(card))
  if (strange) throw new IllegalSetup(`${place}: ${strange} is not this fighter's.`, 'LB-R6')
}

/** LB-141 to LB-144, LB-R69 The factions that so many players have. */
function checkCast(options: Options, champions: readonly ChampionId[]): void {
  const present = new Set(champions)
  const wanted = cast(options, champions.length, (members) => members.find((one) => !present.has(one)) ?? members[0]!)
  const strange = champions.find((champion) => !wanted.includes(champion))
  if (strange)
    throw new IllegalSetup(
      `fighters: ${CHAMPION[strange].name} has no place in Allied Combat of ${champions.length}.`,
      'LB-141',
    )
}
