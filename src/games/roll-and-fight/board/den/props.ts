import type { Language } from '#engine/game'
import type { Refusal } from '#engine/refusal'
import type { Threat } from '#games/roll-and-fight/board/den/describe'
import type { Lit } from '#games/roll-and-fight/board/den/lit'
import type { BossId } from '#games/roll-and-fight/content/bosses'
import type { DenId } from '#games/roll-and-fight/content/dens'
import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import type { Board, Enemy } from '#games/roll-and-fight/types'

export interface DenMapProps {
  readonly den: DenId
  /** How the den stands; without it, it is as printed. */
  readonly board?: Board | undefined
  /** Who is known to be in the Boss room, where there is no board yet. */
  readonly boss?: BossId | null | undefined
  readonly round?: number
  readonly language: Language
  /** What can be chosen, by room. */
  readonly lit?: ReadonlyMap<RoomId, readonly Lit[]>
  /** Who would wound the Hero in step 3. */
  readonly threats?: readonly Threat[]
  /** The room that is in hand. */
  readonly chosen?: RoomId | undefined
  /** The way out. */
  readonly path?: readonly RoomId[]
  /** Why a room, or an enemy in it, cannot be chosen; nothing where nobody is asked. */
  readonly whyNot?: ((room: RoomId, enemy?: Enemy) => Refusal | undefined) | undefined
  readonly onRule?: ((rule: string) => void) | undefined
}
