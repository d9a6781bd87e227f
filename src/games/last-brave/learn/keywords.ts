import { type Keyword, nameOf } from '#games/last-brave/cards'

/** All that an ability can do, one of each (B7), and the clauses that say so. */
export const KEYWORDS: readonly { readonly keyword: Keyword; readonly rules: readonly string[] }[] = [
  { keyword: { do: 'power', by: 1 }, rules: ['LB-078', 'LB-079'] },
  { keyword: { do: 'hits' }, rules: ['LB-080', 'LB-033'] },
  { keyword: { do: 'defend' }, rules: ['LB-086', 'LB-088'] },
  { keyword: { do: 'reflect' }, rules: ['LB-089', 'LB-090'] },
  { keyword: { do: 'resist' }, rules: ['LB-117', 'LB-119'] },
  { keyword: { do: 'negate', what: 'defend' }, rules: ['LB-082'] },
  { keyword: { do: 'negate', what: 'reflect' }, rules: ['LB-083'] },
  { keyword: { do: 're-engage' }, rules: ['LB-099'] },
  { keyword: { do: 'scatter-shot' }, rules: ['LB-100', 'LB-105'] },
  { keyword: { do: 'seal' }, rules: ['LB-106', 'LB-107'] },
  { keyword: { do: 'revive' }, rules: ['LB-110'] },
  { keyword: { do: 'recover' }, rules: ['LB-111', 'LB-112'] },
]

/** A keyword without its number. */
export type KeywordKind = Exclude<Keyword['do'], 'negate'> | 'negate-defend' | 'negate-reflect'

export const kindOf = (keyword: Keyword): KeywordKind => nameOf(keyword) as KeywordKind

/** The clause that a use is owed to, by what it costs. */
export const COST_RULES = { continuous: 'LB-074', fatigue: 'LB-067', forfeit: 'LB-069', secret: 'LB-122' } as const

/** The first clause about each keyword of an ability. */
export const rulesOf = (ability: readonly Keyword[]): readonly string[] => [
  ...new Set(ability.map((used) => KEYWORDS.find(({ keyword }) => kindOf(keyword) === kindOf(used))!.rules[0]!)),
]
