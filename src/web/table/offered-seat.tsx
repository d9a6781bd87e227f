import { useState } from 'react'
import { Button } from '#web/design/button.tsx'
import { Dialog } from '#web/design/dialog.tsx'
import { sheets } from '#web/words/sheets'
import { useWords, useWordsOf } from '#web/words/words'

const TOKEN = 'seat'

interface OfferedSeatProps {
  /** Who set the table up. */
  readonly host: string
  readonly onTake: (token: string) => void
}

/** Someone came by a link that hands a seat over: asks whether to take it. The link works once, so it is not kept. */
export function OfferedSeat({ host, onTake }: OfferedSeatProps) {
  const { common } = useWords()
  const words = useWordsOf(sheets)
  const [token, setToken] = useState(() => new URLSearchParams(window.location.search).get(TOKEN))

  function close() {
    setToken(null)
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }

  return (
    <Dialog
      title={words.takeSeatTitle}
      isOpen={token !== null}
      onClose={close}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={close}>{words.onlyWatch}</Button>
          <Button
            kind="primary"
            onClick={() => {
              if (token !== null) onTake(token)
              close()
            }}
          >
            {words.takeSeat}
          </Button>
        </>
      }
    >
      <p>{words.takeSeatText(host)}</p>
    </Dialog>
  )
}
