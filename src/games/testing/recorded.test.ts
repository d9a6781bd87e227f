import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Game, GameTypes, Viewer } from '#engine/game'
import { Match, type MatchRecord } from '#engine/match'
import { parseRecord } from '#engine/record'
import { chaptersOf, shownState } from '#engine/story'
import { anyBox } from '#games/box'
import { GAMES, openGame } from '#games/shelf'
import { partOf, recordedOf } from '#games/testing/parts'
import { firstOther, playRecorded, type RecordedFile, renewed, wanted } from '#games/testing/recorded'
import { box } from './pebbles/box.ts'

// Whoever changes what a match comes to raises the version of the rules: matches on disks are of the version they name.

const games = await Promise.all(
  GAMES.map(async ({ about: { id } }) => {
    const { game } = (await openGame(id))!
    return { id, game, ...recordedOf(id), effects: (await partOf(id, 'testing/effects'))?.effects }
  }),
)

/** A game under the next version of its rules, which have not changed. */
const next = (game: Game<GameTypes>, more: Partial<Game<GameTypes>> = {}): Game<GameTypes> => ({
  ...game,
  about: { ...game.about, rulesVersion: game.about.rulesVersion + 1 },
  migrate: (state) => state,
  ...more,
})

/** Opens a file of older rules, and shows every moment of it to everybody. */
function show(game: Game<GameTypes>, record: MatchRecord): void {
  const file = parseRecord(JSON.parse(JSON.stringify(record)))
  const chapters = [...chaptersOf(game, file)]
  expect(chapters).toHaveLength(file.inputs.length + 1)
  expect(chapters.at(-1)!.after.now.outcome).toEqual(file.outcome)
  const viewers: Viewer[] = [...Array.from({ length: file.seats }, (_, seat) => seat), 'spectator']
  for (const { after, happened, rules } of chapters)
    for (const { state } of [...happened, after.now]) {
      const shown = shownState(game, state, rules)
      for (const viewer of viewers) expect(game.view(shown, viewer).viewer).toBe(viewer)
    }
}

/** What becomes of a match that had come so far when the version was raised: it can go on, or it is closed. */
function goOn(game: Game<GameTypes>, { inputs, ...start }: MatchRecord): ('on' | 'closed')[] {
  return [...chaptersOf(game, { ...start, inputs })].map(({ after, rules }) => {
    const match = Match.migrate(game, start, after, rules)
    if (!match) return 'closed'
    for (const { actor } of match.pending()) expect(match.choices(actor).length).toBeGreaterThan(0)
    expect(match.pending().length > 0).toBe(match.outcome === undefined)
    return 'on'
  })
}

describe.each(games)('the recorded matches of $id', ({ id, game, recorded, effects }) => {
  const { rulesVersion } = game.about

  test('are there, of the version that its rules have', () => {
    expect(recorded?.rules, `npm run records ${id}`).toBe(rulesVersion)
  })

  test('come to what they came to; if that is to change, raise rulesVersion and run npm run records', () => {
    const others = recorded!.matches.map((one) => firstOther(game, one))
    expect(others).toEqual(recorded!.matches.map(() => undefined))
  })

  test('show every number of seats, every value of every option, every kind of choice and event, all content', () => {
    const shown = new Set(
      recorded!.matches.flatMap(({ record }) => [...playRecorded(game, record, effects).shown.keys()]),
    )
    expect(wanted(game).filter((one) => !shown.has(one))).toEqual([])
  })

  test('can be shown under later rules, and go on where the game says how', () => {
    const { kept } = recorded!
    expect([kept.rules, kept.facts?.length]).toEqual([rulesVersion, kept.inputs.length + 1])
    show(next(game), kept)
    expect(new Set(goOn(next(game), kept))).toEqual(new Set(['on']))
    expect(new Set(goOn(next(game, { migrate: () => undefined }), kept))).toEqual(new Set(['closed']))
  })

  // There is one once the version has been raised.
  const earlier = recorded?.before ? [recorded.before] : []
  test.each(earlier)('of the version before can still be shown; each state goes on or is closed', (before) => {
    expect(before.rules).toBe(rulesVersion - 1)
    show(game, before)
    goOn(game, before)
  })
})

test.each(games)('those of $id are small', ({ file }) => {
  expect(statSync(file).size).toBeLessThan(200_000)
})

describe('records of a game', () => {
  const { game } = anyBox(box)
  const file = renewed(game, undefined)
  const { rules } = file

  test('are the same whenever they are made, and stay while the rules do', () => {
    expect(renewed(game, undefined)).toEqual(file)
    expect(renewed(game, file)).toBe(file)
    expect(file.before).toBeUndefined()
  })

  const changed: Readonly<Record<string, Partial<Game<GameTypes>>>> = {
    'what a choice does': {
      play(state, actor, choice, dealer) {
        game.play(state, actor, choice, dealer)
        if (choice.kind === 'take') Object.assign(state, { pool: (state as unknown as { pool: number }).pool + 1 })
      },
    },
    'what is told': {
      play: (state, actor, choice, { random, tell }) =>
        game.play(state, actor, choice, { random, ...(tell && { tell: (event) => tell({ ...event, rule: 'P-9' }) }) }),
    },
    'what is offered': { choices: (view, actor) => game.choices(view, actor).slice(0, 1) },
    'how it is dealt': {
      deal(options, seats, random) {
        random.below(2)
        return game.deal(options, seats, random)
      },
    },
  }
  test.each(Object.entries(changed))('do not hold if this changes, and are not written over: %s', (_what, change) => {
    const other = { ...game, ...change }
    expect(file.matches.some((one) => firstOther(other, one) !== undefined)).toBe(true)
    expect(() => renewed(other, file)).toThrow(`Raise rulesVersion, which is ${rules}.`)
    const raised = renewed(next(other), file)
    expect([raised.rules, raised.before]).toEqual([rules + 1, file.kept])
    show(next(other), raised.before!)
    // Of all versions before, one is enough.
    expect(renewed(next(next(other)), raised).before).toBe(raised.kept)
  })

  test('of a later version are not written over, either', () => {
    const later: RecordedFile = { ...file, rules: rules + 1 }
    expect(() => renewed(game, later)).toThrow(`which is now ${rules}`)
  })

  test('name the place that is another', () => {
    const [first, ...rest] = file.matches
    const other = { ...first!, digests: first!.digests.with(2, 'ffffffff') }
    expect(firstOther(game, other)).toMatch(/^inputs\[1\]: \{"actor":/)
    expect(() => renewed(game, { ...file, matches: [...rest, other] })).toThrow(
      /^Match \d+ of pebbles does not come to/,
    )
  })
})
