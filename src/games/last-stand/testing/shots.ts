import type { Page } from 'playwright-core'
import type { Options } from '#games/last-stand/options'
import { line, offered } from '#games/last-stand/testing/hands'
import { idly, playOn, sitDown, well } from '#games/last-stand/testing/tables'
import type { View } from '#games/last-stand/types'
import type { Crew } from '#web/testing/crew'
import type { Scene } from '#web/testing/shots'
import type { Studio } from '#web/testing/studio'

async function show(studio: Studio, table: string): Promise<void> {
  await studio.goTo(`/table/${table}`)
  await studio.each((page) => page.getByRole('main', { name: 'Board' }).getByRole('button').first().waitFor())
}

/** A table of so many at which a moment is there, after a match that was well played so far. */
async function find(
  { players }: Crew,
  seats: number,
  options: Partial<Options>,
  isThere: (view: View) => boolean,
): Promise<string> {
  const people = players.slice(0, seats)
  for (;;) {
    const table = await sitDown(people, { options })
    if (await playOn(table, people, well, isThere)) return table
  }
}

/** A hero in the midst of a turn, with cubes enough for a rampage, in a ring that is far from empty. */
const isHot = ({ turn, heroes, enemies, track }: View): boolean =>
  turn !== null &&
  turn.left >= 2 &&
  track > 3 &&
  heroes[turn.hero]!.cubes === 3 &&
  enemies.filter((enemy) => enemy).length > 6

const skills = (page: Page) => page.getByRole('list', { name: /^Sheet of/ }).locator('button[aria-pressed="false"]')

export const shots: readonly Scene[] = [
  {
    name: '1-pick',
    reach: async (studio, crew) => show(studio, await find(crew, 3, {}, ({ heroes }) => heroes.length === 2)),
  },
  {
    name: '2-turn',
    reach: async (studio, crew) => show(studio, await find(crew, 1, { general: 'bombardier' }, isHot)),
  },
  {
    name: '3-aim',
    readme: { as: 'last-stand', size: 'laptop', theme: 'light' },
    async reach(studio, crew) {
      await show(studio, await find(crew, 1, {}, isHot))
      await studio.each((page) => skills(page).first().click())
    },
  },
  {
    name: '4-another-acts',
    async reach(studio, crew) {
      const isHers = ({ turn, heroes, track }: View): boolean =>
        track > 1 && turn !== null && heroes[turn.hero]!.seat === 1
      await show(studio, await find(crew, 3, { general: 'huntmaster' }, isHers))
      await studio.each((page) => line(page).getByText('decides').waitFor())
    },
  },
  {
    name: '5-tie',
    async reach(studio, crew) {
      const isTie = ({ todo }: View): boolean => todo.some((step) => 'ask' in step && step.ask === 'choose-target')
      await show(studio, await find(crew, 1, { general: 'warlord' }, isTie))
      await studio.each((page) => offered(page).first().waitFor())
    },
  },
  {
    name: '6-end',
    async reach(studio, { players }) {
      const people = players.slice(0, 1)
      const table = await sitDown(people)
      await playOn(table, people, idly)
      await studio.goTo(`/table/${table}`)
      await studio.each((page) => page.getByRole('heading', { name: 'You lose' }).waitFor())
    },
  },
]
