import { setTimeout as sleep } from 'node:timers/promises'
import { SeededRandom } from '#engine/random'
import { about } from '#games/roll-and-fight/about'
import { bots } from '#games/roll-and-fight/bot/bot'
import type { Options } from '#games/roll-and-fight/options'
import { ownQuestion } from '#games/roll-and-fight/rules/read'
import type { Choice, View } from '#games/roll-and-fight/types'
import type { Crew } from '#web/testing/crew'
import type { Player } from '#web/testing/player'
import type { Scene } from '#web/testing/shots'
import type { Studio } from '#web/testing/studio'

const BOT = { kind: 'bot', level: 'normal' } as const
/** How long a hand takes in the race, in milliseconds. */
const HAND = 400
const luck = SeededRandom.from('shots')
const quick = bots.greedy!({ budget: {}, now: () => 0 })

type Moment = (view: View, choices: readonly Choice[]) => boolean

/** Lets these play well until the first of them sees the moment; `false` if the match is over before. */
async function playOn(players: readonly Player[], table: string, isThere: Moment, pause = 0): Promise<boolean> {
  for (;;)
    for (const player of players) {
      const { view, own, outcome } = await player.now(table)
      if (outcome) return false
      const choices = own && !own.locked ? (own.choices as readonly Choice[]) : []
      if (player === players[0] && isThere(view as View, choices)) return true
      if (!own || choices.length === 0) continue
      const choice = quick(view as View, choices, luck)
      await player.act(table, { do: 'choose', decision: own.decision, choice })
      await sleep(pause)
    }
}

/** Brings the pages to a table of so many at which the moment is there. */
async function show(
  studio: Studio,
  crew: Crew,
  seats: number,
  options: Partial<Options>,
  isThere: Moment,
): Promise<void> {
  for (;;) {
    const table = await crew.open(seats, options)
    if (!(await playOn(crew.players.slice(0, seats), table, isThere))) continue
    await studio.goTo(`/table/${table}`)
    await studio.each((page) => page.getByRole('main', { name: 'Board' }).getByRole('button').first().waitFor())
    return
  }
}

const CALM: Partial<Options> = { mode: 'relaxed' }
const isAsked =
  (kind: Choice['kind'], least = 1): Moment =>
  (_view, choices) =>
    choices.filter((choice) => choice.kind === kind).length >= least

/** Dice in hand and sets on abilities. */
const isHot: Moment = ({ boards }, choices) =>
  boards[0]!.sets.length > 1 && choices.some(({ kind }) => kind === 'assign')

export const shots: readonly Scene[] = [
  { name: '1-heroes', reach: (studio, crew) => show(studio, crew, 4, CALM, isAsked('pick-hero')) },
  { name: '2-side', reach: (studio, crew) => show(studio, crew, 2, CALM, isAsked('pick-side')) },
  {
    name: '3-flashback',
    reach: (studio, crew) =>
      show(studio, crew, 2, CALM, (view, choices) => view.round > 1 && isAsked('buy', 2)(view, choices)),
  },
  {
    name: '4-race',
    readme: { as: 'roll-and-fight', size: 'laptop', theme: 'dark' },
    async reach(studio, { players: [ann] }) {
      const table = await ann!.open({ game: about.id, seats: [{ kind: 'human' }, BOT, BOT] })
      await ann!.act(table, { do: 'sit', seat: 0 })
      await playOn([ann!], table, ({ phase }) => phase === 'rolling')
      await studio.goTo(`/table/${table}`)
      await playOn([ann!], table, isHot, HAND)
    },
  },
  { name: '5-beat', reach: (studio, crew) => show(studio, crew, 1, CALM, isHot) },
  {
    name: '6-fight',
    reach: (studio, crew) =>
      show(studio, crew, 2, CALM, (view, choices) => view.round > 1 && isAsked('use', 3)(view, choices)),
  },
  {
    name: '7-target',
    reach: (studio, crew) =>
      show(studio, crew, 1, CALM, ({ boards, round }, choices) => {
        const asked = ownQuestion(boards[0]!)
        return round > 1 && asked?.ask === 'target' && asked.effect.do === 'shoot' && choices.length > 3
      }),
  },
  { name: '8-loot', reach: (studio, crew) => show(studio, crew, 1, CALM, isAsked('collect', 2)) },
  {
    name: '9-end',
    async reach(studio, crew) {
      const table = await crew.open(4, CALM)
      await playOn(crew.players.slice(0, 4), table, () => false)
      await studio.goTo(`/table/${table}`)
      await studio.each((page) =>
        page
          .getByRole('heading', { name: /win|lose/i })
          .first()
          .waitFor(),
      )
    },
  },
]
