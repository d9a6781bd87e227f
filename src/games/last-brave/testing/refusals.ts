import type { Actor } from '#engine/game'
import { clone, same } from '#engine/json'
import { fill, type Refusal } from '#engine/refusal'
import { parseChoice } from '#games/last-brave/notation'
import { answer, answers, asked, from, type LastMatch, refusalOf } from '#games/last-brave/testing/matches'

// Section F of the rules document: the table as data, a place for each window, and the proof that nothing changed.

/** The rows of the table, by their number; codes and messages are the document's. */
type Said = (number: number, ...names: readonly string[]) => Pick<Refusal, 'code' | 'message'>

/** Reads the table; `names` fill the braces of a message. */
export function refusalsOf(document: string): { readonly numbers: readonly number[]; readonly no: Said } {
  const rows = new Map(
    [...document.matchAll(/^\| (\d+) \| .* \| `(LB_\w+)` \| (.*) \|$/gm)].map(([, number, code, message]) => [
      Number(number),
      { code: code!, message: message!.replace(/\{.*?\}/g, '…') },
    ]),
  )
  const no: Said = (number, ...names) => {
    const { code, message } = rows.get(number)!
    return { code, message: fill(message, ...names) }
  }
  return { numbers: [...rows.keys()], no }
}

/** Everything about a match that a refused action could have changed. */
const everything = (match: LastMatch): unknown =>
  clone([
    match.state,
    match.pending(),
    match.inputs,
    match.plays,
    [...match.state.fighters.keys()].map((seat) => [match.view(seat), match.choices(seat), match.asides(seat)]),
    match.view('spectator'),
    match.freeze(),
  ])

/** The refusal of an input, which must have changed nothing and must be the one foretold. */
export function refused(match: LastMatch, actor: Actor, choice: unknown, decision?: number): Refusal {
  const before = everything(match)
  const foretold = match.whyNot(actor, choice, decision)
  const because = refusalOf(() => match.submit({ actor, choice }, decision))
  if (!same(everything(match), before)) throw new Error(`Refused, but not without a trace: ${JSON.stringify(choice)}`)
  if (!same(foretold, because)) throw new Error(`Foretold was ${foretold?.code}, but it was ${because.code}.`)
  if (!/^LB-R?\d+$/.test(because.rule ?? '')) throw new Error(`${because.code} names no rule.`)
  return because
}

const at = (who: string, match: LastMatch): LastMatch => {
  if (asked(match) !== who) throw new Error(`Not ${who} is asked, but ${asked(match)}.`)
  return match
}

export const CALM = `start: free-for-all, active S1
  S1 rhosyn  hand[Knight] reveal[Fire, Bow] damage[]
  S2 brakk!  hand[Ranger, Light] reveal[Shield] damage[]
  S3 ysolde! hand[Cleric, Wind] reveal[Sword] damage[]
  S4 OUT noor`

export const calm = (): LastMatch => from(CALM)

/** S2, with a Seal and a sideways Reflect by default, takes the points of S1's attack. */
export const hurt = (s2 = 'hand[Knight] reveal[Shadow, Shield~] damage[]', s1 = 'Warrior, Fire, Bow'): LastMatch => {
  const match = from(`start: free-for-all, active S1
    S1 rhosyn! hand[] reveal[${s1}] damage[]
    S2 ondrin  ${s2}
    S3 ysolde! hand[] reveal[Cleric, Wind, Sword] damage[]`)
  answer(match, 'S1: attack S2')
  return at('S2 damage', match)
}

/** S3 is asked as a bystander. */
export const watching = (champion = 'tobiah'): LastMatch => {
  const match = from(`start: free-for-all, active S1
    S1 rhosyn! hand[] reveal[Warrior, Fire, Bow] damage[]
    S2 brakk!  hand[Ranger] reveal[Light, Shield] damage[]
    S3 ${champion} hand[] reveal[Cleric, Wind, Sword] damage[] prefs[turnStart]`)
  return at('S3 react', match)
}

/** S1 is asked before the second Hit. */
export const between = (): LastMatch => {
  const match = from(`start: free-for-all, active S1
    S1 ysolde  hand[] reveal[Warlock, Light, Fists] damage[]
    S2 brakk!  hand[Ranger] reveal[Water, Shield] damage[]
    S3 noor!   hand[] reveal[Cleric, Wind, Sword] damage[]`)
  answers(match, 'S1: attack S2', 'S2: reveal Ranger')
  return at('S1 between', match)
}

/** The last Hit is over; S2, who is not next, may still act. */
export const after = (): LastMatch => {
  const match = from(`start: free-for-all, active S1
    S1 rhosyn! hand[] reveal[Berserker, Light, Bow] damage[]
    S2 ondrin  hand[Knight] reveal[Water, Shield~] damage[] prefs[after]
    S3 noor!   hand[] reveal[Cleric, Wind, Sword] damage[]`)
  answers(match, 'S1: use Berserker.Fa', 'S1: attack S2', 'S2: reveal Knight', 'S2: move Knight')
  return at('S2 after', match)
}

export const over = (): LastMatch => {
  const match = from(`start: free-for-all, active S1
    S1 rhosyn! hand[] reveal[Warrior, Fire, Bow] damage[]
    S2 OUT brakk
    S3 ysolde! hand[] reveal[] damage[Cleric, Wind, Sword]`)
  answer(match, 'S1: attack S3')
  return at('over', match)
}

/** What is sent: as the examples write it, or whatever else. */
export const raw = (sent: unknown): unknown =>
  typeof sent === 'string' && /^[a-z]/.test(sent) ? parseChoice(sent) : sent
