import type { Language } from '#engine/game'

/** How numbers are written in a language. */
export interface Numbers {
  /** A chance in whole percent; one that is there is never written as none. */
  percent(part: number): string
  /** A chance that is given away, in points of a percent. */
  points(part: number): string
}

const made = (language: Language): Numbers => {
  const whole = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const fine = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    percent: (part) => (part > 0.000_5 && part < 0.005 ? `< ${whole.format(0.01)}` : whole.format(part)),
    points: (part) => fine.format(part * 100),
  }
}

export const numbersOf: Readonly<Record<Language, Numbers>> = { en: made('en'), de: made('de') }
