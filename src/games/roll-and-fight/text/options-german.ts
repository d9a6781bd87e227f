import { about } from '#games/roll-and-fight/about'
import { DIALS } from '#games/roll-and-fight/content/dice'
import type { OptionSentences } from '#games/roll-and-fight/text/forms'
import { bossName } from '#games/roll-and-fight/text/names'

const LEVELS_DE = { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' } as const
const levels = (said: (level: keyof typeof LEVELS_DE) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(about.options.dice.values.map((level) => [level, `${LEVELS_DE[level]}: ${said(level)}`]))

export const OPTIONS_DE: OptionSentences = {
  mode: {
    name: 'Würfeln',
    text: 'Ob alle in Echtzeit um die Würfel rennen oder gemeinsam in Durchgängen werfen, ohne Eile.',
    values: { 'real-time': 'In Echtzeit', relaxed: 'Ohne Eile' },
  },
  clocks: {
    name: 'Uhren des Rennens',
    text: 'Zu mehreren: nach 120 Sekunden keine Würfel mehr, nach 150 Schluss, oder 20 Sekunden nachdem alle anderen aufgehört haben.',
    values: { true: 'An', false: 'Aus' },
  },
  ties: {
    name: 'Gleichstand',
    text: 'Ob sich den Sieg teilt, wer dann noch gleichauf liegt, oder ob Würfel es ausfechten.',
    values: { shared: 'Geteilter Sieg', brawl: 'Rauferei' },
  },
  dice: {
    name: 'Würfel allein',
    text: 'Kampfwürfel im Vorrat von jemandem, der allein spielt: 20, 16 oder 12.',
    values: levels((level) => `${DIALS.dice[level]} Würfel`),
  },
  time: {
    name: 'Zeit allein',
    text: 'Wie lange jemand, der allein spielt, Würfel aus dem Vorrat nehmen kann: 45, 30 oder 25 Sekunden.',
    values: levels((level) => `${DIALS.seconds[level]} Sekunden`),
  },
  target: {
    name: 'Ziel allein',
    text: 'Mit so vielen Punkten hat gewonnen, wer allein spielt: 18, 23 oder 28.',
    values: levels((level) => `${DIALS.target[level]} Punkte`),
  },
  den: {
    name: 'Versteck allein',
    text: 'Der Plan des Verstecks von jemandem, der allein spielt.',
    values: Object.fromEntries(
      about.options.den.values.map((den) => [`${den}`, den === 'random' ? 'Ausgelost' : `Plan ${den}`]),
    ),
  },
  boss: {
    name: 'Boss allein',
    text: 'Der Boss von jemandem, der allein spielt.',
    values: Object.fromEntries(
      about.options.boss.values.map((boss) => [boss, boss === 'random' ? 'Ausgelost' : bossName(boss, 'de')]),
    ),
  },
}

/** What an option is called in German, by its key. */
export const german = (name: string): string => OPTIONS_DE[name as keyof OptionSentences]?.name ?? name
