import type { Block, Keyword } from '#games/last-brave/cards'

interface KeywordWords {
  readonly power: string
  readonly negate: Readonly<Record<Block, string>>
  readonly other: Readonly<Record<Exclude<Keyword['do'], 'power' | 'negate'>, string>>
}

const en: KeywordWords = {
  power: 'Power',
  negate: { defend: 'Negate Defend', reflect: 'Negate Reflect' },
  other: {
    hits: 'Hits +1',
    defend: 'Defend',
    reflect: 'Reflect',
    're-engage': 'Re-engage',
    'scatter-shot': 'Scatter Shot',
    seal: 'Seal',
    revive: 'Revive',
    recover: 'Recover',
    resist: 'Resist 1',
  },
}

const de: KeywordWords = {
  power: 'Kraft',
  negate: { defend: 'Keine Abwehr', reflect: 'Kein Rückschlag' },
  other: {
    hits: 'Treffer +1',
    defend: 'Abwehr',
    reflect: 'Rückschlag',
    're-engage': 'Nachsetzen',
    'scatter-shot': 'Streuschuss',
    seal: 'Siegel',
    revive: 'Aufrichten',
    recover: 'Zurückholen',
    resist: 'Widerstand 1',
  },
}

const said = (words: KeywordWords) => (keyword: Keyword) => {
  if (keyword.do === 'power') return `${words.power} +${keyword.by}`
  return keyword.do === 'negate' ? words.negate[keyword.what] : words.other[keyword.do]
}

/** What a keyword is called on a card. */
export const keywordWords = { en: said(en), de: said(de) }
