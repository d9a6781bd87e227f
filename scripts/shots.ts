import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { shootLastBrave } from './shots-last-brave.ts'
import { openBrowser } from '#web/testing/browser'
import { own } from '#web/testing/last-brave'
import { Player, playRounds } from '#web/testing/player'
import { PageServer } from '#web/testing/server'
import { type Picture, Studio } from '#web/testing/studio'

// Takes pictures of every page and of a match in its stages, at both sizes, by day and by night.

const USAGE = `npm run shots -- [--to FOLDER] [--readme]

  --to FOLDER   where the pictures go; shots unless told, which is emptied first
  --readme      also puts those of the README where it looks for them
`
const PICTURES = fileURLToPath(new URL('../docs/pictures/', import.meta.url))

/** The pictures of the README, by what they are called there. */
const README: Readonly<Record<string, Picture>> = {
  table: { scene: 'match-5-won', size: 'laptop', theme: 'light' },
  'table-phone': { scene: 'match-2-choosing', size: 'phone', theme: 'dark' },
  'last-brave': { scene: 'brave-2-attack-of-seven', size: 'laptop', theme: 'light' },
  home: { scene: 'home', size: 'laptop', theme: 'light' },
  analysis: { scene: 'match-11-analysis', size: 'laptop', theme: 'dark' },
  replay: { scene: 'match-12-replay', size: 'laptop', theme: 'dark' },
}

function pictureOf({ scene, size, theme }: Picture): string | undefined {
  const found = Object.entries(README).find(
    ([, wanted]) => wanted.scene === scene && wanted.size === size && wanted.theme === theme,
  )
  return found && `${PICTURES}${found[0]}.webp`
}

const PAGES = {
  home: '/',
  lobby: '/lobby',
  'set-up': '/new/brave-rats',
  'brave-set-up': '/new/last-brave',
  rules: '/rules/brave-rats',
  'brave-rules': '/rules/last-brave',
  settings: '/settings',
  credits: '/credits',
  'replay-file': '/replay',
  kit: '/kit',
  nowhere: '/nowhere',
  'dead-link': '/table/nosuchtable1',
}

async function shootMatch(studio: Studio, friend: Player): Promise<void> {
  const { person } = studio
  const both = [person, friend] as const
  const table = await person.open()
  await person.act(table, { do: 'sit', seat: 0 })
  await studio.goTo(`/table/${table}`)
  await studio.shoot('match-1-open')
  await friend.act(table, { do: 'sit', seat: 1 })
  await studio.each((page) => page.getByRole('button', { name: /^Play the Prince,/ }).waitFor())
  await studio.shoot('match-2-choosing')
  await person.maybeChoose(table, 'Y5')
  await studio.each((page) => page.getByRole('button', { pressed: true }).waitFor())
  await studio.shoot('match-3-locked')
  await friend.maybeChoose(table, 'A3')
  await studio.freeze('match-4-reveal', 280)
  await studio.each((page) => page.getByRole('status').filter({ hasText: 'round 2' }).waitFor())
  await studio.shoot('match-5-won')
  await playRounds(table, both, 'Y4xA0')
  await studio.each((page) => page.getByText('on hold').filter({ visible: true }).first().waitFor())
  await studio.shoot('match-6-on-hold')
  await playRounds(table, both, 'Y2xA7')
  await studio.each((page) => page.getByRole('status').filter({ hasText: 'spied on' }).waitFor())
  await studio.shoot('match-7-spy')
  await friend.maybeChoose(table, 'A4')
  await studio.each((page) => page.getByRole('button', { name: /^Play the Prince,/ }).waitFor())
  await studio.shoot('match-8-spy-sees')
  await person.maybeChoose(table, 'Y7')
  await playRounds(table, both, 'Y6xA1 Y3xA6')
  await studio.each((page) => page.getByRole('heading', { name: 'You win' }).waitFor())
  await studio.shoot('match-10-end')
  await studio.each((page) => page.getByRole('button', { name: 'Analysis' }).click())
  await studio.each((page) => page.getByRole('heading', { name: /^Round 6/ }).waitFor())
  await studio.shoot('match-11-analysis')
  await studio.goTo(`/replay/${table}#6`)
  await studio.each((page) => page.getByRole('group', { name: /^Yargs:/ }).waitFor())
  await studio.shoot('match-12-replay')
}

async function shootDraft(studio: Studio, friend: Player): Promise<void> {
  const { person } = studio
  const table = await person.open({ options: { draft: true, firstDrafter: 0 } })
  await person.act(table, { do: 'sit', seat: 0 })
  await friend.act(table, { do: 'sit', seat: 1 })
  await studio.goTo(`/table/${table}`)
  await studio.each((page) =>
    page
      .getByRole('button', { name: /^Keep the/ })
      .first()
      .waitFor(),
  )
  await studio.shoot('match-9-draft')
}

/** A table in the lobby, so that it is not empty. */
async function openLobby(friend: Player): Promise<void> {
  const table = await friend.open({ public: true, options: { emperor: true, draft: true } })
  await friend.act(table, { do: 'sit' })
}

async function main(folder: string, isForReadme: boolean): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const server = await PageServer.start()
  const browser = await openBrowser()
  try {
    const studio = await Studio.open(browser, server.url, { folder, small: isForReadme ? pictureOf : () => undefined })
    const friend = await Player.called('Ben', server.url)
    await openLobby(friend)
    for (const [scene, path] of Object.entries(PAGES)) {
      await studio.goTo(path)
      await studio.each((page) => page.getByRole('heading', { level: 1 }).first().waitFor())
      await studio.shoot(scene)
    }
    await studio.goTo('/guide/brave-rats')
    await studio.each((page) => page.getByRole('list', { name: 'Your hand' }).waitFor())
    await studio.shoot('guide')
    await studio.goTo('/guide/last-brave')
    await studio.each((page) => own(page).waitFor())
    await studio.shoot('brave-guide')
    await shootMatch(studio, friend)
    await shootDraft(studio, friend)
    const others = await Promise.all(
      ['Cleo', 'Dan', 'Eve', 'Finn', 'Gwen'].map((name) => Player.called(name, server.url)),
    )
    await shootLastBrave(studio, [friend, ...others])
    process.stdout.write(`${studio.taken} pictures in ${folder}\n`)
    for (const complaint of studio.complaints) process.stderr.write(`The browser complains: ${complaint}\n`)
  } finally {
    await browser.close()
    await server.end()
  }
}

try {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: 'shots' }, readme: { type: 'boolean', default: false } },
  })
  await main(values.to, values.readme)
} catch (error) {
  if (!(error instanceof TypeError)) throw error
  process.stderr.write(`${error.message}\n${USAGE}`)
  process.exitCode = 2
}
