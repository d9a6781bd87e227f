import { GENERALS } from '#games/last-stand/content/generals'
import { LIEUTENANTS } from '#games/last-stand/content/lieutenants'
import { MINIONS } from '#games/last-stand/content/minions'
import type { EnemyCard, GeneralCard, Keyword, LieutenantCard, MinionCard } from '#games/last-stand/content/vocabulary'

export type MinionId = keyof typeof MINIONS
export type LieutenantId = keyof typeof LIEUTENANTS
export type GeneralId = keyof typeof GENERALS
export type CardId = MinionId | LieutenantId | GeneralId

export const MINION: Readonly<Record<MinionId, MinionCard>> = MINIONS
export const LIEUTENANT: Readonly<Record<LieutenantId, LieutenantCard>> = LIEUTENANTS
export const GENERAL: Readonly<Record<GeneralId, GeneralCard>> = GENERALS
/** All enemy cards, by their ids. */
export const CARD: Readonly<Record<CardId, EnemyCard>> = { ...MINION, ...LIEUTENANT, ...GENERAL }

export const MINION_IDS = Object.keys(MINIONS) as MinionId[]
export const LIEUTENANT_IDS = Object.keys(LIEUTENANTS) as LieutenantId[]
export const GENERAL_IDS = Object.keys(GENERALS) as GeneralId[]

/** Every minion card of the box, in the document's order. */
export const ALL_MINIONS: readonly MinionId[] = MINION_IDS.flatMap((id) =>
  Array.from({ length: MINION[id].copies }, () => id),
)

export const isMinion = (card: CardId): card is MinionId => CARD[card].rank === 'minion'
export const isLieutenant = (card: CardId): card is LieutenantId => CARD[card].rank === 'lieutenant'
export const isGeneral = (card: CardId): card is GeneralId => CARD[card].rank === 'general'

/** LS-R68 The armor with which it enters. */
export const printedArmor = (card: CardId): number => CARD[card].armor ?? 0

export const hasKeyword = (card: CardId, keyword: Keyword): boolean => CARD[card].keywords.includes(keyword)
