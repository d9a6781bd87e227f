import type { View } from '#games/last-stand/types'
import { offered } from '#games/last-stand/testing/hands'
import type { Crew } from '#web/testing/crew'
import type { Scene } from '#web/testing/shots'
import type { Studio } from '#web/testing/studio'

async function show(studio: Studio, table: string): Promise<void> {
  await studio.goTo(`/table/${table}`)
  await studio.each((page) => page.getByRole('main', { name: 'Board' }).getByRole('button').first().waitFor())
}

/** A table at which a moment is there, to the eyes of the first seat. */
const find = (
  crew: Crew,
  seats: number,
  options: object,
  moment: (view: View, asked: string | undefined) => boolean,
): Promise<string> => crew.find(seats, options, (view, asked) => moment(view as View, asked))

const hasCubes = ({ turn, heroes }: View): boolean => turn !== null && heroes[turn.hero]!.cubes === 3

export const shots: readonly Scene[] = [
  {
    name: '1-turn',
    async reach(studio, crew) {
      await show(studio, await find(crew, 1, {}, ({ track, turn }, asked) => asked === 'act' && track > 1 && !!turn))
      await studio.each((page) => offered(page).first().waitFor())
    },
  },
  {
    name: '2-rampage',
    reach: async (studio, crew) => show(studio, await find(crew, 1, { general: 'bombardier' }, hasCubes)),
  },
  {
    name: '3-another-acts',
    async reach(studio, crew) {
      const isWaiting = ({ phase, track }: View, asked: string | undefined): boolean =>
        phase === 'squad' && track > 0 && asked === undefined
      await show(studio, await find(crew, 3, { general: 'huntmaster' }, isWaiting))
    },
  },
  {
    name: '4-tie',
    reach: async (studio, crew) =>
      show(studio, await find(crew, 1, { general: 'warlord' }, (_view, asked) => asked === 'choose-target')),
  },
  {
    name: '5-end',
    async reach(studio, crew) {
      const table = await crew.open(1)
      await crew.playUntil(table, () => false)
      await studio.goTo(`/table/${table}`)
      await studio.each((page) => page.getByRole('heading', { name: 'You lose' }).waitFor())
    },
  },
  {
    name: '6-analysis',
    async reach(studio, crew) {
      const table = await crew.open(1)
      await crew.playUntil(table, () => false)
      await studio.goTo(`/table/${table}`)
      await studio.each((page) => page.getByRole('button', { name: 'Analysis' }).click())
      await studio.each((page) => page.getByText('In numbers', { exact: true }).waitFor({ timeout: 120_000 }))
    },
  },
]
