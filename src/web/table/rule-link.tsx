import { Suspense, useState } from 'react'
import { ClauseDialog } from '#web/table/clause-later'
import { useWords } from '#web/words/words'
import './rule-link.css'

interface RuleLinkProps {
  readonly game: string
  /** The id of a clause: `BR-034`. */
  readonly rule: string
}

/** The clause behind something; tap reads it. */
export function RuleLink({ game, rule }: RuleLinkProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        className="rule-link"
        aria-label={words.table.rule(rule)}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {rule}
      </button>
      {wasOpened && (
        <Suspense>
          <ClauseDialog game={game} rule={rule} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
