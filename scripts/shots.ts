import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import type { About } from '#engine/game'
import { GAMES } from '#games/shelf'
import { isExplained, partOf } from '#games/testing/parts'
import { openBrowser } from '#web/testing/browser'
import { Crew } from '#web/testing/crew'
import { Player } from '#web/testing/player'
import { PageServer } from '#web/testing/server'
import type { Scene } from '#web/testing/shots'
import { type Picture, Studio } from '#web/testing/studio'

// Takes pictures of every page and of every game in its scenes, at both sizes, by day and by night.

const USAGE = `npm run shots -- [--to FOLDER] [--game GAME] [--readme]

  --to FOLDER   where the pictures go; shots unless told, which is emptied first
  --game GAME   takes those of one game alone
  --readme      also puts those of the README where it looks for them
`
const PICTURES = fileURLToPath(new URL('../docs/pictures/', import.meta.url))

/** The pages that belong to no game. */
const PAGES = {
  home: '/',
  lobby: '/lobby',
  mine: '/mine',
  rules: '/rules',
  settings: '/settings',
  credits: '/credits',
  'replay-file': '/replay',
  kit: '/kit',
  nowhere: '/nowhere',
  'dead-link': '/table/nosuchtable1',
}

/** The pictures of the README, by what they are called there; games say which of theirs are among them. */
const OF_PAGES: Readonly<Record<string, Picture>> = { home: { scene: 'home', size: 'laptop', theme: 'light' } }

const FRIENDS = ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hana']

/** A game and what it brings for the camera. */
interface Shown {
  readonly about: About<object>
  readonly scenes: readonly Scene[]
}

async function shownOf({ about }: { readonly about: About<object> }): Promise<Shown> {
  const brought = await partOf(about.id, 'testing/shots')
  return { about, scenes: brought?.shots ?? [] }
}

/** Where a small picture is wanted, too. */
function smallOf(games: readonly Shown[]): (picture: Picture) => string | undefined {
  const wanted = { ...OF_PAGES }
  for (const { about, scenes } of games)
    for (const { name, readme } of scenes) if (readme) wanted[readme.as] = { ...readme, scene: `${about.id}-${name}` }
  return ({ scene, size, theme }) => {
    const found = Object.entries(wanted).find(
      ([, one]) => one.scene === scene && one.size === size && one.theme === theme,
    )
    return found && `${PICTURES}${found[0]}.webp`
  }
}

async function shootPages(studio: Studio): Promise<void> {
  for (const [scene, path] of Object.entries(PAGES)) await shootPage(studio, scene, path)
}

async function shootPage(studio: Studio, scene: string, path: string): Promise<void> {
  await studio.goTo(path)
  await studio.each((page) => page.getByRole('heading', { level: 1 }).first().waitFor())
  await studio.shoot(scene)
}

/** What a game may bring to be learnt by. */
const LESSONS = { 'learn-1': '', 'learn-2': '/2', cards: '/cards' }

/** What every game has, and then what it brings. */
async function shootGame(studio: Studio, { about: { id, guided }, scenes }: Shown, crew: Crew): Promise<void> {
  await shootPage(studio, `${id}-set-up`, `/new/${id}`)
  await shootPage(studio, `${id}-rules`, `/rules/${id}`)
  if (isExplained(id))
    for (const [scene, path] of Object.entries(LESSONS))
      await shootPage(studio, `${id}-${scene}`, `/learn/${id}${path}`)
  if (guided) {
    await studio.goTo(`/guide/${id}`)
    await studio.each((page) => page.getByRole('region', { name: 'Coach' }).waitFor())
    await studio.shoot(`${id}-guide`)
  }
  const table = await crew.open()
  await crew.playUntil(table, (_view, asked) => asked !== undefined)
  await studio.goTo(`/table/${table}`)
  await studio.each((page) => page.getByRole('main', { name: 'Board' }).getByRole('button').first().waitFor())
  await studio.shoot(`${id}-opening`)
  for (const { name, reach, freeze } of scenes) {
    await reach(studio, crew)
    if (freeze === undefined) await studio.shoot(`${id}-${name}`)
    else await studio.freeze(`${id}-${name}`, freeze)
  }
}

/** A table in the lobby, so that it is not empty. */
async function openLobby(friend: Player): Promise<void> {
  const { id, seats } = GAMES[0]!.about
  const human = { kind: 'human' } as const
  const table = await friend.open({ game: id, public: true, seats: Array.from({ length: seats[0] }, () => human) })
  await friend.act(table, { do: 'sit' })
}

interface Order {
  readonly folder: string
  readonly games: readonly Shown[]
  readonly withPages: boolean
  readonly isForReadme: boolean
}

async function takeAll(browser: Browser, url: string, order: Order): Promise<Studio> {
  const { folder, games, withPages, isForReadme } = order
  const studio = await Studio.open(browser, url, { folder, small: isForReadme ? smallOf(games) : () => undefined })
  const friends = await Promise.all(FRIENDS.map((name) => Player.called(name, url)))
  if (withPages) {
    await openLobby(friends[0]!)
    await shootPages(studio)
  }
  for (const game of games) await shootGame(studio, game, new Crew(game.about, [studio.person, ...friends]))
  return studio
}

async function main(order: Order): Promise<void> {
  const { folder } = order
  await rm(folder, { recursive: true, force: true })
  const server = await PageServer.start()
  const browser = await openBrowser()
  try {
    const studio = await takeAll(browser, server.url, order)
    process.stdout.write(`${studio.taken} pictures in ${folder}\n`)
    for (const complaint of studio.complaints) process.stderr.write(`The browser complains: ${complaint}\n`)
  } finally {
    await browser.close()
    await server.end()
  }
}

function read(): { readonly to: string; readonly game: string | undefined; readonly readme: boolean } {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: 'shots' },
      game: { type: 'string' },
      readme: { type: 'boolean', default: false },
    },
  })
  const ids = GAMES.map(({ about }) => about.id)
  if (values.game !== undefined && !ids.includes(values.game))
    throw new TypeError(`There is no game "${values.game}". Try one of ${ids.join(', ')}.`)
  return { ...values, game: values.game }
}

try {
  const { to, game, readme } = read()
  const games = await Promise.all(GAMES.filter(({ about }) => game === undefined || about.id === game).map(shownOf))
  await main({ folder: to, games, withPages: game === undefined, isForReadme: readme })
} catch (error) {
  if (!(error instanceof TypeError)) throw error
  process.stderr.write(`${error.message}\n${USAGE}`)
  process.exitCode = 2
}
