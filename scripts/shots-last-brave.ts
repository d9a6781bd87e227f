import { pick, type Random, SeededRandom } from '#engine/random'
import type { View } from '#games/last-brave/types'
import { middle, own, payments } from '#web/testing/last-brave'
import type { Player } from '#web/testing/player'
import type { Studio } from '#web/testing/studio'

// Pictures of The Last Brave. The luck of a table is the server's, so a scene is not laid out but waited for: people
// without a page play on until there is one.

const HUMAN = { kind: 'human' }

/** Whether the match stands as a picture wants it, to the eyes of the first seat. */
type Scene = (view: View, asked: string | undefined) => boolean

const revealed = ({ fighters }: View): number => fighters.reduce((sum, { reveal }) => sum + reveal.length, 0)

/** Everybody who plays at the tables that are photographed; the first is the one with the camera. */
class Crew {
  readonly #players: readonly Player[]
  readonly #luck: Random

  constructor(players: readonly Player[], luck: Random) {
    this.#players = players
    this.#luck = luck
  }

  async open(seats: number, options: object): Promise<string> {
    const table = await this.#players[0]!.open({
      game: 'last-brave',
      options,
      seats: Array.from({ length: seats }, () => HUMAN),
    })
    for (const [seat, player] of this.#players.slice(0, seats).entries()) await player.act(table, { do: 'sit', seat })
    return table
  }

  /** Plays on until the scene is there; `false` if the match is over first. */
  async playUntil(table: string, scene: Scene): Promise<boolean> {
    for (;;) {
      const { view, own: asked, outcome } = await this.#players[0]!.now(table)
      if (outcome) return false
      if (scene(view as View, asked?.kind)) return true
      await this.#answer(table)
    }
  }

  /** Whoever is asked answers. */
  async #answer(table: string): Promise<void> {
    for (const player of this.#players) {
      const { own: asked } = await player.now(table)
      if (!asked || asked.choices.length === 0) continue
      const { decision, choices } = asked
      await player.act(table, { do: 'choose', decision, choice: pick(this.#luck, choices) })
      return
    }
  }

  /** A table at which the scene is there. */
  async find(seats: number, options: object, scene: Scene): Promise<string> {
    for (;;) {
      const table = await this.open(seats, options)
      if (await this.playUntil(table, scene)) return table
    }
  }
}

/** The set-up, the first look, an attack among seven, a wound, a campaign and an end. */
export async function shootLastBrave(studio: Studio, friends: readonly Player[]): Promise<void> {
  const crew = new Crew([studio.person, ...friends], SeededRandom.from('shots'))
  const show = async (scene: string, table: string): Promise<void> => {
    await studio.goTo(`/table/${table}`)
    await studio.each((page) => own(page).waitFor())
    await studio.shoot(scene)
  }

  await show('brave-1-opening', await crew.find(4, {}, (_view, asked) => asked === 'turn'))
  await show(
    'brave-2-attack-of-seven',
    await crew.find(
      7,
      { mode: 'annihilation' },
      (view) => view.blow !== null && view.blow.victim !== 0 && revealed(view) > 8 && view.attack.lock!.power > 2,
    ),
  )
  const wounded = await crew.find(
    5,
    { mode: 'command' },
    (view, asked) => asked === 'damage' && revealed(view) > 5 && view.fighters[0]!.reveal.length > 0,
  )
  await studio.goTo(`/table/${wounded}`)
  await studio.each((page) => payments(page).first().waitFor())
  await studio.shoot('brave-3-damage')
  const campaign = await crew.find(4, { campaign: 'defeats' }, ({ bout, turn }) => bout === 2 && turn > 3)
  await studio.goTo(`/table/${campaign}`)
  await studio.each((page) => middle(page).getByRole('button', { name: 'Bout 2' }).click())
  await studio.each((page) => page.getByRole('dialog', { name: 'Score of the campaign' }).waitFor())
  await studio.shoot('brave-4-campaign')
  const over = await crew.open(3, {})
  await crew.playUntil(over, () => false)
  await show('brave-5-end', over)
}
