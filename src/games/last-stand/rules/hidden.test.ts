import { describe, expect, test } from 'vitest'
import { same } from '#engine/json'
import { Match } from '#engine/match'
import { SeededRandom } from '#engine/random'
import { ALL_MINIONS, isMinion } from '#games/last-stand/content/enemies'
import { lastStand } from '#games/last-stand/game'
import { timeUp } from '#games/last-stand/rules/time-up'
import { end, foe, foes, hero, minions, position, rampage, skill, Table } from '#games/last-stand/testing/table'
import type { State } from '#games/last-stand/types'

const spotted = (): Table => {
  const pile = minions('ox', 'sniper', 'grunt')
  const table = new Table(
    position({
      heroes: [hero('spotter'), hero('brawler')],
      turn: { hero: 'hero.spotter' },
      pile,
      enemies: foes('hothead', 'F1'),
    }),
  )
  table.play(skill('recon'), { kind: 'recon-discard', at: 0, card: 'minion.ox' })
  return table
}

/** Every minion, wherever it lies. */
const everyMinion = ({ enemies, deck, pile, discard }: State): string[] =>
  [
    ...enemies.flatMap((enemy) => (enemy && isMinion(enemy.card) ? [enemy.card] : [])),
    ...deck,
    ...pile,
    ...discard,
  ].toSorted()

describe('what is hidden', () => {
  test('[LS-037, LS-041, LS-044] the order of the deck, the pile, the lieutenants to come: from everybody alike', () => {
    const { state } = spotted()
    const [one, other] = [lastStand.view(state, 0), lastStand.view(state, 'spectator')]
    expect({ ...one, viewer: null }).toEqual({ ...other, viewer: null })
    expect(one.deck.every((card) => card === null)).toBe(true)
    expect(one.villains).toEqual([null, null, null])
    expect(one.pile).toEqual(['minion.sniper', 'minion.grunt'])
  })

  test('[LS-R80] what was turned up is never guessed otherwise; all else is any of the cards that lie nowhere', () => {
    const { state } = spotted()
    const view = lastStand.view(state, 0)
    const guesses = Array.from({ length: 30 }, (_, at) => lastStand.determinize(view, SeededRandom.from(`guess ${at}`)))
    for (const guess of guesses) {
      expect(guess.pile).toEqual(['minion.sniper', 'minion.grunt'])
      expect(everyMinion(guess)).toEqual(ALL_MINIONS.toSorted())
      expect(same(lastStand.view(guess, 0), view)).toBe(true)
    }
    expect(new Set(guesses.map(({ deck }) => deck.join())).size).toBe(30)
    expect(new Set(guesses.flatMap(({ villains }) => villains)).size).toBe(10)
  })

  test('[LS-R80] nothing is undone after a die was rolled or a card turned up', () => {
    const setup = position({
      heroes: [hero('spotter'), hero('brawler')],
      turn: { hero: 'hero.spotter' },
      enemies: foes('ox', 'F1'),
    })
    const start = () => Match.start(lastStand, { seats: 1, setup, seed: 'undo' })
    const stepped = start()
    stepped.submit({ actor: 0, choice: { kind: 'move', to: 'NE' } })
    expect(stepped.undoers).toEqual([0])
    const rolled = start()
    rolled.submit({ actor: 0, choice: skill('marksman', { enemy: 'F1' }) })
    expect(rolled.undoers).toEqual([])
    const looked = start()
    looked.submit({ actor: 0, choice: skill('recon') })
    expect(looked.undoers).toEqual([])
  })
})

describe('when time is up', () => {
  const chosen = (table: Table) => timeUp(table.view(0), 0)

  test('[LS-071, LS-R11] a fallen hero stands up; another ends its turn', () => {
    const turn = { hero: 'hero.brawler' } as const
    expect(chosen(new Table(position({ heroes: [hero('brawler', { down: true })], turn })))).toEqual([
      { kind: 'stand-up' },
    ])
    expect(chosen(new Table(position({ heroes: [hero('brawler')], turn })))).toEqual([end])
  })

  test('[LS-R10] heroes who stand act first, and any hero is picked', () => {
    const heroes = [hero('brawler', { down: true }), hero('ghost'), hero('bulwark')]
    expect(chosen(new Table(position({ heroes, phase: 'squad' })))).toEqual([
      { kind: 'pick-actor', hero: 'hero.ghost' },
    ])
    const random = SeededRandom.from('any')
    const dealt = lastStand.deal({ difficulty: 'normal', general: 'firestarter', first: 0, heroes: 4 }, 1, random)
    expect(chosen(new Table(dealt))).toEqual([])
  })

  test('[LS-R47] of heroes who tie, the one with the most armor; of spaces the first; Orders and Recon', () => {
    const heroes = [hero('spotter'), hero('field-medic', { armor: 1 })]
    const tie = new Table(position({ heroes, phase: 'assault', enemies: foes('grunt', 'F1') }))
    expect(chosen(tie)).toEqual([{ kind: 'choose-target', hero: 'hero.field-medic' }])
    const crowd = new Table(
      position({
        heroes: [hero('ghost', { at: 'SE' }), hero('brawler', { at: 'NE' })],
        phase: 'assault',
        enemies: foes('mortar-crew', 'R1'),
      }),
    )
    expect(chosen(crowd)).toEqual([{ kind: 'choose-space', space: 'NE' }])
    const turn = { hero: 'hero.spotter' } as const
    const pile = minions('grunt', 'ox', 'sniper')
    const table = new Table(position({ heroes: [hero('spotter'), hero('brawler')], turn, pile }))
    table.play(skill('orders', { hero: 'hero.brawler' }))
    expect(chosen(table)).toEqual([{ kind: 'pass' }])
    table.play({ kind: 'pass' }, skill('recon'))
    expect(chosen(table)).toEqual([{ kind: 'recon-discard', at: 1, card: 'minion.ox' }])
  })

  test('[LS-R31] triggers in board order; hits for the best enemy that falls', () => {
    const heroes = [hero('heavy-gunner', { cubes: 3 })]
    const table = new Table(
      position({
        heroes,
        turn: { hero: 'hero.heavy-gunner' },
        enemies: [foe('F1', 'ox'), ...foes('grunt', 'F3', 'F8')],
      }),
      [4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1],
    )
    table.play(rampage())
    expect(chosen(table)).toEqual([{ kind: 'split-hits', enemy: 'F3', hits: 3 }])
    table.play({ kind: 'split-hits', enemy: 'F3', hits: 3 })
    expect(chosen(table)).toEqual([{ kind: 'split-hits', enemy: 'F1', hits: 1 }])
    const two = new Table(
      position({ heroes: [hero('brawler')], turn: { hero: 'hero.brawler' }, enemies: foes('hothead', 'F2', 'F1') }),
      [4, 1, 1, 1, 1, 4, 1, 1, 1, 1],
    )
    two.play(skill('wrecking-swing', { quadrant: 'N' }))
    expect(chosen(two)).toEqual([{ kind: 'order-triggers', space: 'F1', trigger: 'retaliate' }])
  })
})
