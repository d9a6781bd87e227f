import { about } from '#games/roll-and-fight/about'
import { DIALS } from '#games/roll-and-fight/content/dice'
import type { OptionSentences } from '#games/roll-and-fight/text/forms'
import { bossName } from '#games/roll-and-fight/text/names'

const { options } = about
const LEVELS_EN = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const
const levels = (said: (level: keyof typeof LEVELS_EN) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(options.dice.values.map((level) => [level, `${LEVELS_EN[level]}: ${said(level)}`]))

export const OPTIONS_EN: OptionSentences = {
  mode: { ...options.mode, values: { 'real-time': 'In real time', relaxed: 'Without hurry' } },
  clocks: { ...options.clocks, values: { true: 'On', false: 'Off' } },
  ties: { ...options.ties, values: { shared: 'Shared victory', brawl: 'Brawl' } },
  dice: { ...options.dice, values: levels((level) => `${DIALS.dice[level]} dice`) },
  time: { ...options.time, values: levels((level) => `${DIALS.seconds[level]} seconds`) },
  target: { ...options.target, values: levels((level) => `${DIALS.target[level]} points`) },
  den: {
    ...options.den,
    values: Object.fromEntries(
      options.den.values.map((den) => [`${den}`, den === 'random' ? 'Drawn by lot' : `Board ${den}`]),
    ),
  },
  boss: {
    ...options.boss,
    values: Object.fromEntries(
      options.boss.values.map((boss) => [boss, boss === 'random' ? 'Drawn by lot' : bossName(boss, 'en')]),
    ),
  },
}
