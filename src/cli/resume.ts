import { PROGRAM } from '#cli/program'
import type { GameTypes } from '#engine/game'
import { factOf, type Frozen } from '#engine/frozen'
import { Match, type MatchRecord, startOf } from '#engine/match'
import { Refused } from '#engine/refusal'
import { chaptersOf, withFacts } from '#engine/story'
import type { AnyBox } from '#games/box'

/** A match that is played, and how it is written down. */
export interface Resumed {
  readonly match: Match<GameTypes>
  /** The whole match, with what each input did, so that it can be shown when the rules have changed. */
  readonly record: () => MatchRecord
}

/** A match that begins, or one whose rules are those of today. */
export const asPlayed = (match: Match<GameTypes>): Resumed => ({
  match,
  record: () => withFacts(match.game, match.save()),
})

/**
 * Goes on with a match from a file; where it was played under older rules, as its game says. Throws `Refused` where it
 * cannot go on, and where the file does not fit.
 */
export function resume(box: AnyBox, record: MatchRecord): Resumed {
  const { game } = box
  const { rulesVersion, name, id } = game.about
  const rules = record.moved?.at(-1)?.rules ?? record.rules
  if (record.game !== id || (rules === rulesVersion && !record.moved)) return asPlayed(Match.load(game, record))
  const cannot = (why: string): Refused =>
    new Refused({
      code: 'other-rules',
      message: `This match was played under version ${rules} of the rules of ${name}, and here is version ${rulesVersion}: ${why}`,
    })
  if (rules > rulesVersion) throw cannot('a newer Ludus can go on with it.')
  if (!record.facts) throw cannot('its file does not say where it stood, so it cannot go on.')
  const before = lastOf(box, record)
  const isOver = before.now.outcome !== null
  const after = sound(() =>
    isOver || rules === rulesVersion ? before : Match.migrate(game, startOf(record), before, rules)?.freeze(),
  )
  if (!after) throw cannot(`it cannot go on under these; "${PROGRAM} replay FILE" shows it.`)
  const moved = [
    ...(record.moved ?? []),
    ...(after === before ? [] : [{ at: record.inputs.length, rules: rulesVersion, fact: factOf(before, [], after) }]),
  ]
  const match = Match.thaw(game, startOf(record), after, record.inputs)
  if (!isOver) sound(() => match.pending().map(({ actor }) => match.choices(actor)))
  return {
    match,
    record: () => ({
      ...match.save(),
      rules: record.rules,
      facts: [...record.facts!, ...factsSince(match, after, record)],
      ...(moved.length > 0 && { moved }),
    }),
  }
}

/** Where the file says that the match stands. */
function lastOf({ game }: AnyBox, record: MatchRecord): Frozen {
  const chapters = [...chaptersOf(game, record)]
  return chapters.at(-1)!.after
}

/** What the inputs did that came after the file was read. */
function factsSince(match: Match<GameTypes>, from: Frozen, { inputs, ...start }: MatchRecord) {
  const again = Match.thaw(match.game, start, from)
  let before = from
  return match.inputs.slice(inputs.length).map((input, at) => {
    const happened = again.retake(input, inputs.length + at)
    const after = again.freeze()
    const fact = factOf(before, happened, after)
    before = after
    return fact
  })
}

/** What a file says of a position is not known to be one before it is used. */
function sound<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused({ code: 'bad-record', message: 'The file tells of a position that cannot be.' })
  }
}
