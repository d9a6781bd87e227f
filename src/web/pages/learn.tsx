import { use, useState } from 'react'
import { GAMES } from '#games/shelf'
import type { LearnPart } from '#web/design/parts'
import { openBook } from '#web/design/icons'
import { Message } from '#web/design/message.tsx'
import { GalleryPage } from '#web/learn/gallery.tsx'
import { LearnFrame } from '#web/learn/learn-frame.tsx'
import { Lost } from '#web/pages/lost.tsx'
import { LEARN_PARTS } from '#web/parts'
import { useTitle } from '#web/route.tsx'
import { language, useSettings } from '#web/settings'
import { LinkButton } from '#web/shell/link-button.tsx'
import { ClauseDialog } from '#web/table/clause-dialog.tsx'
import { learn as part } from '#web/words/learn'
import { useWords, useWordsOf } from '#web/words/words'

interface LearnProps {
  readonly game: string
  /** The second page, or the cards; the first page if left out. */
  readonly part: string | undefined
}

/** What the end of a path means: a page by its number, or after both of them the gallery. */
const PARTS: Readonly<Record<string, number>> = { '': 0, '2': 1, cards: 2 }

/** *How to play*: two pages of lessons in pictures, and the gallery of all cards. All of it is the game's own. */
export function Learn({ game, part: wanted }: LearnProps) {
  const lid = GAMES.find(({ about }) => about.id === game)
  const at = wanted === '' ? undefined : PARTS[wanted ?? '']
  if (!lid || at === undefined) return <Lost />
  const load = LEARN_PARTS[game]
  return load ? <Explained game={game} brought={broughtBy(game, load)} at={at} /> : <Unexplained game={game} />
}

const known = new Map<string, Promise<LearnPart>>()

/** What a game brings, loaded once; what could not be loaded is asked for again. */
function broughtBy(game: string, load: () => Promise<LearnPart>): Promise<LearnPart> {
  const loading = known.get(game) ?? load()
  known.set(game, loading)
  loading.catch(() => known.delete(game))
  return loading
}

interface ExplainedProps {
  readonly game: string
  readonly brought: Promise<LearnPart>
  readonly at: number
}

function Explained({ game, brought, at }: ExplainedProps) {
  useSettings()
  const { PAGES, GALLERY } = use(brought)
  const [rule, setRule] = useState<{ readonly id: string; readonly isOpen: boolean }>()
  const spoken = language()
  const Page = PAGES[at]?.Page
  return (
    <LearnFrame game={game} pages={PAGES} at={at}>
      {Page ? (
        <Page language={spoken} onRule={(id) => setRule({ id, isOpen: true })} />
      ) : (
        <GalleryPage game={game} gallery={GALLERY} language={spoken} />
      )}
      {rule && (
        <ClauseDialog
          game={game}
          rule={rule.id}
          isOpen={rule.isOpen}
          onClose={() => setRule({ ...rule, isOpen: false })}
        />
      )}
    </LearnFrame>
  )
}

function Unexplained({ game }: { readonly game: string }) {
  const words = useWordsOf(part)
  const { common } = useWords()
  useTitle(words.none.title)
  return (
    <main>
      <Message
        title={words.none.title}
        icon={openBook}
        actions={
          <>
            <LinkButton kind="primary" href={`/rules/${game}`}>
              {common.rules}
            </LinkButton>
            <LinkButton href="/">{common.allGames}</LinkButton>
          </>
        }
      >
        <p>{words.none.text}</p>
      </Message>
    </main>
  )
}
