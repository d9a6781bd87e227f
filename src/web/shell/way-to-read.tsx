import { openBook } from '#web/design/icons'
import { LEARN_PARTS } from '#web/parts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { useWords } from '#web/words/words'

interface WayToReadProps {
  readonly game: string
  readonly kind?: 'plain' | 'quiet'
  readonly isApart?: boolean
}

/** The way to *How to play*, or for a game without it, to its rules. */
export function WayToRead({ game, kind = 'plain', isApart = false }: WayToReadProps) {
  const { common } = useWords()
  const isExplained = LEARN_PARTS[game] !== undefined
  return (
    <LinkButton kind={kind} icon={openBook} href={isExplained ? `/learn/${game}` : `/rules/${game}`} isApart={isApart}>
      {isExplained ? common.howToPlay : common.rules}
    </LinkButton>
  )
}
