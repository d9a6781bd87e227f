import { BRUNA, BRUNA_ITEMS, BRUNA_TILES } from '#games/roll-and-fight/content/heroes/bruna'
import { JOHNNY, JOHNNY_ITEMS, JOHNNY_TILES } from '#games/roll-and-fight/content/heroes/johnny'
import { KAJA, KAJA_ITEMS, KAJA_TILES } from '#games/roll-and-fight/content/heroes/kaja'
import { NIGHTJAR, NIGHTJAR_ITEMS, NIGHTJAR_TILES } from '#games/roll-and-fight/content/heroes/nightjar'
import { BASIC, BASIC_IDS, type BasicId } from '#games/roll-and-fight/content/player-board'
import type { Ability, HeroTiles, ItemTile, Tile } from '#games/roll-and-fight/content/vocabulary'

// D6 The heroes, each with eight Ability tiles and four Items (RF-005).

export const HERO_IDS = ['johnny', 'kaja', 'nightjar', 'bruna'] as const
export type HeroId = (typeof HERO_IDS)[number]
export const HERO: Readonly<Record<HeroId, HeroTiles>> = {
  johnny: JOHNNY,
  kaja: KAJA,
  nightjar: NIGHTJAR,
  bruna: BRUNA,
}

const TILES = { ...JOHNNY_TILES, ...KAJA_TILES, ...NIGHTJAR_TILES, ...BRUNA_TILES }
const ITEMS = { ...JOHNNY_ITEMS, ...KAJA_ITEMS, ...NIGHTJAR_ITEMS, ...BRUNA_ITEMS }

export type TileId = keyof typeof TILES
export type ItemId = keyof typeof ITEMS
export const TILE: Readonly<Record<TileId, Tile>> = TILES
export const ITEM: Readonly<Record<ItemId, ItemTile>> = ITEMS
export const TILE_IDS = Object.keys(TILES) as TileId[]
export const ITEM_IDS = Object.keys(ITEMS) as ItemId[]

/** In table order. */
export const TILES_OF: Readonly<Record<HeroId, readonly TileId[]>> = {
  johnny: Object.keys(JOHNNY_TILES) as TileId[],
  kaja: Object.keys(KAJA_TILES) as TileId[],
  nightjar: Object.keys(NIGHTJAR_TILES) as TileId[],
  bruna: Object.keys(BRUNA_TILES) as TileId[],
}
export const ITEMS_OF: Readonly<Record<HeroId, readonly ItemId[]>> = {
  johnny: Object.keys(JOHNNY_ITEMS) as ItemId[],
  kaja: Object.keys(KAJA_ITEMS) as ItemId[],
  nightjar: Object.keys(NIGHTJAR_ITEMS) as ItemId[],
  bruna: Object.keys(BRUNA_ITEMS) as ItemId[],
}

export type AbilityId = BasicId | TileId
export const ABILITY_IDS: readonly AbilityId[] = [...BASIC_IDS, ...TILE_IDS]

export const isBasic = (id: string): id is BasicId => Object.hasOwn(BASIC, id)
export const isTile = (id: string): id is TileId => Object.hasOwn(TILE, id)
export const isItem = (id: string): id is ItemId => Object.hasOwn(ITEM, id)
const ABILITY: Readonly<Record<AbilityId, Ability>> = { ...BASIC, ...TILE }
export const abilityOf = (id: AbilityId): Ability => ABILITY[id]
