import type { ReactNode } from 'react'
import { cancel, semiClosedEye } from '#web/design/icons'
import { Message } from '#web/design/message.tsx'
import type { BadFile } from '#web/replay/open-record'
import { useTitle } from '#web/route.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { replay } from '#web/words/replay'
import { useWords, useWordsOf } from '#web/words/words'

interface FlawedProps {
  readonly error: BadFile
  /** The way to another file. */
  readonly children?: ReactNode
}

/** A record that cannot be shown: why, and the way on. */
export function Flawed({ error, children }: FlawedProps) {
  const words = useWordsOf(replay)
  const { common } = useWords()
  const { title, text } = words.flaws[error.flaw]
  useTitle(title)
  return (
    <Message
      title={title}
      icon={cancel}
      actions={
        <>
          {children}
          <LinkButton href="/">{common.allGames}</LinkButton>
        </>
      }
    >
      <p>{text}</p>
      <p>
        {words.detail} <code>{error.message.slice(0, 300)}</code>
      </p>
    </Message>
  )
}

/** A table whose replay is not to be had. */
export function Gone({ why }: { readonly why: string }) {
  const words = useWordsOf(replay)
  const { common } = useWords()
  useTitle(words.gone.title)
  return (
    <main>
      <Message
        title={words.gone.title}
        icon={semiClosedEye}
        actions={
          <>
            <LinkButton kind="primary" href="/">
              {common.allGames}
            </LinkButton>
            <LinkButton href="/replay">{words.gone.openFile}</LinkButton>
          </>
        }
      >
        <p>{why}</p>
      </Message>
    </main>
  )
}
