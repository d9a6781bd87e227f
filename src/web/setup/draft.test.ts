import { expect, test } from 'vitest'
import { about } from '#games/brave-rats/about'
import { about as lastBrave } from '#games/last-brave/about'
import { about as lastStand } from '#games/last-stand/about'
import { about as rollAndFight } from '#games/roll-and-fight/about'
import {
  awaitsOthers,
  type Draft,
  newDraft,
  optionsFor,
  parseDraft,
  reseated,
  settledOptions,
  toNewTable,
} from '#web/setup/draft'

const FRESH = newDraft(about)

test('the first set-up is oneself against a bot, all options as usual', () => {
  expect(FRESH.seats).toEqual(['human', 'normal'])
  expect(FRESH.options['ties']).toBe('replay')
  expect(toNewTable(about, FRESH).seats).toEqual([{ kind: 'human' }, { kind: 'bot', level: 'normal' }])
})

test.each([null, '', '{', '[]', '7', 'null', '{"options": 3, "seats": "all", "clock": [], "where": "moon"}'])(
  'what makes no sense is as at the first time: %s',
  (kept) => {
    expect(parseDraft(about, kept)).toEqual(FRESH)
  },
)

test('what makes sense is kept, part by part', () => {
  const kept = {
    options: { draft: true, ties: 'sometimes', cheese: 1 },
    seats: ['device', 'device'],
    clock: { kind: 'bank', ms: 180_000, increment: 2000 },
    isPublic: 'yes',
    where: 'device',
  }
  expect(parseDraft(about, JSON.stringify(kept))).toEqual({
    ...FRESH,
    options: { ...FRESH.options, draft: true },
    seats: ['device', 'device'],
    clock: kept.clock,
    where: 'device',
  })
})

test('the pace of bots is kept and asked for, where there are any', () => {
  expect(toNewTable(about, FRESH).pace).toBe('calm')
  const brisk = parseDraft(about, JSON.stringify({ pace: 'brisk' }))
  expect(toNewTable(about, brisk).pace).toBe('brisk')
  expect(toNewTable(about, { ...brisk, seats: ['human', 'human'] })).not.toHaveProperty('pace')
  expect(parseDraft(about, JSON.stringify({ pace: 'hasty' })).pace).toBe('calm')
})

test('what is to be chosen for somebody alone is not asked of several, nor held against them', () => {
  const names = (seats: number) => optionsFor(lastStand, seats).map(([name]) => name)
  expect(names(1)).toEqual(['difficulty', 'general', 'heroes'])
  for (const seats of [2, 3, 4]) expect(names(seats)).toEqual(['difficulty', 'general', 'first'])
  const alone: Draft = {
    ...newDraft(lastStand),
    options: { ...newDraft(lastStand).options, heroes: 3, general: 'warlord' },
  }
  expect(toNewTable(lastStand, alone).options).toMatchObject({ heroes: 3, general: 'warlord' })
  const together: Draft = { ...alone, seats: ['human', 'human'] }
  expect(toNewTable(lastStand, together).options).toMatchObject({ heroes: 4, general: 'warlord' })
})

test('where several share a screen what one screen needs is settled, and what was chosen is kept for other times', () => {
  const fresh = newDraft(rollAndFight)
  const settled = (seats: Draft['seats'], where: Draft['where'] = 'server') => {
    const draft = { ...fresh, seats, where }
    return [settledOptions(rollAndFight, draft), (toNewTable(rollAndFight, draft).options as Draft['options'])['mode']]
  }
  for (const seats of [['human'], ['device', 'human'], ['human', 'human'], ['device', 'easy']] as const)
    expect(settled(seats)).toEqual([[], 'real-time'])
  expect(settled(['human', 'easy'], 'device')).toEqual([[], 'real-time'])
  for (const seats of [
    ['device', 'device'],
    ['device', 'easy', 'device'],
  ] as const)
    expect(settled(seats)).toEqual([['mode'], 'relaxed'])
  expect(settled(['human', 'device'], 'device')).toEqual([['mode'], 'relaxed'])
  expect(settledOptions(about, { seats: ['device', 'device'], where: 'device' })).toEqual([])
})

test('whoever lets another play at this screen plays there too, and nobody is waited for', () => {
  const fresh = newDraft(rollAndFight)
  const beside = { ...fresh, seats: reseated(['human', 'normal'], 1, 'device') }
  expect([beside.seats, awaitsOthers(beside)]).toEqual([['device', 'device'], false])
  expect(reseated(['easy', 'human', 'human'], 2, 'device')).toEqual(['easy', 'device', 'device'])
  // Once that is so, each seat is for whom one says.
  expect(reseated(['device', 'device'], 0, 'human')).toEqual(['human', 'device'])
  expect(reseated(['human', 'normal'], 1, 'human')).toEqual(['human', 'human'])
})

test.each([
  [{ kind: 'move', ms: 999 }],
  [{ kind: 'bank', ms: 60_000, increment: -1 }],
  [{ kind: 'days', days: 365 }],
  [{ kind: 'sand' }],
])('no such clock: %j', (clock) => {
  expect(parseDraft(about, JSON.stringify({ clock })).clock).toEqual({ kind: 'none' })
})

test('the clock of the game is for games that have one', () => {
  const kept = JSON.stringify({ clock: { kind: 'game' } })
  expect(parseDraft(about, kept).clock).toEqual({ kind: 'none' })
  expect(parseDraft(lastBrave, kept).clock).toEqual({ kind: 'game' })
})

test('a game for several has seats from its least to its most, of any kind', () => {
  expect(newDraft(lastBrave).seats).toEqual(['human', 'normal', 'normal'])
  const seats = ['human', 'device', 'easy', 'normal', 'hard', 'human', 'device']
  expect(parseDraft(lastBrave, JSON.stringify({ seats })).seats).toEqual(seats)
  for (const wrong of [seats.slice(0, 2), [...seats, 'human']])
    expect(parseDraft(lastBrave, JSON.stringify({ seats: wrong })).seats).toEqual(['human', 'normal', 'normal'])
  const { seats: wanted } = toNewTable(lastBrave, { ...newDraft(lastBrave), seats: ['hard', 'human', 'device'] })
  expect(wanted).toEqual([{ kind: 'bot', level: 'hard' }, { kind: 'human' }, { kind: 'device' }])
})

test('a game has as many seats as it says', () => {
  expect(parseDraft(about, '{"seats": ["human", "human", "human"]}').seats).toEqual(FRESH.seats)
})

test.each<[Draft['seats'], Draft['where'], boolean]>([
  [['human', 'human'], 'server', true],
  [['human', 'device'], 'server', true],
  [['human', 'easy'], 'server', false],
  [['device', 'device'], 'server', false],
  [['human', 'human'], 'device', false],
])('%j at the %s: someone has to come: %s', (seats, where, awaited) => {
  expect(awaitsOthers({ ...FRESH, seats, where })).toBe(awaited)
})

test('on this device everybody plays at its screen, without days, and not in public', () => {
  const clock = { kind: 'days', days: 3 } as const
  const wanted = toNewTable(about, { ...FRESH, seats: ['human', 'hard'], where: 'device', clock, isPublic: true })
  expect(wanted).toMatchObject({
    seats: [{ kind: 'device' }, { kind: 'bot', level: 'hard' }],
    clock: { kind: 'none' },
    public: false,
  })
})

test('for somebody who is away one waits as long as the host says, where somebody can be and no clock runs', () => {
  const seats = ['human', 'human'] as const
  expect(toNewTable(about, FRESH)).not.toHaveProperty('patience')
  expect(toNewTable(about, { ...FRESH, seats }).patience).toBe(120_000)
  expect(toNewTable(about, { ...parseDraft(about, '{"patience": 0}'), seats }).patience).toBe(0)
  expect(toNewTable(about, { ...FRESH, seats, clock: { kind: 'game' } })).not.toHaveProperty('patience')
  expect(parseDraft(about, '{"patience": 7}').patience).toBe(120)
})

test('spectators wait as long as the host says, where there are any', () => {
  expect(toNewTable(about, FRESH)).not.toHaveProperty('delay')
  const late = parseDraft(about, '{"delay": 180}')
  expect(toNewTable(about, late).delay).toBe(180_000)
  expect(toNewTable(about, { ...late, where: 'device' })).not.toHaveProperty('delay')
  for (const wrong of [7, -30, '30', null]) expect(parseDraft(about, JSON.stringify({ delay: wrong })).delay).toBe(0)
})
