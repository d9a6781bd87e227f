import { useState } from 'react'
import { openTable, serverIsThere } from '#web/client/tables'
import { Button } from '#web/design/button.tsx'
import { crossedSwords } from '#web/design/icons'
import { isPlayedTogether } from '#web/lobby/said'
import { goTo } from '#web/route.tsx'
import { WayToRead } from '#web/shell/way-to-read.tsx'
import { guide as part } from '#web/words/guide'
import { useWordsOf } from '#web/words/words'

interface EndProps {
  readonly game: string
  /** How many sit at a table like the one just left. */
  readonly seats: number
}

/** The ways on from the end of a guide: a real match before all. */
export function End({ game, seats }: EndProps) {
  const words = useWordsOf(part)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function play() {
    setBusy(true)
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'easy' }) as const)
    openTable({ game, seats: [{ kind: 'human' }, ...bots] }, serverIsThere() ? 'server' : 'device', true)
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
          {(isPlayedTogether(game) ? words.playWithBots : words.playBots)(seats - 1)}
        </Button>
        <WayToRead game={game} />
      </div>
    </>
  )
}
