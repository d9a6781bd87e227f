import { Button } from '#web/design/button.tsx'
import { cancel, hourglass, returnArrow, semiClosedEye } from '#web/design/icons'
import { Message } from '#web/design/message.tsx'
import { useTitle } from '#web/route.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { isMissingPart } from '#web/shell/renew'
import { useWords } from '#web/words/words'

/** A path that leads nowhere. */
export function Lost() {
  const { lost, common } = useWords()
  useTitle(lost.title)
  return (
    <main>
      <Message
        title={lost.title}
        icon={semiClosedEye}
        actions={
          <>
            <LinkButton kind="primary" href="/">
              {common.allGames}
            </LinkButton>
            <LinkButton href="/lobby">{common.lobby}</LinkButton>
          </>
        }
      >
        <p>{lost.text}</p>
      </Message>
    </main>
  )
}

/** Something that could not be drawn: a part that could not be loaded, or a mistake of ours. */
export function Broken({ error }: { readonly error: Error }) {
  const { lost, common } = useWords()
  const kind = !isMissingPart(error) ? 'broken' : navigator.onLine ? 'outdated' : 'offline'
  const { title, text } = lost[kind]
  useTitle(title)
  return (
    <main>
      <Message
        title={title}
        icon={kind === 'broken' ? cancel : hourglass}
        actions={
          <>
            <Button kind="primary" icon={returnArrow} onClick={() => window.location.reload()}>
              {lost.reload}
            </Button>
            {/* A plain link: after a mistake it is better to begin anew. */}
            <a href="/">{common.allGames}</a>
          </>
        }
      >
        <p>{text}</p>
        {kind === 'broken' && (
          <p>
            <code>{error.message}</code>
          </p>
        )}
      </Message>
    </main>
  )
}
