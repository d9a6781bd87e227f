import { Button } from '#web/design/button.tsx'
import { returnArrow } from '#web/design/icons'
import { Message } from '#web/design/message.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { useTitle } from '#web/route.tsx'
import { useWords } from '#web/words/words'

interface LostPageProps {
  readonly title: string
  readonly text: string
  readonly icon: string
  /** Whether loading the page again may help. */
  readonly canReload?: boolean
}

/** A table that cannot be shown: why, and the way on. */
export function LostPage({ title, text, icon, canReload = false }: LostPageProps) {
  const { table: words, common } = useWords()
  useTitle(title)
  return (
    <main>
      <Message
        title={title}
        icon={icon}
        actions={
          <>
            {canReload && (
              <Button kind="primary" icon={returnArrow} onClick={() => window.location.reload()}>
                {words.reload}
              </Button>
            )}
            <LinkButton kind={canReload ? 'plain' : 'primary'} href="/">
              {common.allGames}
            </LinkButton>
            <LinkButton href="/lobby">{common.lobby}</LinkButton>
          </>
        }
      >
        <p>{text}</p>
      </Message>
    </main>
  )
}
