import { type ReactNode, useId } from 'react'
import { Rule } from '#web/design/rule.tsx'
import './lesson.css'

// What the pages of *How to play* are made of, in any game.

interface LessonProps {
  readonly title: string
  /** The clauses behind it. */
  readonly rules?: readonly string[]
  readonly onRule: (rule: string) => void
  readonly picture: ReactNode
  /** The picture takes the whole width, with the words above it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** One thing to learn: a picture on the game's own mat, and a few words beside it. */
export function Lesson({ title, rules = [], onRule, picture, isWide = false, children }: LessonProps) {
  const id = useId()
  return (
    <section className="lesson" data-wide={isWide || undefined} aria-labelledby={id}>
      <div className="lesson-words">
        <h2 id={id}>{title}</h2>
        {children}
        <Clauses rules={rules} onRule={onRule} />
      </div>
      <div className="lesson-picture">{picture}</div>
    </section>
  )
}

/** The clauses behind what was said, as a way to them. */
export function Clauses({ rules, onRule }: Pick<LessonProps, 'onRule'> & { readonly rules: readonly string[] }) {
  if (rules.length === 0) return null
  return (
    <p className="lesson-rules">
      {rules.map((rule) => (
        <Rule key={rule} rule={rule} onRule={onRule} />
      ))}
    </p>
  )
}

/** Pictures in a row, an arrow from each to the next. */
export const Steps = ({ children }: { readonly children: ReactNode }) => <ol className="lesson-steps">{children}</ol>

interface StepProps {
  readonly says: ReactNode
  readonly children: ReactNode
}

/** One of them, and what happens in it. */
export function Step({ says, children }: StepProps) {
  return (
    <li>
      <Arrow />
      <div className="lesson-stage">{children}</div>
      <p>{says}</p>
    </li>
  )
}

/** From here to there, as boards draw it. */
export function Arrow() {
  return (
    <svg className="lesson-arrow" viewBox="0 0 64 28" aria-hidden="true">
      <path className="shaft" d="M4 19C18 8 32 7 45 12" />
      <path className="head" d="M41 2 61 18 38 22 44.5 12.5Z" />
    </svg>
  )
}
