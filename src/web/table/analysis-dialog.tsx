import { Suspense, useEffect, useState } from 'react'
import type { Viewer } from '#engine/game'
import type { MatchRecord } from '#engine/match'
import { analysisOf } from '#web/analyses'
import { replayOf } from '#web/client/tables'
import { Dialog } from '#web/design/dialog.tsx'
import { goTo } from '#web/route.tsx'
import { language } from '#web/settings'
import { useWords } from '#web/words/words'
import './analysis-dialog.css'

interface AnalysisDialogProps {
  readonly table: string
  readonly game: string
  readonly viewer: Viewer
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What was well played in a match that is over, and what was not. */
export function AnalysisDialog({ table, game, viewer, isOpen, onClose }: AnalysisDialogProps) {
  const { table: words, common } = useWords()
  const Analysis = analysisOf(game)
  const [record, setRecord] = useState<MatchRecord>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (!isOpen || record) return
    replayOf(table)
      .then((replay) => setRecord(replay as MatchRecord))
      .catch((error: Error) => setProblem(error.message))
  }, [table, isOpen, record])
  return (
    <Dialog title={words.analysis} isOpen={isOpen} onClose={onClose} closeLabel={common.close}>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className="analysis-sheet">
        <Suspense fallback={<p role="status">{words.analysisLoading}</p>}>
          {record && (
            <Analysis
              record={record}
              viewer={viewer}
              language={language()}
              onMoment={(step) => goTo(`/replay/${table}#${step}`)}
            />
          )}
        </Suspense>
      </div>
    </Dialog>
  )
}
