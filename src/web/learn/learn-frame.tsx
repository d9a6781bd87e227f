import type { ReactNode } from 'react'
import { GAMES } from '#games/shelf'
import { crossedSwords, graduateCap, openBook } from '#web/design/icons'
import type { LearnPart } from '#web/design/parts'
import { Link, useTitle } from '#web/route.tsx'
import { language } from '#web/settings'
import { LinkButton } from '#web/shell/link-button.tsx'
import { learn as part } from '#web/words/learn'
import { useWordsOf } from '#web/words/words'
import './learn-frame.css'

interface LearnFrameProps {
  readonly game: string
  readonly pages: LearnPart['PAGES']
  /** Which page is shown: the first, the second, or the gallery. */
  readonly at: number
  readonly children: ReactNode
}

/** What is around the lessons: the way from one page to the next, and on to the table. */
export function LearnFrame({ game, pages, at, children }: LearnFrameProps) {
  const words = useWordsOf(part)
  const { name, guided } = GAMES.find(({ about }) => about.id === game)!.about
  const ways = [
    { href: `/learn/${game}`, label: pages[0].title[language()] },
    { href: `/learn/${game}/2`, label: pages[1].title[language()] },
    { href: `/learn/${game}/cards`, label: words.cards },
  ]
  const next = ways[at + 1]
  useTitle(at === 2 ? words.allCardsOf(name) : words.title(name))
  return (
    <main className="page learn" data-game={game}>
      <header>
        <h1>{at === 2 ? words.allCardsOf(name) : words.title(name)}</h1>
        <nav aria-label={words.parts}>
          {ways.map(({ href, label }, number) => (
            <Link key={href} href={href}>
              {number < 2 && <b aria-hidden="true">{number + 1}</b>}
              {label}
            </Link>
          ))}
        </nav>
      </header>
      {children}
      <footer>
        <nav aria-label={words.onwards}>
          {next && (
            <LinkButton kind="primary" href={next.href}>
              {next.label}
            </LinkButton>
          )}
          {guided && (
            <LinkButton kind={next ? 'plain' : 'primary'} icon={graduateCap} href={`/guide/${game}`}>
              {words.firstMatch}
            </LinkButton>
          )}
          <LinkButton icon={crossedSwords} href={`/new/${game}`}>
            {words.play}
          </LinkButton>
        </nav>
        <p>
          {words.referenceText}{' '}
          <LinkButton kind="quiet" icon={openBook} href={`/rules/${game}`}>
            {words.reference}
          </LinkButton>
        </p>
      </footer>
    </main>
  )
}
