import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Keyboard } from '#cli/keyboard'
import { chooseGame } from '#cli/play'
import { PROGRAM } from '#cli/program'
import { resume } from '#cli/resume'
import { Person, run } from '#cli/testing'
import { Match, type MatchRecord } from '#engine/match'
import { parseRecord } from '#engine/record'
import { chaptersOf } from '#engine/story'
import { type AnyBox, anyBox } from '#games/box'
import { box } from '#games/brave-rats/box'
import { braveRats } from '#games/brave-rats/game'
import { GAMES } from '#games/shelf'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ludus-play-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => {
  vi.unstubAllEnvs()
})

/** Every card, strongest first; where a card is gone it is refused, and the next line is read. */
const ALL_CARDS = ['7', '6', '5', '4', '3', '2', '1', '0']
const often = (times: number, lines: readonly string[]): string[] => Array.from({ length: times }, () => lines).flat()

const play = ['play', 'brave-rats', '--bot', 'random', '--seed', 'rat']
const hotSeat = ['play', 'brave-rats', '--hot-seat', '--seed', 'rat']

const loadMatch = async (file: string) => Match.load(braveRats, JSON.parse(await readFile(file, 'utf8')) as MatchRecord)

describe('against a bot', () => {
  test('a whole match by lines from a pipe', async () => {
    const { code, out, err } = await run(play, often(4, ALL_CARDS))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Game 1. The Yargs hold Prince, General,')
    expect(out).toContain('Yargs ☆☆☆☆ (you)')
    expect(out).toContain('Applewoods ☆☆☆☆ (random)')
    expect(out).toMatch(/^Round 1: Prince 7 of the Yargs meets \w+ \d of the Applewoods\. BR-011$/m)
    expect(out).toMatch(/^ 1 {2}Prince 7 +\w+ \d +\S.*$/m)
    expect(out).toMatch(/^The (Yargs|Applewoods) take the throne by (victories|the Princess)\. {2}BR-\d+$/m)
    expect(out).toContain('Keep the match?')
  })

  test('no line is wider than 80 columns', async () => {
    const { out } = await run(play, ['?', ...often(4, ALL_CARDS)])
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
  })

  test('equal seeds, equal matches', async () => {
    const [one, same, other] = await Promise.all([
      run(play, ALL_CARDS),
      run(play, ALL_CARDS),
      run([...play, '--seed', 'mouse'], ALL_CARDS),
    ])
    expect(same.out).toBe(one.out)
    expect(other.out).not.toBe(one.out)
  })

  test('from the other seat', async () => {
    const { out } = await run([...play, '--seat', '1'], ['prince'])
    expect(out).toContain('Applewoods ☆☆☆☆ (you)')
    expect(out).toMatch(/Round 1: \w+ \d of the Yargs meets Prince 7 of the Applewoods/)
  })

  test.each(['7', 'prince', 'PRINCE', 'Y7', 'y7'])('the Prince is played by "%s"', async (typed) => {
    expect((await run(play, [typed])).out).toContain('Round 1: Prince 7 of the Yargs')
  })

  test('a beginning is enough where only one name begins so', async () => {
    expect((await run(play, ['amb'])).out).toContain('Round 1: Ambassador 4 of the Yargs')
    expect((await run(play, ['prin'])).out).toContain('That is no choice and no command.')
  })

  test('without a game one is asked which, and the bot is normal', async () => {
    const { code, out } = await run(['play', '--seed', 'rat'], ['1', 'quit'])
    expect(code).toBe(0)
    expect(out).toContain('Applewoods ☆☆☆☆ (normal)')
  })
})

describe('little commands', () => {
  test('? shows the powers and the commands', async () => {
    const { out } = await run(play, ['?'])
    expect(out).toContain('7 Prince      You win the round.')
    expect(out).toContain('0 Musician    This round goes on hold')
    expect(out).toContain('save FILE')
  })

  test('table shows the table again', async () => {
    const once = await run(play, [''])
    const twice = await run(play, ['table'])
    const tables = (out: string): number => out.split('BraveRats · round 1').length - 1
    expect([tables(once.out), tables(twice.out)]).toEqual([1, 2])
  })

  test('why says why not, by which rule, and changes nothing', async () => {
    const { out } = await run(play, ['why A3', 'why prince', 'why cheese', 'why', '7', 'why 7'])
    expect(out).toContain('The Assassin of the Applewoods is not in your hand. BR-010')
    expect(out).toContain('You may: Play the Prince at strength 7: You win the round.')
    expect(out).toContain('That is nothing one could choose.')
    expect(out).toContain('Why what?')
    expect(out).toContain('The Prince of the Yargs is not in your hand. BR-010')
  })

  test.each(['undo', 'back'])('%s says so when nothing can be taken back', async (word) => {
    const { out } = await run(play, ['7', word])
    expect(out).toContain('You have no card that can still be changed. BR-R31')
  })

  test('resign asks, and then the match is over', async () => {
    const kept = await run(play, ['resign', 'no', 'quit'])
    expect(kept.out).toContain('The match goes on.')
    const { code, out } = await run(play, ['resign', 'yes', ''])
    expect(code).toBe(0)
    expect(out).toContain('The Applewoods take the throne because the Yargs gave up.  BR-R50')
  })

  test.each([['quit'], ['exit'], ['q'], [undefined]])('%s leaves politely', async (word) => {
    const { code, out, err } = await run(play, ['7', ...(word ? [word] : [])])
    expect([code, err]).toEqual([0, ''])
    expect(out.trimEnd()).toMatch(
      /You leave the table\. The match was not kept; next time, type save FILE before\nyou leave\.$/,
    )
    expect((await run(play, ['quit'])).out.trimEnd()).toMatch(/You leave the table\.$/)
  })

  test('nonsense is no move', async () => {
    const { out } = await run(play, ['cheese', '8', '', '   ', 'y9'])
    expect(out.match(/That is no choice and no command/g)).toHaveLength(3)
    expect(out).not.toContain('Round 1:')
  })
})

describe('saving and loading', () => {
  test('save keeps the match, and --load goes on with it', async () => {
    const file = join(folder, 'saved.json')
    const { out } = await run(play, ['7', `save ${file}`, 'save', 'quit'])
    expect(out).toContain(`Saved in ${file}. "${PROGRAM} play --load ${file}" goes on with it.`)
    expect(out).toContain('Say where: save FILE.')
    expect((await loadMatch(file)).state.round).toBe(2)
    const later = await run(['play', '--load', file, '--bot', 'random'], often(4, ALL_CARDS))
    expect(later.out).toContain('BraveRats · round 2 of 8')
    expect(later.out).not.toContain('BraveRats · round 1 of 8')
    expect(later.out).toContain('take the throne')
  })

  test('--save keeps every move, and needs no question at the end', async () => {
    const file = join(folder, 'kept.json')
    const { out } = await run([...play, '--save', file], ['7', 'quit'])
    expect(out.replaceAll('\n', ' ')).toContain(`"${PROGRAM} play --load ${file}" goes on.`)
    expect((await loadMatch(file)).inputs).toHaveLength(2)
    const end = await run(['play', '--load', file], often(4, ALL_CARDS))
    expect(end.out).toContain(`The match is in ${file}.`)
    expect(end.out).not.toContain('Keep the match?')
    expect((await loadMatch(file)).outcome).toBeDefined()
    const over = await run(['play', '--load', file])
    expect(over.out).toContain('take the throne')
  })

  test('the offer at the end saves', async () => {
    const file = join(folder, 'offered.json')
    const { out } = await run(play, ['resign', 'y', `save ${file}`])
    expect(out).toContain(`"${PROGRAM} replay ${file}" shows it again.`)
    expect((await loadMatch(file)).outcome?.reason).toBe('resigned')
  })

  test('--load goes on in the same seat, against the same bots, in the same file', async () => {
    const file = join(folder, 'same.json')
    const seats = ['play', 'last-brave', '--seats', '4', '--bots', 'easy,random,greedy', '--seat', '2', '--seed', 'a']
    await run([...seats, '--save', file], ['1', 'quit'])
    const before = JSON.parse(await readFile(file, 'utf8')) as MatchRecord
    expect(before.players).toEqual(['easy', 'random', 'person', 'greedy'])
    const { out, err } = await run(['play', '--load', file], ['1', 'quit'])
    expect(err).toBe('')
    for (const line of ['Wolf (easy)', 'Stag (random)', 'Raven (you)', 'Boar (greedy)']) expect(out).toContain(line)
    const after = JSON.parse(await readFile(file, 'utf8')) as MatchRecord
    expect(after.inputs.length).toBeGreaterThan(before.inputs.length)
    expect(after.inputs.slice(0, before.inputs.length)).toEqual(before.inputs)
    expect(after.players).toEqual(before.players)
  })

  test('what is said now counts more than what the file remembers', async () => {
    const file = join(folder, 'other-seat.json')
    await run([...play, '--save', file, '--seat', '1'], ['7', 'quit'])
    const players = async (...flags: readonly string[]) => {
      const { out } = await run(['play', '--load', file, '--save', join(folder, 'elsewhere.json'), ...flags], ['quit'])
      return ['Yargs', 'Applewoods'].map((clan) => new RegExp(`^${clan} [★☆]+( \\((\\w+)\\))?`, 'm').exec(out)?.[2])
    }
    expect(await players()).toEqual(['random', 'you'])
    expect(await players('--bot', 'greedy')).toEqual(['greedy', 'you'])
    expect(await players('--seat', '0')).toEqual(['you', 'random'])
    expect(await players('--hot-seat')).toEqual([undefined, undefined])
    const kept = JSON.parse(await readFile(file, 'utf8')) as MatchRecord
    expect(kept.players).toEqual(['random', 'person'])
  })

  test('two at one keyboard go on as two', async () => {
    const file = join(folder, 'two.json')
    await run([...hotSeat, '--save', file], ['7', '6', 'quit'])
    const { out } = await run(['play', '--load', file], ['5', '4', 'quit'])
    expect(out).toContain('Round 2: Wizard 5 of the Yargs meets Ambassador 6 (4+2) of the Applewoods.')
  })

  test('a file that does not say who played goes on, and one that says nonsense is refused', async () => {
    const file = join(folder, 'older.json')
    await run([...play, '--save', file], ['7', 'quit'])
    const { players: _players, ...older } = JSON.parse(await readFile(file, 'utf8')) as MatchRecord
    await writeFile(file, JSON.stringify(older))
    expect((await run(['play', '--load', file], ['quit'])).out).toContain('Applewoods ☆☆☆☆ (normal)')
    for (const players of [['person'], ['person', 'genius'], ['person', '\u001b[2J'], 'person']) {
      await writeFile(file, JSON.stringify({ ...older, players }))
      const { code, out, err } = await run(['play', '--load', file], ['quit'])
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^ludus: .+\n$/)
      expect(err).not.toContain('\u001b')
    }
  })

  test('yes keeps a match, and asks where; what is neither is asked again; no does not', async () => {
    const file = join(folder, 'yes.json')
    const yes = await run(play, ['resign', 'y', 'yes', file])
    expect(yes.out).toContain('In which file?')
    expect(yes.out).toContain(`Saved in ${file}.`)
    const bare = join(folder, 'bare.json')
    expect((await run(play, ['resign', 'y', bare])).out).toContain(`Saved in ${bare}.`)
    const perhaps = await run(play, ['resign', 'y', 'perhaps', 'save', `save ${join(folder, 'no', 'where')}`, 'no'])
    expect(perhaps.out).toContain('such as save match.json')
    expect(perhaps.out).toContain('cannot be saved')
    expect(perhaps.out).not.toContain('Saved in')
    expect((await run(play, ['resign', 'y', 'no', 'yes'])).out).not.toContain('In which file?')
  })

  test('a file that is no match is not overwritten', async () => {
    const file = join(folder, 'letter.txt')
    await writeFile(file, 'Dear rat,')
    const { out } = await run(play, [`save ${file}`, `save ${folder}`, `save ${join(folder, 'no', 'where')}`])
    expect(out).toContain(`${file} is there already and is not a Ludus match.`)
    expect(out).toContain(`${folder} is not a file.`)
    expect(out).toContain('cannot be saved')
    expect(await readFile(file, 'utf8')).toBe('Dear rat,')
    expect((await readdir(folder)).filter((name) => name.endsWith('.draft'))).toEqual([])
  })
})

describe('two at one keyboard', () => {
  test('each in turn, and who is locked in is shown', async () => {
    const { out } = await run(hotSeat, ['7', '1'])
    expect(out).toContain('Yargs: locked in.')
    expect(out).toContain('Yargs ☆☆☆☆  locked in')
    expect(out).toContain('Round 1: Prince 7 of the Yargs meets Princess 1 of the Applewoods. BR-011')
    expect(out).toContain('The Applewoods take the throne by the Princess.')
  })

  test('back takes the sealed card back, from whoever has locked one in', async () => {
    const { out } = await run(hotSeat, ['7', 'back', '5', '3'])
    expect(out).toContain('Round 1: Wizard 5 of the Yargs meets Assassin 3 of the Applewoods.')
  })

  test('whoever is asked resigns', async () => {
    const { out } = await run(hotSeat, ['7', 'resign', 'yes'])
    expect(out).toContain('The Yargs take the throne because the Applewoods gave up.')
  })

  test('a spied-on seat shows its card, and the Spy answers', async () => {
    const { out } = await run(hotSeat, ['2', '4', '7', '1'])
    expect(out).toContain('Yargs ☆☆☆☆  Spy at work: sees first')
    expect(out).toContain('Applewoods ★★☆☆  spied on: shows first')
    expect(out).toContain('The Applewoods show: Prince 7')
    expect(out).toContain('The Yargs take the throne by the Princess.')
  })

  test('rounds on hold are a stake, and a General stands behind the next card', async () => {
    const { out } = await run(hotSeat, ['4', '0', '6', '2'])
    expect(out).toContain('★ On hold: round 1, worth 2 to the Yargs, 1 to the Applewoods\n')
    expect(out).toMatch(/^ 1 {2}Ambassador 4 +Musician 0 +on hold ★ +the Musician plays$/m)
    expect(out).toMatch(/^ 1 {2}Ambassador 4 +Musician 0 +on hold {3,}the Musician plays$/m)
    expect(out).toMatch(/^ 2 {2}General 6 +Spy 2 +Yargs \+3 +the higher wins$/m)
    expect(out).toContain('Yargs ★★★☆  +2 this round')
    expect(out).toContain('│7+2   Y7│')
  })
})

describe('variants', () => {
  test('a draft, card by card', async () => {
    const { code, out } = await run([...play, '--options', 'draft,firstDrafter=0'], often(20, ALL_CARDS))
    expect(code).toBe(0)
    expect(out).toContain('BraveRats · pack 1 of 4\nWith Draft\n')
    expect(out).toContain('The pack, drawn by the Yargs:')
    expect(out).toContain('The Yargs keep a card of the pack.')
    expect(out).toContain('The Applewoods keep a hidden card.')
    expect(out).toMatch(/^The \w+ of the (Yargs|Applewoods) is not in the pack\. BR-161$/m)
    expect(out).toContain('BraveRats · pack 4 of 4')
    expect(out).toMatch(/^The (Yargs|Applewoods) take the throne/m)
  })

  test('Lucky Draw hides what the other holds', async () => {
    const { out } = await run([...play, '--options', 'luckyDraw'], often(8, ALL_CARDS))
    expect(out).toContain('│hidden  │hidden  │hidden  │')
    expect(out).toContain('pile of 5; not played yet: 7 6 5 4 3 2 1 0')
    expect(out).toContain('The Applewoods draw 3 cards.')
    expect(out).toMatch(/^The (Yargs|Applewoods) take the throne/m)
  })

  test('The Emperor counts games', async () => {
    const { out } = await run([...play, '--options', 'emperor,fastRat,traitor'], often(12, ALL_CARDS))
    expect(out).toContain(
      'BraveRats · game 1, won 0–0 · round 1 of 8, 3 victories win\nWith Traitor, Fast Rat and The Emperor\n',
    )
    expect(out).toMatch(/BraveRats · game 2, won (1–0|0–1)/)
    expect(out).toMatch(/^The (Yargs|Applewoods) take the throne by games won\./m)
  })
})

describe('in words', () => {
  test('the whole position is said, and what one may choose by what one types for it', async () => {
    const { out } = await run([...play, '--plain'], ['9', '?', 'why 7', 'why prince', '0', '7'])
    expect(out).toContain('  0  Play the Musician at strength 0: This round goes on hold, whatever the\n     cards.')
    expect(out).toContain('Applewoods, random: 0 victories. In hand: Prince 7, General 6,')
    expect(out).toContain('Yargs, you: 0 victories. In hand: Prince 7, General 6,')
    expect(out).toContain('That is no choice and no command.')
    expect(out).toContain('Choose a card by its strength')
    expect(out.match(/You may: Play the Prince/g)).toHaveLength(2)
    expect(out).toContain('Round 1: Musician 0 of the Yargs against ')
    expect(out).toContain('Round 2: Prince 7 of the Yargs meets')
    expect(out).not.toMatch(/[│★☆]/)
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
  })

  test.each(GAMES.map(({ about }) => about.id))('what is typed means the same where it is drawn: %s', async (game) => {
    const lines = ['7', '1', 'why 3', '3', '2', 'a', '1', '2', '1', '1', 'quit']
    const told = async (...flags: readonly string[]) => {
      const file = join(folder, `${game}${flags.join('')}.json`)
      await run(['play', game, '--bot', 'random', '--seed', 'rat', '--save', file, ...flags], lines)
      return (JSON.parse(await readFile(file, 'utf8')) as MatchRecord).inputs
    }
    const drawn = await told()
    expect(drawn.length).toBeGreaterThan(4)
    expect(await told('--plain')).toEqual(drawn)
  })

  test('why with a card alone says what may be done with it, and else why not', async () => {
    const { out } = await run(
      ['play', 'last-brave', '--seed', 'abc', '--bot', 'random', '--plain'],
      ['why knight', 'why stag'],
    )
    expect(out).not.toContain('That is n')
    expect(out).toMatch(/You may: (Attack the Stag|Reveal Knight)|LB-/)
  })
})

describe('under older rules', () => {
  const NOW = braveRats.about.rulesVersion
  /** BraveRats as it will be one day. */
  const next = (migrate: (state: unknown) => unknown = () => undefined): AnyBox =>
    anyBox({
      ...box,
      game: { ...braveRats, about: { ...braveRats.about, rulesVersion: NOW + 1 }, migrate },
    })
  const saved = async (name: string): Promise<MatchRecord> => {
    const file = join(folder, name)
    await run([...hotSeat, '--save', file], ['7', '6', 'quit'])
    return JSON.parse(await readFile(file, 'utf8')) as MatchRecord
  }

  test('a match goes on where its game says how, and is written down with all that it was', async () => {
    const before = await saved('moved.json')
    const later = next((state) => state)
    const { match, record } = resume(later, before)
    expect(match.view(0)).toMatchObject({ round: 2 })
    match.submit({ actor: 0, choice: { kind: 'choose-card', card: 'Y5' } })
    match.submit({ actor: 1, choice: { kind: 'choose-card', card: 'A4' } })
    const after = parseRecord(JSON.parse(JSON.stringify(record())))
    expect(after.rules).toBe(NOW)
    expect(after.moved).toMatchObject([{ at: 2, rules: NOW + 1 }])
    expect(after.inputs).toHaveLength(4)
    const chapters = [...chaptersOf(later.game, after)]
    expect(chapters.at(-1)!.after.now.state).toEqual(match.state)
    // And once more, now that the rules are those of today.
    const again = resume(later, after)
    expect(again.match.state).toEqual(match.state)
    again.match.submit({ actor: 0, choice: { kind: 'choose-card', card: 'Y3' } })
    expect(parseRecord(JSON.parse(JSON.stringify(again.record()))).moved).toHaveLength(1)
  })

  test('where it cannot, one sentence says why', async () => {
    const before = await saved('stays.json')
    const { facts: _facts, ...bare } = before
    expect(() => resume(next(), before)).toThrow(`it cannot go on under these; "${PROGRAM} replay FILE" shows it.`)
    expect(() =>
      resume(
        next((state) => state),
        bare,
      ),
    ).toThrow('its file does not say where it stood')
    expect(() =>
      resume(
        next((state) => state),
        { ...before, rules: NOW + 2 },
      ),
    ).toThrow('a newer Ludus can go on with it')
    expect(() =>
      resume(
        next(() => ({})),
        before,
      ),
    ).toThrow('The file tells of a position that cannot be.')
  })

  test('a match that is over is only shown', async () => {
    const file = join(folder, 'over.json')
    await run([...play, '--save', file], ['resign', 'yes'])
    const before = JSON.parse(await readFile(file, 'utf8')) as MatchRecord
    expect(resume(next(), before).match.outcome).toMatchObject({ reason: 'resigned' })
  })

  test('the command says so in one line', async () => {
    const file = join(folder, 'newer.json')
    await writeFile(file, JSON.stringify({ ...(await saved('newer.json')), rules: 9 }))
    const { code, out, err } = await run(['play', '--load', file])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^ludus: This match was played under version 9 of the rules of BraveRats, .+\(other-rules\)\n$/)
  })
})

describe('on a narrow screen', () => {
  test.each(GAMES.map(({ about }) => about.id))('nothing of %s is wider than 40 columns', async (game) => {
    for (const flags of [[], ['--plain']]) {
      const person = new Person(['play', game, '--seed', 'narrow', '--bot', 'random', ...flags], 40)
      await person.until('> ')
      await person.type('?\rwhy 1\r1\rsettle\rcheese\rquit\r')
      const [code, shown] = await person.leaves()
      expect(code).toBe(0)
      const lines = stripVTControlCharacters(shown).split(/\r?\n/)
      expect(lines.filter((line) => line.length > 40)).toEqual([])
    }
  })
})

describe('at a terminal', () => {
  test('colours, which NO_COLOR takes away', async () => {
    vi.stubEnv('NO_COLOR', '')
    vi.stubEnv('TERM', 'xterm')
    const coloured = new Person(play)
    const shown = await coloured.until('in secret.')
    expect(shown).toContain('\x1b[94mYargs\x1b[39m')
    expect(shown).toContain('\x1b[2mBR-005\x1b[22m')
    await coloured.type('quit\r')
    vi.stubEnv('NO_COLOR', '1')
    const grey = new Person(play)
    expect(await grey.until('in secret.')).toBe(stripVTControlCharacters(shown))
    await grey.type('quit\r')
    expect((await coloured.leaves())[0]).toBe(0)
    expect((await grey.leaves())[0]).toBe(0)
  })

  test('a secret choice is not shown while it is typed; an open one is', async () => {
    const people = new Person(hotSeat)
    await people.until('Yargs> ')
    await people.type('spy\r')
    expect(await people.until('locked in.')).not.toMatch(/s.*p.*y/)
    await people.until('Applewoods> ')
    await people.type('ambassador\r')
    expect(await people.until('Round 1')).not.toContain('amb')
    // The Yargs' Spy is at work: the Applewoods choose openly.
    await people.until('Applewoods> ')
    await people.type('prince\r')
    expect(stripVTControlCharacters(await people.until('Spied on'))).toContain('prince')
    await people.type('\x04')
    expect((await people.leaves())[0]).toBe(0)
  })

  test('hands that are secret are shown to their owner alone, and wiped', async () => {
    const people = new Person([...hotSeat, '--options', 'luckyDraw'])
    expect(await people.until('Yargs: press Enter when nobody else looks. ')).not.toContain('│')
    await people.type('\r')
    const shown = stripVTControlCharacters(await people.until('Yargs> '))
    const [, card] = /│(\d) {5}Y\d│/.exec(shown)!
    await people.type(`${card}\r`)
    await people.until('\x1b[2J')
    expect(await people.until('Applewoods: press Enter when nobody else looks. ')).not.toContain('│')
    await people.type('\x03')
    const [code, rest] = await people.leaves()
    expect(code).toBe(0)
    expect(rest).toContain('You leave the table.')
  })

  test('Ctrl-C leaves politely', async () => {
    const person = new Person(play)
    await person.until('Yargs> ')
    await person.type('pri\x03')
    const [code, rest] = await person.leaves()
    expect(code).toBe(0)
    expect(rest).toContain('You leave the table.')
  })

  test('what is typed before it is asked for counts, but is not shown', async () => {
    const people = new Person(hotSeat)
    await people.type('7\r1\r')
    expect(await people.until('Keep the match?')).toContain('The Applewoods take the throne by the Princess.')
    await people.type('\r')
    expect((await people.leaves())[0]).toBe(0)
  })
})

describe('which game', () => {
  const about = (id: string) => ({ about: { id, name: id.toUpperCase(), summary: 'A game.' } })
  const choose = async (lines: readonly string[], games = [about('rats'), about('cats')]) => {
    const stdout = new PassThrough()
    const keyboard = new Keyboard({ stdin: Readable.from(lines.map((line) => `${line}\n`)), stdout })
    const id = await chooseGame(games, keyboard, stdout)
    keyboard.close()
    return [id, String(stdout.read() ?? '')] as const
  }

  test.each([
    [['2'], 'cats'],
    [['rats'], 'rats'],
    [['Cats'], 'cats'],
    [['dogs', '3', '1'], 'rats'],
    [[], undefined],
  ])('%j means %s', async (lines, id) => {
    const [chosen, out] = await choose(lines)
    expect(chosen).toBe(id)
    expect(out).toContain('  2  CATS: A game.')
  })

  test('a single game is not asked for', async () => {
    expect(await choose([], [about('rats')])).toEqual(['rats', ''])
  })
})

describe('a game for several, with private matters', () => {
  const brave = ['play', 'last-brave', '--seats', '4', '--seed', 'abc', '--bot', 'random']

  test('has as many seats as one says', async () => {
    const { out } = await run(brave, ['quit'])
    for (const name of ['Wolf', 'Stag', 'Raven', 'Boar']) expect(out).toContain(name)
    expect(out).not.toContain('Lynx')
  })

  test('what is settled is listed, and done by its number', async () => {
    const { out } = await run(brave, ['settle', 'settle 4', 'settle', 'quit'])
    const [, first, second] = out.split('Wolf> ')
    expect(first).toContain('  4  Ask me when the turn of someone else starts')
    expect(second).toContain('Settled.')
    expect(out.split('Wolf> ')[3]).toContain('  4  Do not ask me when the turn of someone else starts')
  })

  test('nothing is said of what others are asked in secret, or settle', async () => {
    const { out } = await run(brave, ['quit'])
    expect(out).not.toMatch(/asked|reaction|secret question/i)
  })

  test('where there is nothing to settle that is said', async () => {
    expect((await run(play, ['settle', 'quit'])).out).toContain('There is nothing to settle here.')
  })
})

describe('refusals', () => {
  beforeAll(async () => {
    await writeFile(join(folder, 'broken.json'), '{')
    await writeFile(join(folder, 'other.json'), '{"format":"chess"}')
    const chess = { format: 'ludus-match', version: 1, game: 'chess', rules: 1, seats: 2, inputs: [] }
    await writeFile(join(folder, 'chess.json'), JSON.stringify(chess))
    await run(play, [`save ${join(folder, 'rats.json')}`])
  })

  test.each([
    [['play', 'chess'], 'There is no game "chess"'],
    [['play', 'brave-rats', 'chess'], '"chess" is too much'],
    [['play', 'brave-rats', '--bot', 'genius'], 'There is no bot "genius"'],
    [['play', 'brave-rats', '--seat', '2'], '--seat must be a whole number from 0 to 1'],
    [['play', 'brave-rats', '--hot-seat', '--bot', 'easy'], 'leave out --bot'],
    [['play', 'last-brave', '--seats', '4', '--bots', 'easy,hard'], '2 bots for 3 other seats'],
    [['play', 'brave-rats', '--hot-seat', '--seat', '1'], 'leave out --seat'],
    [['play', 'brave-rats', '--options', 'turbo'], 'Option "turbo" must be one of'],
    [['play', 'brave-rats', '--options', 'draft,randomDeal'], 'Choose one'],
    [['play', '--load', '{}/missing.json'], 'There is no file'],
    [['play', '--load', '{}/broken.json'], 'This is not JSON'],
    [['play', '--load', '{}/other.json'], 'This is not a Ludus match'],
    [['play', '--load', '{}/chess.json'], 'There is no game "chess"'],
    [['play', '--load', '{}/rats.json', '--seed', 'x'], 'leave out --seed'],
    [['play', '--load', '{}/rats.json', '--options', 'draft'], 'leave out --options'],
    [['play', '--load', '{}/rats.json', '--seats', '2'], 'leave out --seats'],
    [['play', 'brave-rats', '--seats', '3'], '--seats must be a whole number from 2 to 2'],
    [['play', 'brave-rats', '--save', '{}/no/where.json'], 'cannot be saved'],
    [['play', 'brave-rats', '--save', '{}/broken.json'], 'is there already and is not a Ludus match'],
  ])('%j', async (argv, sentence) => {
    const { code, out, err } = await run(argv.map((word) => word.replace('{}', folder)))
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
  })
})
