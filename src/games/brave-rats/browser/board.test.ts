import { expect } from 'vitest'
import { box, card, ended, forGood, hand, hands, offered, play } from '#games/brave-rats/testing/hands'
import { CLOSE_MATCH, openTable, playedMatch, playRounds } from '#games/brave-rats/testing/tables'
import { allBarriers } from '#web/testing/axe'
import { hidden, isAsked } from '#web/testing/hands'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { type Size, SIZES } from '#web/testing/visit'

test('on a phone a tap shows a card, and a second one plays it', async ({ comeIn }) => {
  const page = await comeIn('/', { size: 'phone' })
  await box(page).getByRole('button', { name: 'Easy bot' }).tap()
  while (await isAsked(page, hands))
    await play(offered(page).first(), async (chosen) => {
      await chosen.tap()
      await page.getByRole('button', { name: 'Play it' }).tap()
    })
  expect(await ended(page).count()).toBe(1)
})

test('the guided first match leads through all characters to its end', async ({ comeIn }) => {
  const page = await comeIn('/')
  await box(page).getByRole('link', { name: 'First match' }).click()
  const coach = page.getByRole('region', { name: 'Coach' })
  const press = async (name: string): Promise<void> => {
    await card(page, `${name},`).click()
    // The rival has chosen already, as one who plays for good has.
    if ((await forGood(page).count()) > 0) await forGood(page).click()
  }
  await press('Musician')
  await coach.getByText('Begin with the General').waitFor()
  const lessons = ['General', 'Ambassador', 'Assassin', 'Prince', 'Spy', 'Princess']
  for (const [step, name] of lessons.entries()) {
    await coach.getByText(`Step ${step + 1} of ${lessons.length}`).waitFor()
    await press(name)
    if (name !== lessons.at(-1)) await coach.getByRole('button', { name: 'Go on' }).click()
  }
  await coach.getByRole('button', { name: /easy bot$/ }).click()
  await page.waitForURL('**/table/*')
  await offered(page).first().waitFor()
})

test('a table is set up with variants of the game, and drafted at', async ({ comeIn }) => {
  const page = await comeIn('/new/brave-rats')
  await page.getByRole('switch', { name: 'Draft' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  const kept = page.getByRole('button', { name: /^Keep the / })
  while ((await hand(page).getByRole('button').count()) < 8) {
    await kept.first().or(offered(page).first()).first().waitFor()
    if ((await kept.count()) === 0) break
    const before = await hand(page).getByRole('button').count()
    await kept.first().click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect.poll(() => hand(page).getByRole('button').count()).toBeGreaterThan(before)
  }
  expect(await isAsked(page, hands)).toBe(true)
})

test('the analysis tells what each round was worth', async ({ comeIn, server }) => {
  const page = await comeIn(`/table/${await playedMatch(server.url)}`)
  await page.getByRole('button', { name: 'Analysis' }).click()
  const analysis = page.getByRole('dialog', { name: 'Analysis' })
  await analysis.getByRole('heading', { name: /^Round 6/ }).waitFor()
  expect(await analysis.getByRole('heading', { name: /^Round \d/ }).count()).toBe(6)
})

test.for(Object.keys(SIZES) as Size[])(
  'where a Spy is at work, and in the analysis, nothing keeps anybody out (%s)',
  async (size, { comeIn, server }) => {
    const ben = await Player.called('Ben', server.url)
    const page = await comeIn('/credits', { size })
    const ann = Player.behind(page.context())
    const table = await openTable(ann)
    await ann.act(table, { do: 'sit', seat: 0 })
    await page.goto(`/table/${table}`)
    await page.getByRole('button', { name: 'Copy the link' }).waitFor()
    expect(await allBarriers(page), 'waiting').toEqual([])
    await ben.act(table, { do: 'sit', seat: 1 })
    await isAsked(page, hands)
    for (const round of CLOSE_MATCH.split(' ')) {
      await playRounds(table, [ann, ben], round)
      if (round === 'Y7xA2') {
        await page.getByText('Spied on').first().waitFor()
        expect(await hidden(page, hands.inSight(page)), 'spied on').toEqual([])
        expect(await allBarriers(page), 'spied on').toEqual([])
      }
    }
    await page.getByRole('heading', { name: 'You lose' }).waitFor()
    await page.getByRole('button', { name: 'Analysis' }).click()
    await page
      .getByRole('dialog', { name: 'Analysis' })
      .getByRole('heading', { name: /^Round 6/ })
      .waitFor()
    expect(await allBarriers(page), 'analysis').toEqual([])
  },
)
