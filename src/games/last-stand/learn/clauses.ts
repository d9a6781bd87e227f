import type { Deed, EnemyCard, Keyword } from '#games/last-stand/content/vocabulary'
import type { Explained } from '#games/last-stand/learn/words'

// The clauses behind what is on cards.

export const KEYWORD_RULES: Readonly<Record<Keyword, readonly string[]>> = {
  ambush: ['LS-150', 'LS-R6'],
  charge: ['LS-151', 'LS-R52'],
  immovable: ['LS-152', 'LS-R53'],
  retaliate: ['LS-153', 'LS-R32'],
}

export const SIGN_RULES: Readonly<Record<Explained, readonly string[]>> = {
  suppressed: ['LS-R51'],
  weakened: ['LS-R51'],
  mark: ['LS-R76'],
  astray: ['LS-155', 'LS-156'],
  mine: ['LS-R35'],
  fire: ['LS-118', 'LS-R78'],
  aim: ['LS-118'],
  quarry: ['LS-R48'],
  daze: ['LS-R77'],
  token: ['LS-145', 'LS-146'],
}

const AIM_RULES: Readonly<Record<Deed['aim']['at'], string>> = {
  enemy: 'LS-093',
  enemies: 'LS-093',
  quadrant: 'LS-026',
  'both-quadrants': 'LS-092',
  row: 'LS-024',
  lane: 'LS-091',
  line: 'LS-093',
  hits: 'LS-093',
  shift: 'LS-R70',
  mine: 'LS-R35',
  'empty-space': 'LS-R35',
  'squad-space': 'LS-062',
  hero: 'LS-090',
  self: 'LS-064',
  squad: 'LS-082',
  pile: 'LS-126',
}

const EFFECT_RULES: Readonly<Record<Deed['effects'][number]['do'], string>> = {
  attack: 'LS-065',
  blast: 'LS-R30',
  barrage: 'LS-065',
  damage: 'LS-140',
  defeat: 'LS-141',
  heal: 'LS-R17',
  armor: 'LS-148',
  move: 'LS-062',
  shift: 'LS-R70',
  revive: 'LS-068',
  put: 'LS-R51',
  lift: 'LS-R35',
  reveal: 'LS-126',
  discard: 'LS-126',
  grant: 'LS-R24',
}
const TOKEN_RULES: Readonly<Record<string, string>> = { mine: 'LS-R35', mark: 'LS-R76', 'draw-fire': 'LS-R48' }

/** Those behind a skill or a rampage: what it is aimed at, and what it does. */
export const deedRules = ({ aim, effects }: Deed): readonly string[] => [
  ...new Set([
    AIM_RULES[aim.at],
    ...effects.map((effect) =>
      effect.do === 'put' ? (TOKEN_RULES[effect.token] ?? EFFECT_RULES.put) : EFFECT_RULES[effect.do],
    ),
  ]),
]

/** Those behind the text of an enemy. */
export function textRules({ keywords, armor, effect, attack }: EnemyCard): readonly string[] {
  const special = attack && (attack.aims !== 'lane' || attack.spread !== 'one')
  return [
    ...keywords.map((keyword) => KEYWORD_RULES[keyword][0]!),
    ...(armor === undefined ? [] : ['LS-149']),
    ...(special ? ['LS-116'] : []),
    ...(attack?.times ? ['LS-R45'] : []),
    ...(effect ? ['LS-116'] : []),
  ].filter((rule, at, all) => all.indexOf(rule) === at)
}
