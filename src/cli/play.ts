import { randomBytes } from 'node:crypto'
import { BOT_NAMES } from '#bots/make'
import { makeBots } from '#cli/bots'
import { type Arguments, type Command, type Io, UsageError, wholeNumber } from '#cli/command'
import { Evening, type Player } from '#cli/evening'
import { exampleOf, optionsSaid, switchesOf } from '#cli/examples'
import { Keyboard } from '#cli/keyboard'
import { machineKit } from '#cli/kit'
import { checkSaveable, readMatch } from '#cli/match-file'
import { gameNamed, parseSettings } from '#cli/settings'
import { asPlayed, type Resumed, resume } from '#cli/resume'
import { Match, type MatchRecord } from '#engine/match'
import { wishedAtScreen } from '#engine/options'
import { numbered, plain, plainTable, screenOf } from '#engine/terminal'
import type { AnyBox } from '#games/box'
import { GAMES } from '#games/shelf'

/** How long a bot may think about a choice. */
const THINKING = { ms: 1000 }

export const command: Command = {
  name: 'play',
  usage: '[game] [options]',
  summary: 'Plays a match in the terminal: against bots, or all at one keyboard.',
  options: {
    bot: { type: 'string', value: 'NAME', help: `who plays against you: ${BOT_NAMES.join(', ')} (default normal)` },
    bots: { type: 'string', value: 'A,B,…', help: 'the same where there are several, one for each or one for all' },
    seat: { type: 'string', value: 'N', help: 'your seat, from 0 (default 0)' },
    seats: { type: 'string', value: 'N', help: 'how many play (default as few as can)' },
    'hot-seat': { type: 'boolean', help: 'people in all seats, at one keyboard' },
    options: { type: 'string', value: 'K=V,…', help: "the game's options, or JSON" },
    seed: { type: 'string', value: 'TEXT', help: 'equal seeds, equal luck' },
    save: { type: 'string', value: 'FILE', help: 'keep the match in a file, after every move' },
    load: { type: 'string', value: 'FILE', help: 'go on with a match from a file, and keep it there' },
    plain: { type: 'boolean', help: 'all in words instead of a drawn table, for a voice that reads the screen' },
  },
  notes: ['Options of each game:', ...optionsSaid()],
  examples: [
    'ludus play',
    ...exampleOf(({ id }) => `ludus play ${id} --bot hard --seat 1`),
    ...exampleOf((about) => {
      const [option] = switchesOf(about)
      return option && `ludus play ${about.id} --hot-seat --options ${option}`
    }),
    ...exampleOf(({ id, seats: [, most] }) =>
      most < 4 ? undefined : `ludus play ${id} --seats 4 --bots easy,normal,hard`,
    ),
    'ludus play --load match.json',
  ],
  async run({ positionals, values }, io) {
    const keyboard = new Keyboard(io)
    try {
      const record = values['load'] === undefined ? undefined : await readMatch(String(values['load']))
      const box = await gameToPlay(positionals, record, keyboard, io)
      if (!box) return 0
      const { match, record: written } = startMatch(box, record, values)
      const players = seatPlayers(box, match.seats, values, record?.players)
      const { file, isKept } = await whereToKeep(values, match.outcome !== undefined, io)
      const drawn = await box.terminal?.()
      const table = drawn && !values['plain'] ? drawn : plainTable(box.texts.en, drawn)
      await new Evening(box, match, players, { io, keyboard, file, isKept, table, record: written }).play()
      return 0
    } finally {
      keyboard.close()
    }
  },
}

async function gameToPlay(
  positionals: readonly string[],
  record: MatchRecord | undefined,
  keyboard: Keyboard,
  io: Io,
): Promise<AnyBox | undefined> {
  if (positionals.length > 0) return gameNamed(positionals)
  const id = record?.game ?? (await chooseGame(GAMES, keyboard, io.stdout))
  return id === undefined ? undefined : gameNamed([id])
}

/** Asks which game it shall be; where there is only one there is nothing to ask. */
export async function chooseGame(
  games: readonly { readonly about: { readonly id: string; readonly name: string; readonly summary: string } }[],
  keyboard: Keyboard,
  out: Io['stdout'],
): Promise<string | undefined> {
  if (games.length === 1) return games[0]!.about.id
  const sentences = games.map(({ about }) => `${about.name}: ${about.summary}`)
  out.write(['Which game?', ...numbered(sentences, screenOf(out.columns, plain)), ''].join('\n'))
  for (let typed = await keyboard.ask('> '); typed !== undefined; typed = await keyboard.ask('> ')) {
    const word = typed.trim().toLowerCase()
    const game = games.find(({ about }, at) => [`${at + 1}`, about.id, about.name.toLowerCase()].includes(word))
    if (game) return game.about.id
    out.write(`Type a number from 1 to ${games.length}, or a name.\n`)
  }
  return undefined
}

function startMatch(box: AnyBox, record: MatchRecord | undefined, values: Arguments['values']): Resumed {
  const { game } = box
  const [min, max] = game.about.seats
  if (!record) {
    const seats = wholeNumber('seats', values['seats'] ?? String(min), min, max)
    const wished = parseSettings(String(values['options'] ?? ''))
    return asPlayed(
      Match.start(game, {
        seats,
        options: values['hot-seat'] ? wishedAtScreen(game.about, wished, seats) : wished,
        seed: String(values['seed'] ?? randomBytes(8).toString('hex')),
      }),
    )
  }
  const settled = ['options', 'seats', 'seed'].find((name) => values[name] !== undefined)
  if (settled !== undefined) throw new UsageError(`A loaded match has its ${settled} already; leave out --${settled}.`)
  return resume(box, record)
}

/** The file that the match is kept in: the one that `--save` names, or the one it came from if it goes on. */
async function whereToKeep(
  { save, load }: Arguments['values'],
  isOver: boolean,
  io: Io,
): Promise<{ readonly file: string | undefined; readonly isKept: boolean }> {
  if (typeof save === 'string') {
    await checkSaveable(save)
    return { file: save, isKept: false }
  }
  if (typeof load !== 'string' || isOver) return { file: load as string | undefined, isKept: true }
  try {
    await checkSaveable(load)
    return { file: load, isKept: true }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    io.stderr.write(`ludus: ${error.message} What you play now is not kept; --save FILE keeps it elsewhere.\n`)
    return { file: undefined, isKept: true }
  }
}

/** Who has which seat: as it is said now, else as the file remembers, else oneself in the first against normal bots. */
function seatPlayers(
  box: AnyBox,
  seats: number,
  values: Arguments['values'],
  before: readonly string[] = [],
): Player[] {
  const seated = ['bot', 'bots', 'seat'].filter((name) => values[name] !== undefined)
  if (values['hot-seat']) {
    if (seated[0] !== undefined)
      throw new UsageError(`With --hot-seat all seats are taken by people; leave out --${seated[0]}.`)
    return Array.from({ length: seats }, () => 'person')
  }
  const remembered = before.filter((name) => name !== 'person')
  if (before.length > 0 && seated.length === 0) {
    const bots = makeBots(box, remembered, machineKit(THINKING))
    return before.map((name) => (name === 'person' ? name : { name, bot: bots.shift()! }))
  }
  const own = wholeNumber('seat', values['seat'] ?? String(Math.max(0, before.indexOf('person'))), 0, seats - 1)
  const given = values['bots'] ?? values['bot']
  const names =
    given === undefined ? (remembered.length === seats - 1 ? remembered : ['normal']) : String(given).split(',')
  if (names.length > 1 && names.length !== seats - 1)
    throw new UsageError(`${names.length} bots for ${seats - 1} other seats; name one for each, or one for all.`)
  const others = Array.from({ length: seats - 1 }, (_, at) => names[at] ?? names[0]!)
  const bots = makeBots(box, others, machineKit(THINKING))
  const players = others.map((name, at): Player => ({ name, bot: bots[at]! }))
  return players.toSpliced(own, 0, 'person')
}
