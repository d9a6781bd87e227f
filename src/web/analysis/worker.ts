import { curveOf, type Curve } from '#bots/outlook'
import type { GameTypes, Outcome } from '#engine/game'
import type { MatchRecord } from '#engine/match'
import { chaptersOf, shownState } from '#engine/story'
import { openGame } from '#games/shelf'
import { type Turning, turningOf } from '#web/analysis/turning'

/** What spectators were told of a match, step by step, and how it stood in the end. */
export interface Story {
  readonly told: readonly (readonly GameTypes['Event'][])[]
  /** At which steps time was passing for all. */
  readonly raced: readonly boolean[]
  readonly view: GameTypes['View']
  readonly outcome: Outcome | null
}

/** What the worker says: the story, the chances so far, and that there is no more to come. */
export type Said =
  | { readonly story: Story }
  | { readonly curve: Curve; readonly turning: Turning | null; readonly isDone: boolean }

/** How often, in milliseconds, it says how far it is. */
const EVERY = 120

const say = (said: Said): void => postMessage(said)

async function work(record: MatchRecord): Promise<void> {
  const box = await openGame(record.game)
  if (!box) throw new Error(`There is no game ${record.game} here.`)
  const { game, bots } = box
  const chapters = [...chaptersOf(game, record)]
  const { after, rules } = chapters.at(-1)!
  const told = chapters.map(({ happened }) => happened.flatMap(({ event }) => game.hear(event, 'spectator') ?? []))
  // A state of other rules is not asked.
  const raced = chapters.map((_, step) => {
    const before = chapters[step - 1]
    return before?.rules === game.about.rulesVersion && game.beat?.(before.after.now.state) != null
  })
  const sayCurve = (curve: Curve, isDone: boolean): void =>
    say({ curve, turning: turningOf(curve, told, bots.outlook?.weigh), isDone })
  say({
    story: {
      told,
      raced,
      view: game.view(shownState(game, after.now.state, rules), 'spectator'),
      outcome: after.now.outcome,
    },
  })
  let curve: Curve | undefined
  let saidAt = performance.now()
  // The same match, the same luck: whoever looks again sees the same.
  for (curve of curveOf(box, chapters, 'chances')) {
    if (performance.now() - saidAt < EVERY) continue
    sayCurve(curve, false)
    saidAt = performance.now()
  }
  if (curve) sayCurve(curve, true)
}

addEventListener('message', ({ data }: MessageEvent<MatchRecord>) => {
  work(data).catch((error: unknown) =>
    // An error in a promise is not told to whoever started the worker.
    setTimeout(() => {
      throw error
    }),
  )
})
