import { Fragment } from 'react'
import type { Block, Line } from '#web/rules/parse'
import { cutAt } from '#web/rules/search'
import { rules as words } from '#web/words/rules'
import { useWordsOf } from '#web/words/words'

interface Shown {
  /** The words to be marked. */
  readonly sought: readonly string[]
  /** The id that someone was sent to. */
  readonly lit: string
}

/** One block of the rules, as it is printed. */
export function RulesBlock({ block, sought, lit }: Shown & { readonly block: Block }) {
  switch (block.kind) {
    case 'clause':
      return (
        <p className="rules-clause" id={block.id} tabIndex={-1} data-lit={block.id === lit || undefined}>
          <Anchor id={block.id} />
          <span>
            <Pieces line={block.line} sought={sought} />
          </span>
        </p>
      )
    case 'table':
      return (
        <div
          className="rules-table"
          role="region"
          aria-label={block.head.map(([piece]) => piece?.text).join(', ')}
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col">
                    <Pieces line={cell} sought={sought} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(({ id, cells }, at) => (
                <tr key={at} id={id} tabIndex={id === undefined ? undefined : -1} data-lit={id === lit || undefined}>
                  {cells.map((cell, column) => (
                    <td key={column}>
                      {id !== undefined && column === 0 ? <Anchor id={id} /> : <Pieces line={cell} sought={sought} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'listing':
      return (
        <pre className="rules-listing" tabIndex={0}>
          {block.text}
        </pre>
      )
    case 'item':
      return (
        <p className="rules-item">
          <Pieces line={block.line} sought={sought} />
        </p>
      )
    case 'paragraph':
      return (
        <p>
          <Pieces line={block.line} sought={sought} />
        </p>
      )
  }
}

/** The id beside its clause, to be linked to. */
function Anchor({ id }: { readonly id: string }) {
  const rules = useWordsOf(words)
  return (
    <a className="rules-id" href={`#${id}`} aria-label={rules.linkTo(id)}>
      {id.replace(/^G-/, '')}
    </a>
  )
}

function Pieces({ line, sought }: { readonly line: Line; readonly sought: readonly string[] }) {
  return line.map(({ kind, text }, at) => {
    const marked = <Marked text={text} sought={sought} />
    switch (kind) {
      case 'code':
        return <code key={at}>{marked}</code>
      case 'strong':
        return <strong key={at}>{marked}</strong>
      case 'clause':
        return (
          <a key={at} href={`#${text}`}>
            {marked}
          </a>
        )
      case 'text':
        return <Fragment key={at}>{marked}</Fragment>
    }
  })
}

function Marked({ text, sought }: { readonly text: string; readonly sought: readonly string[] }) {
  return cutAt(text, sought).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}
