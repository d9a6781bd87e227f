import { expect, test } from 'vitest'
import { plainSaid } from '#games/roll-and-fight/board/flashback/actions.tsx'
import { actionsFor, slotOf } from '#games/roll-and-fight/board/flashback/slots'
import { alone, flash, player, Table } from '#games/roll-and-fight/testing/table'

const table = (more: Parameters<typeof player>[2] = {}) =>
  new Table(
    alone(player('bruna', '1A', more), { phase: 'flashback', faces: ['training', 'healing', 'loot'], round: 2 }),
  )

test('the die in hand is the first that was not used, or the one that was picked', () => {
  const match = table()
  expect(slotOf(match.board(), undefined)).toBe(0)
  expect(slotOf(match.board(), 'bonus')).toBe('bonus')
  match.by(0, flash(0, 'training'), flash('bonus', 'training'))
  expect(slotOf(match.board(), 'bonus')).toBe(1)
})

test('[RF-051] Loot is for every action, other dice for their own, and the bonus action for all but Loot', () => {
  const match = table({ wounds: 1 })
  const shown = (slot: 0 | 1 | 2 | 'bonus') => actionsFor(match.state.faces, slot, match.choices())
  expect(shown(0)).toEqual(['training'])
  expect(shown(1)).toEqual(['healing'])
  expect(shown(2)).toEqual(['loot', 'training', 'purchase', 'healing', 'recon'])
  expect(shown('bonus')).toEqual(['training', 'purchase', 'healing', 'recon'])
})

test('[RF-054] a die whose action cannot be carried out is shown for all others, too', () => {
  const match = table({ xp: 20 })
  expect(actionsFor(match.state.faces, 0, match.choices())).toEqual(['training', 'purchase', 'healing', 'recon'])
})

test('[RF-045] no more Wounds are said to be cleared than there are', () => {
  const said = (wounds: number) =>
    plainSaid(new Table(alone(player('kaja', '1A', { wounds }))).board(), 'healing', 'clear', 'en')
  expect([said(1), said(2), said(3)]).toEqual(['Clear 1 Wound', 'Clear 2 Wounds', 'Clear 2 Wounds'])
})
