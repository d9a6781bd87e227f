import type { View } from '#games/last-brave/types'
import { middle, own, payments } from '#games/last-brave/testing/hands'
import type { Crew } from '#web/testing/crew'
import type { Scene } from '#web/testing/shots'
import type { Studio } from '#web/testing/studio'

const revealed = ({ fighters }: View): number => fighters.reduce((sum, { reveal }) => sum + reveal.length, 0)

async function show(studio: Studio, table: string): Promise<void> {
  await studio.goTo(`/table/${table}`)
  await studio.each((page) => own(page).waitFor())
}

/** A table at which a moment is there, to the eyes of the Wolf. */
const find = (
  crew: Crew,
  seats: number,
  options: object,
  moment: (view: View, asked: string | undefined) => boolean,
): Promise<string> => crew.find(seats, options, (view, asked) => moment(view as View, asked))

export const shots: readonly Scene[] = [
  {
    name: '1-turn',
    reach: async (studio, crew) => show(studio, await find(crew, 4, {}, (_view, asked) => asked === 'turn')),
  },
  {
    name: '2-attack-of-seven',
    readme: { as: 'last-brave', size: 'laptop', theme: 'light' },
    async reach(studio, crew) {
      const isAttack = ({ blow, attack, ...view }: View): boolean =>
        blow !== null && blow.victim !== 0 && revealed({ blow, attack, ...view }) > 8 && attack.lock!.power > 2
      await show(studio, await find(crew, 7, { mode: 'annihilation' }, isAttack))
    },
  },
  {
    name: '3-damage',
    async reach(studio, crew) {
      const isHurt = (view: View, asked: string | undefined): boolean =>
        asked === 'damage' && revealed(view) > 5 && view.fighters[0]!.reveal.length > 0
      await show(studio, await find(crew, 5, { mode: 'command' }, isHurt))
      await studio.each((page) => payments(page).first().waitFor())
    },
  },
  {
    name: '4-campaign',
    async reach(studio, crew) {
      await show(studio, await find(crew, 4, { campaign: 'defeats' }, ({ bout, turn }) => bout === 2 && turn > 3))
      await studio.each((page) => middle(page).getByRole('button', { name: 'Bout 2' }).click())
      await studio.each((page) => page.getByRole('dialog', { name: 'Score of the campaign' }).waitFor())
    },
  },
  {
    name: '5-end',
    async reach(studio, crew) {
      const table = await crew.open(3)
      await crew.playUntil(table, () => false)
      await show(studio, table)
    },
  },
  {
    name: '6-analysis',
    async reach(studio, crew) {
      const table = await crew.open(4)
      await crew.playUntil(table, () => false)
      await show(studio, table)
      await studio.each((page) => page.getByRole('button', { name: 'Analysis' }).click())
      await studio.each((page) => page.getByText(/^Every moment was played out/).waitFor({ timeout: 120_000 }))
    },
  },
]
