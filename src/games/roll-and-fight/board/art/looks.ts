import type { BossId } from '#games/roll-and-fight/content/bosses'
import { HERO_IDS, type HeroId, type TileId, TILES_OF } from '#games/roll-and-fight/content/heroes'

interface Colours {
  readonly skin?: string
  readonly hair?: string
  readonly cloth: string
  readonly trim: string
  /** Of the light behind and beside somebody, and of the night around. */
  readonly glow: string
  readonly night: string
}

const LOOKS: Readonly<Record<HeroId | BossId, Colours>> = {
  johnny: { skin: '#e6b894', hair: '#c9923e', cloth: '#46505f', trim: '#2a3142', glow: '#27b3c6', night: '#12253c' },
  kaja: { skin: '#f0cdb4', hair: '#ded9d2', cloth: '#4a2a38', trim: '#2d2233', glow: '#e4465f', night: '#2a1430' },
  nightjar: { skin: '#c68d68', hair: '#241a2e', cloth: '#2f2748', trim: '#453070', glow: '#9b6ff0', night: '#1b1440' },
  bruna: { skin: '#8f5a3c', hair: '#221713', cloth: '#5d6a77', trim: '#31506b', glow: '#f0a02f', night: '#33201c' },

  zemun: { skin: '#d9a283', hair: '#d8d3cc', cloth: '#2f3145', trim: '#3b3d52', glow: '#d0463c', night: '#2a0f18' },
  bandaboi: { cloth: '#6a5a3f', trim: '#4a3d2b', glow: '#7fb83f', night: '#14240f' },
  silk: { skin: '#f2d5c2', hair: '#1c1524', cloth: '#8d1f4b', trim: '#5b1232', glow: '#e65aa0', night: '#2a0c2c' },
  abbot: { cloth: '#4c4037', trim: '#5a4c40', glow: '#ff8a3c', night: '#27150f' },
  sickle: { skin: '#d8b39a', hair: '#cfcac6', cloth: '#3d4a3a', trim: '#7c2233', glow: '#c8d04a', night: '#1d2112' },
  brandt: { skin: '#dba98c', hair: '#6d6a6c', cloth: '#5a6350', trim: '#3d4538', glow: '#e0b53c', night: '#1f1f14' },
  pawn: { skin: '#e3b795', hair: '#b9b1a8', cloth: '#6b4a3a', trim: '#4f3a5c', glow: '#3fae7a', night: '#0f2420' },
  king: { cloth: '#3b2430', trim: '#5a1f2e', glow: '#58c8ff', night: '#0f1730' },
}

/** What everybody is painted with, as the variables of `art.css`. */
export const COLOURS = Object.fromEntries(
  Object.entries(LOOKS).map(([id, colours]) => [
    id,
    Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, colour as string])),
  ]),
) as Readonly<Record<HeroId | BossId, Readonly<Record<`--${string}`, string>>>>

export const ownerOf = (tile: TileId): HeroId => HERO_IDS.find((hero) => TILES_OF[hero].includes(tile))!
