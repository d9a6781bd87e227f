import { useEffect, useState } from 'react'
import type { About, GameTypes, Text } from '#engine/game'
import type { TableTold } from '#protocol/told'
import { Field } from '#web/design/field.tsx'
import { LEARN_PARTS } from '#web/parts'
import type { QuotedClause } from '#web/rules/clauses'
import { RuleLink } from '#web/table/rule-link.tsx'
import { rules } from '#web/words/rules'
import { useWords, useWordsOf } from '#web/words/words'
import './rules-tab.css'

interface RulesTabProps {
  readonly table: TableTold
  readonly about: About<object>
  readonly text: Text<GameTypes>
}

/** The rules as far as one needs them beside a match: what is special at this table, and any clause by a word of it. */
export function RulesTab({ table, about, text }: RulesTabProps) {
  const { table: words, common } = useWords()
  const said = useWordsOf(rules)
  const options = about.options as Readonly<Record<string, { readonly rule: string; readonly default: unknown }>>
  const chosen = Object.entries(table.options).filter(([name, value]) => options[name]?.default !== value)
  return (
    <div className="rules-tab" tabIndex={0} role="group" aria-label={said.rulesHere}>
      <h3>{said.variants}</h3>
      {chosen.length === 0 && <p>{said.noVariants}</p>}
      <ul>
        {chosen.map(([name, value]) => {
          const option = text.options[name]
          return (
            <li key={name}>
              <b>{option?.name ?? name}</b>
              {value !== true && `: ${option?.values[String(value)] ?? String(value)}`}{' '}
              <RuleLink game={table.game} rule={options[name]!.rule} />
              <br />
              {option?.text}
            </li>
          )
        })}
      </ul>
      <Search game={table.game} />
      <p className="rules-tab-ways">
        {LEARN_PARTS[table.game] && <Apart href={`/learn/${table.game}`}>{common.howToPlay}</Apart>}
        <Apart href={`/rules/${table.game}`}>{words.allRules}</Apart>
      </p>
      <details>
        <summary>{said.fairness}</summary>
        <p>{said.fairnessText}</p>
        <code>{table.commitment}</code>
      </details>
    </div>
  )
}

/** A link into a window of its own: nobody leaves the table to read. */
function Apart({ href, children }: { readonly href: string; readonly children: string }) {
  const { table: words } = useWords()
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="unseen"> ({words.newWindow})</span>
    </a>
  )
}

/** How many clauses are shown at once, and how much must be typed before any is. */
const MOST = 12
const LEAST = 2

function Search({ game }: { readonly game: string }) {
  const said = useWordsOf(rules)
  const [wanted, setWanted] = useState('')
  const [found, setFound] = useState<readonly QuotedClause[]>([])
  useEffect(() => {
    if (wanted.trim().length < LEAST) return undefined
    let isWanted = true
    void import('#web/table/find-clauses').then(async ({ findClauses }) => {
      const clauses = await findClauses(game, wanted, MOST)
      if (isWanted) setFound(clauses)
    })
    return () => {
      isWanted = false
    }
  }, [game, wanted])
  const isAsking = wanted.trim().length >= LEAST
  return (
    <>
      <Field
        label={said.findRule}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        autoComplete="off"
      />
      <ul aria-live="polite">
        {isAsking && found.length === 0 && <li>{said.nothingFound}</li>}
        {isAsking &&
          found.map(({ id, text }) => (
            <li key={id}>
              <b>{id}</b> {text}
            </li>
          ))}
      </ul>
    </>
  )
}
