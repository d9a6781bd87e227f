import { useState } from 'react'
import { openTable, serverIsThere } from '#web/client/tables'
import { Button } from '#web/design/button.tsx'
import { crossedSwords, openBook } from '#web/design/icons'
import { goTo } from '#web/route.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { guide as part } from '#web/words/guide'
import { useWords, useWordsOf } from '#web/words/words'

interface EndProps {
  readonly game: string
}

/** The ways on from the end of a guide: a real match before all. */
export function End({ game }: EndProps) {
  const words = useWordsOf(part)
  const { common } = useWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function play() {
    setBusy(true)
    openTable(
      { game, seats: [{ kind: 'human' }, { kind: 'bot', level: 'easy' }] },
      serverIsThere() ? 'server' : 'device',
      true,
    )
      .then((id) => goTo(`/table/${id}`))
      .catch((error: Error) => {
        setProblem(error.message)
        setBusy(false)
      })
  }

  return (
    <>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className="coach-ways">
        <Button kind="primary" icon={crossedSwords} busy={isBusy} onClick={play}>
          {words.playBot}
        </Button>
        <LinkButton icon={openBook} href={`/rules/${game}`}>
          {common.rules}
        </LinkButton>
      </div>
    </>
  )
}
