import type { Language } from '#engine/game'
import type { BossId } from '#games/roll-and-fight/content/bosses'
import type { DenId } from '#games/roll-and-fight/content/dens'
import { denName } from '#games/roll-and-fight/text/names'
import type { Board } from '#games/roll-and-fight/types'

interface DenMapProps {
  readonly den: DenId
  readonly board?: Board | undefined
  readonly boss?: BossId | null | undefined
  readonly round?: number
  readonly language: Language
}

export const DenMap = ({ den, language }: DenMapProps) => <p>{denName(den, language)}</p>
