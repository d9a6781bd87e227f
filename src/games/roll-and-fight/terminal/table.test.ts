import { describe, expect, test } from 'vitest'
import type { Seat } from '#engine/game'
import { kindsOf } from '#engine/schema'
import { plain, plainTable, screenOf } from '#engine/terminal'
import { abilityOf, HERO, ITEM, TILE, TILE_IDS } from '#games/roll-and-fight/content/heroes'
import { rollAndFight } from '#games/roll-and-fight/game'
import { lockedDice } from '#games/roll-and-fight/rules/read'
import { roomIds } from '#games/roll-and-fight/rules/read'
import { enemyLetter, keysOf } from '#games/roll-and-fight/terminal/codes'
import { denLines, DEN_WIDTH } from '#games/roll-and-fight/terminal/den'
import { table } from '#games/roll-and-fight/terminal/table'
import { alone, at, dead, player, set, several, Table, use, via } from '#games/roll-and-fight/testing/table'
import { allMoments } from '#games/roll-and-fight/testing/words'
import { roomNumber } from '#games/roll-and-fight/text/forms'
import { roomName } from '#games/roll-and-fight/text/names'
import { text } from '#games/roll-and-fight/text/text'
import type { Board, Choice, View } from '#games/roll-and-fight/types'

const COMPANY = { players: ['you', 'normal', 'hard', 'easy'], locked: [] }
const name = (id: Parameters<typeof abilityOf>[0]): string => abilityOf(id).name
const ACTIONS = { training: 'train', purchase: 'buy', healing: 'heal', recon: 'recon', loot: 'loot' }

function acted({ action, arg }: Pick<Extract<Choice, { kind: 'flash' }>, 'action' | 'arg'>): string {
  if (arg === undefined || arg === 'clear') return ACTIONS[action]
  if (arg === 'extend') return 'extend'
  return `${ACTIONS[action]} ${action === 'recon' ? name(arg as 'dash') : ITEM[arg as 'stims'].name}`
}

/** A choice in full words. */
function typed(choice: Choice, board: Board): string {
  switch (choice.kind) {
    case 'pick-hero':
      return HERO[choice.hero].name
    case 'order-items':
      return choice.items.map((item) => ITEM[item].name.split(' ')[0]).join(', ')
    case 'pick-side':
      return `side ${choice.side}`
    case 'flash':
      return `${choice.slot === 'bonus' ? 'bonus' : `die ${choice.slot + 1}`} ${acted(choice)}`
    case 'buy':
      return `buy ${name(choice.tile)}${choice.discard ? ` drop ${name(choice.discard)}` : ''}`
    case 'roll':
      return choice.dice.length === 0 ? 'roll none' : `roll ${choice.dice.join(' ')}`
    case 'assign': {
      const { dice, release, take } = choice
      const locked = lockedDice(board).filter((id) => !dice.includes(id))
      const free = typeof release === 'number' ? ` free ${release}` : locked.length > 0 ? ' keep' : ''
      return `${name(choice.ability)} ${dice.join(' ')}${free}${take === false ? ' stay' : ''}`
    }
    case 'bleed': {
      const { die, release = [], take } = choice
      return `bleed ${die} ${release.length > 0 ? `free ${release.join(' ')}` : 'keep'}${take === false ? ' stay' : ''}`
    }
    case 'start':
      return name(choice.tile)
    case 'use':
      return `use ${name(choice.ability)} ${choice.set === null ? 'recon' : choice.set + 1}`
    case 'item':
      return `use ${ITEM[choice.item].name}`
    case 'target': {
      const { room, enemy, via: through } = choice
      if (through) return `jump through ${roomName(board.den!, through, 'en')!} to ${roomName(board.den!, room, 'en')!}`
      if (enemy === undefined) return `move to ${roomName(board.den!, room, 'en')!}`
      return `r${roomNumber(room)}${enemyLetter(enemy)}`
    }
    case 'choose':
      return choice.option
    case 'gain':
      return acted({ action: choice.action, ...(choice.item && { arg: choice.item }) })
    case 'collect':
      return `collect ${roomName(board.den!, choice.room, 'en')!} ${acted(choice)}`
    case 'mark':
      return 'mark'
    case 'skip':
      return 'skip'
    case 'end-start':
      return 'go'
    case 'take':
    case 'stop':
      return choice.kind
    default:
      return 'done'
  }
}

/** Fields in the order of their names. */
const sorted = (choice: unknown): string =>
  JSON.stringify(Object.entries(choice ?? {}).toSorted(([one], [two]) => (one < two ? -1 : 1)))

test('whatever happens, a table fits its screen and takes words for every choice', () => {
  const widest = { 40: '', 80: '', 120: '' }
  const wrong: unknown[] = []
  const odd = new Set<string>()
  const read = new Set<string>()
  let nth = 0
  for (const { state } of allMoments(6)) {
    const isRacing = state.phase === 'rolling'
    const isLookedAt = nth++ % (isRacing ? 60 : 8) === 0
    if (isRacing && !isLookedAt) continue
    for (const asked of rollAndFight.pending(state).filter(({ actor }) => actor !== 'clock')) {
      const seat = asked.actor as Seat
      const view = rollAndFight.view(state, seat)
      const choices = rollAndFight.choices(view, seat)
      if (!isLookedAt && choices.every(({ kind }) => read.has(kind))) continue
      const keys = table.keys(choices)
      for (const columns of [40, 80, 120] as const) {
        const screen = screenOf(columns, plain)
        const lines = [
          ...table.draw(view, choices, COMPANY, screen),
          ...plainTable(text, table).draw(view, choices.slice(0, 20), COMPANY, screen),
        ]
        for (const line of lines) {
          if (line.length > widest[columns].length) widest[columns] = line
          if (/undefined|null|NaN|\[object|RF_|[a-z]-guy/.test(line)) odd.add(line)
        }
      }
      if (new Set(keys).size < keys.length) odd.add(`keys ${keys.join(' ')}`)
      const step = choices.length > 60 ? 5 : 1
      for (const [which, choice] of choices.entries()) {
        if (which % step > 0) continue
        for (const said of [
          keys[which]!,
          typed(choice, view.boards[seat]!),
          typed(choice, view.boards[seat]!).toUpperCase(),
        ]) {
          read.add(choice.kind)
          const found = table.read(said, view, choices, asked)
          if (sorted(found) !== sorted(choice)) wrong.push([asked.kind, said, found, choice])
        }
      }
    }
    for (const viewer of isLookedAt ? ([0, 'spectator'] as const) : [])
      for (const said of table.tell(rollAndFight.view(state, viewer), COMPANY))
        if (!/^[A-Z0-9].*\.$/.test(said) || /undefined|null|NaN|\[object/.test(said)) odd.add(said)
  }
  expect(wrong.slice(0, 12)).toEqual([])
  expect([...odd].slice(0, 12)).toEqual([])
  expect(widest[40].length, widest[40]).toBeLessThanOrEqual(40)
  expect(widest[80].length, widest[80]).toBeLessThanOrEqual(80)
  expect(widest[120].length, widest[120]).toBeLessThanOrEqual(80)
  expect([...read, 'tick'].toSorted()).toEqual(kindsOf(rollAndFight.schemas.choice).toSorted())
})
