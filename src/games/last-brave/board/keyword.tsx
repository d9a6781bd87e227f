import type { ReactNode } from 'react'
import { COSTS, glyphOf } from '#games/last-brave/board/art/glyphs.tsx'
import type { CardWords } from '#games/last-brave/board/card-words-type'
import type { Keyword as AKeyword } from '#games/last-brave/cards'
import './keyword.css'

interface KeywordProps {
  readonly keyword: AKeyword
  readonly words: Pick<CardWords, 'keyword'>
  /** Only the sign, with its number; the words are for those who listen. */
  readonly short?: boolean
}

/** A keyword: its sign and its name. */
export function Keyword({ keyword, words, short = false }: KeywordProps) {
  return (
    <span className="lb-keyword" data-do={keyword.do}>
      <Sign>{glyphOf(keyword)}</Sign>
      {short && keyword.do === 'power' && <b aria-hidden="true">+{keyword.by}</b>}
      <span className={short ? 'unseen' : undefined}>{words.keyword(keyword)}</span>
    </span>
  )
}

interface CostProps {
  readonly cost: keyof typeof COSTS
  readonly words: Pick<CardWords, 'costs'>
  /** With its name; else that is only for those who listen. */
  readonly named?: boolean
}

/** What an ability costs. */
export function Cost({ cost, words, named = false }: CostProps) {
  return (
    <span className="lb-cost" data-cost={cost}>
      <Sign>{COSTS[cost]}</Sign>
      <span className={named ? undefined : 'unseen'}>{words.costs[cost]}</span>
    </span>
  )
}

function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="lb-sign" viewBox="0 0 24 24" focusable="false" aria-hidden="true">
      {children}
    </svg>
  )
}
