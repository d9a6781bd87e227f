import { useEffect, useState } from 'react'
import { Dialog } from '#web/design/dialog.tsx'
import { useWords } from '#web/words/words'

interface ClauseDialogProps {
  readonly game: string
  readonly rule: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A clause of the rules as it stands in the document, and the way to the rest of it. */
export function ClauseDialog({ game, rule, isOpen, onClose }: ClauseDialogProps) {
  const words = useWords()
  const clause = useClause(game, rule)
  return (
    <Dialog
      title={words.table.ruleTitle(rule)}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={words.common.close}
      actions={
        <a href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
          {words.table.allRules} <span className="unseen">({words.table.newWindow})</span>
        </a>
      }
    >
      <div aria-busy={clause === undefined} aria-live="polite">
        {clause === null && <p>{words.table.noSuchRule}</p>}
        {clause && (
          <>
            <p>
              <strong>{clause.title}</strong>
            </p>
            <p>{clause.text}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}

type Clause = { readonly title: string; readonly text: string }

/** `undefined` until it is read, `null` if there is none. */
function useClause(game: string, rule: string): Clause | null | undefined {
  const [read, setRead] = useState<{ readonly rule: string; readonly clause: Clause | null }>()
  useEffect(() => {
    let isWanted = true
    const found = (clause: Clause | null) => isWanted && setRead({ rule, clause })
    import('#web/rules/clauses')
      .then(async ({ clause }) => found((await clause(game, rule)) ?? null))
      .catch(() => found(null))
    return () => {
      isWanted = false
    }
  }, [game, rule])
  return read?.rule === rule ? read.clause : undefined
}
