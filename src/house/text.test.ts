import { expect, test } from 'vitest'
import { SeededRandom, pick } from '#engine/random'
import { GAMES, openGame } from '#games/shelf'
import { differenceFor, lookOf } from '#house/look'
import { tellLines, tellNews } from '#house/tell'
import { Diary } from '#house/testing/tables'
import { factText, newsText } from '#house/text'

test.each(GAMES.map(({ about }) => about.id))(
  'texts of %s say what was to be said, to everybody and in the log',
  async (id) => {
    const box = (await openGame(id))!
    const seats = box.game.about.seats[0]
    const random = SeededRandom.from(id)
    const diary = new Diary({ box, seats })
    const { table } = diary
    let before = lookOf(table)
    for (let made = 0; made < 60 && table.status === 'live'; made++) {
      const { actor } = pick(random, table.awaited())
      const choice = pick(random, table.match!.choices(actor))
      const effect = diary.write({ kind: 'input', input: { actor, choice }, by: 'seat' })
      expect(JSON.parse(factText(effect.logged.fact!))).toEqual(effect.logged.fact)
      const after = lookOf(table)
      for (const viewer of [...Array(seats).keys(), 'spectator'] as const) {
        const told = differenceFor(table, before, after, [effect], viewer, false)
        if (!told) continue
        const news = tellNews(table, viewer, tellLines(table, [effect], viewer, 1, new Set(), told.changes), 1, told)
        expect(JSON.parse(newsText(news))).toEqual(JSON.parse(JSON.stringify(news)))
      }
      before = after
    }
    expect(diary.effects.length).toBeGreaterThan(10)
  },
)
