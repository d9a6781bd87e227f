import { useMemo } from 'react'
import type { GameTypes, Text } from '#engine/game'
import type { AnyBox } from '#games/box'
import type { RunningReplay } from '#house/replay'
import { Button } from '#web/design/button.tsx'
import { hourglass, returnArrow, semiClosedEye } from '#web/design/icons'
import { Message } from '#web/design/message.tsx'
import { useTitle } from '#web/route.tsx'
import { language } from '#web/settings'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Log } from '#web/table/log.tsx'
import { replay } from '#web/words/replay'
import { useWordsOf } from '#web/words/words'
import './running.css'

interface RunningProps {
  readonly told: RunningReplay
  readonly box: AnyBox
  readonly onReload: () => void
}

/** A match that is not over: what spectators were told, and why there is no more. */
export function Running({ told: { table, lines }, box, onReload }: RunningProps) {
  const words = useWordsOf(replay)
  const text = box.texts[language()]
  const names = useMemo(() => namesIn(lines, box, text), [lines, box, text])
  const hasBegun = lines.some(({ events }) => events !== undefined)
  useTitle(words.running.title)
  return (
    <main className="replay-running" data-game={table.game}>
      <Message
        title={words.running.title}
        icon={hourglass}
        actions={
          <>
            <LinkButton kind="primary" icon={semiClosedEye} href={`/table/${table.id}`}>
              {words.running.watch}
            </LinkButton>
            <Button icon={returnArrow} onClick={onReload}>
              {words.running.reload}
            </Button>
          </>
        }
      >
        <p>{hasBegun ? words.running.text : words.running.notBegun}</p>
      </Message>
      <Log lines={lines} names={names} text={text} game={table.game} />
    </main>
  )
}

/** Who sat down last at each seat, as the lines tell. */
function namesIn(lines: RunningReplay['lines'], { game }: AnyBox, text: Text<GameTypes>): string[] {
  const names = Array.from({ length: game.about.seats[1] }, (_, seat) => text.seat(seat))
  for (const { what, seat, name } of lines)
    if ((what === 'sat' || what === 'handed') && typeof seat === 'number' && name !== undefined) names[seat] = name
  return names
}
