import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { card, forGood, hands } from '#games/brave-rats/testing/hands'
import { maybeChoose, openTable } from '#games/brave-rats/testing/tables'
import { isAsked } from '#web/testing/hands'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { until } from '#web/testing/until'

/** What a page says at one moment, and what lies open on its table. */
interface Snapshot {
  readonly status: string
  readonly log: readonly string[]
  /** What the board says of what it shows. */
  readonly board: string
  readonly isPlaying: boolean
  /** By seat: what its revealed cards are called. */
  readonly revealed: Readonly<Record<string, string>>
}

/** Notes what a page says whenever it is drawn anew. */
async function note(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: Snapshot[] = []
    const said = (one: Element | null) => (one?.textContent ?? '').replace(/\s*(LB|BR)-R?\d+\s*$/, '').trim()
    const look = () =>
      noted.push({
        status: said(document.querySelector('header [role=status]')),
        log: [...document.querySelectorAll('aside ol[aria-label="What happened"] > li')].map(said),
        board: said(document.querySelector('section[aria-label="The attack"] .tlb-ticker p')),
        isPlaying: [...document.querySelectorAll('main button')].some((button) => said(button) === 'Skip'),
        revealed: Object.fromEntries(
          [...document.querySelectorAll('main section[aria-label]')].map((place) => [
            /^(?:The )?(\w+)/.exec(place.getAttribute('aria-label')!)?.[1],
            said(place.querySelector('ul[aria-label^="Reveal"]')),
          ]),
        ),
      })
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { noted })
  })
}

const noted = (page: Page): Promise<readonly Snapshot[]> =>
  page.evaluate(() => (window as unknown as { readonly noted: readonly Snapshot[] }).noted)

/** Things move here, at half their speed. */
async function slow(page: Page, path: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('ludus-settings', JSON.stringify({ speed: 0.5 })))
  await page.goto(path)
}

test('header and log are in step with the board, and a key shows how things stand', async ({ comeIn, server }) => {
  const players = await Promise.all(['Ann', 'Ben', 'Cora'].map((name) => Player.called(name, server.url)))
  const table = await players[0]!.open({ game: 'last-brave', seats: players.map(() => ({ kind: 'human' })) })
  for (const [seat, player] of players.entries()) await player.act(table, { do: 'sit', seat })
  const page = await comeIn('/credits', { moves: true })
  await slow(page, `/table/${table}`)
  await page.getByRole('region', { name: 'The attack' }).waitFor()
  await note(page)
  // An attack, and who is hit takes the first points of it.
  for (let answers = 0; answers < 4; answers++)
    for (const player of players) {
      const { own } = await player.now(table)
      const choice = (own?.choices as readonly { readonly kind: string }[] | undefined)?.find(({ kind }) =>
        ['attack', 'reveal', 'move', 'pass'].includes(kind),
      )
      if (choice) await player.act(table, { do: 'choose', decision: own!.decision, choice })
    }
  const isRevealing = (line: string | undefined) => /^.+ the (\w+) reveals (\w+) for a point/.exec(line ?? '')
  await until('a card has been seen to be revealed', async () =>
    (await noted(page)).some(({ isPlaying, board }) => isPlaying && isRevealing(board)),
  )
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Skip' }).waitFor({ state: 'detached' })

  const shown = (await noted(page)).filter(({ isPlaying }) => isPlaying)
  expect(new Set(shown.map(({ board }) => board)).size).toBeGreaterThan(2)
  expect(shown.map(({ log }) => log.at(-1))).toEqual(shown.map(({ board }) => board))
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(['Watch the board …']))
  for (const { log, revealed } of shown) {
    const [, crest, name] = isRevealing(log.at(-1)) ?? []
    if (crest !== undefined) expect(revealed[crest]).toContain(name)
  }
})

test('no word gives away a round that is just being turned up', async ({ comeIn, server }) => {
  const friend = await Player.called('Ben', server.url)
  const table = await openTable(friend)
  await friend.act(table, { do: 'sit', seat: 1 })
  const page = await comeIn('/credits', { moves: true })
  await slow(page, `/table/${table}`)
  await page.getByRole('button', { name: 'Take the free seat' }).click()
  await isAsked(page, hands)
  await note(page)
  await maybeChoose(friend, table, 'A3')
  await card(page, 'Wizard,').click()
  await forGood(page).click()
  await page.getByRole('img', { name: /^Applewoods: Assassin/ }).waitFor()
  await page.getByRole('list', { name: 'What happened' }).getByText('Round to you').waitFor()
  const shown = (await noted(page)).filter(({ status }) => status === 'Watch the board …')
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter(({ log }) => log.some((line) => line.startsWith('Round 1')))).toEqual([])
})
