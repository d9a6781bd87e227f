import type { Page } from 'playwright-core'
import { status } from '#games/brave-rats/testing/hands'
import { maybeChoose, openTable, playRounds } from '#games/brave-rats/testing/tables'
import type { Crew } from '#web/testing/crew'
import type { Scene } from '#web/testing/shots'
import type { Studio } from '#web/testing/studio'

const prince = (page: Page) => page.getByRole('button', { name: /^Play the Prince,/ })
const won = (page: Page) => page.getByRole('heading', { name: 'You win' })

/** A match that one has looked at from the start; returns its table. */
async function open(studio: Studio, crew: Crew, rounds = ''): Promise<string> {
  const table = await crew.open()
  await studio.goTo(`/table/${table}`)
  await studio.each((page) => prince(page).waitFor())
  if (rounds !== '') await playRounds(table, [crew.players[0]!, crew.players[1]!], rounds)
  return table
}

const saidStatus = (studio: Studio, words: string): Promise<void> =>
  studio.each((page) => status(page).filter({ hasText: words }).waitFor())

const WON = 'Y5xA3 Y4xA0 Y2xA7 Y7xA4 Y6xA1 Y3xA6'

export const shots: readonly Scene[] = [
  {
    name: '1-waiting',
    async reach(studio, { players }) {
      const table = await openTable(players[0]!)
      await players[0]!.act(table, { do: 'sit', seat: 0 })
      await studio.goTo(`/table/${table}`)
      await studio.each((page) => page.getByRole('button', { name: 'Copy the link' }).waitFor())
    },
  },
  {
    name: '2-choosing',
    readme: { as: 'table-phone', size: 'phone', theme: 'dark' },
    reach: async (studio, crew) => void (await open(studio, crew)),
  },
  {
    name: '3-locked',
    async reach(studio, crew) {
      await maybeChoose(crew.players[0]!, await open(studio, crew), 'Y5')
      await studio.each((page) => page.getByRole('button', { pressed: true }).waitFor())
    },
  },
  {
    name: '4-reveal',
    freeze: 280,
    async reach(studio, crew) {
      const table = await open(studio, crew)
      await maybeChoose(crew.players[0]!, table, 'Y5')
      await studio.each((page) => page.getByRole('button', { pressed: true }).waitFor())
      await maybeChoose(crew.players[1]!, table, 'A3')
    },
  },
  {
    name: '5-won',
    readme: { as: 'table', size: 'laptop', theme: 'light' },
    async reach(studio, crew) {
      await open(studio, crew, 'Y5xA3')
      await saidStatus(studio, 'round 2')
    },
  },
  {
    name: '6-on-hold',
    async reach(studio, crew) {
      await open(studio, crew, 'Y5xA3 Y4xA0')
      await studio.each((page) => page.getByText('on hold').filter({ visible: true }).first().waitFor())
    },
  },
  {
    name: '7-spy',
    async reach(studio, crew) {
      await open(studio, crew, 'Y5xA3 Y4xA0 Y2xA7')
      await saidStatus(studio, 'spied on')
    },
  },
  {
    name: '8-spy-sees',
    async reach(studio, crew) {
      const table = await open(studio, crew, 'Y5xA3 Y4xA0 Y2xA7')
      await saidStatus(studio, 'spied on')
      await maybeChoose(crew.players[1]!, table, 'A4')
      await studio.each((page) => prince(page).waitFor())
    },
  },
  {
    name: '8-spied-on',
    async reach(studio, crew) {
      const table = await open(studio, crew, 'Y5xA3 Y7xA2')
      await maybeChoose(crew.players[0]!, table, 'Y3')
      await studio.each((page) => page.locator('.br-slot[data-shown]').waitFor())
    },
  },
  {
    name: '9-draft',
    async reach(studio, crew) {
      await studio.goTo(`/table/${await crew.open(2, { draft: true, firstDrafter: 0 })}`)
      const kept = (page: Page) => page.getByRole('button', { name: /^Keep the/ }).first()
      await studio.each((page) => kept(page).waitFor())
    },
  },
  {
    name: '10-end',
    async reach(studio, crew) {
      await open(studio, crew, WON)
      await studio.each((page) => won(page).waitFor())
    },
  },
  {
    name: '11-analysis',
    readme: { as: 'analysis', size: 'laptop', theme: 'dark' },
    async reach(studio, crew) {
      await open(studio, crew, WON)
      await studio.each((page) => page.getByRole('button', { name: 'Analysis' }).click())
      await studio.each((page) => page.getByRole('heading', { name: /^Round 6/ }).waitFor())
    },
  },
  {
    name: '12-replay',
    readme: { as: 'replay', size: 'laptop', theme: 'dark' },
    async reach(studio, crew) {
      const table = await open(studio, crew, WON)
      await studio.goTo(`/replay/${table}#6`)
      await studio.each((page) => page.getByRole('group', { name: /^Yargs:/ }).waitFor())
    },
  },
]
