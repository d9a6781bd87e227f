import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { GAMES } from '#games/shelf'
import { Field } from '#web/design/field.tsx'
import { crossedSwords, openBook } from '#web/design/icons'
import { Message } from '#web/design/message.tsx'
import { LEARN_PARTS } from '#web/parts'
import { Link, useHash, useTitle } from '#web/route.tsx'
import { RulesBlock } from '#web/rules/block.tsx'
import { rulesOf } from '#web/rules/clauses'
import type { Section } from '#web/rules/parse'
import { countPassages, searchRules, wordsOf } from '#web/rules/search'
import { LinkButton } from '#web/shell/link-button.tsx'
import { rules as words } from '#web/words/rules'
import { useWords, useWordsOf } from '#web/words/words'
import './rules.css'

/** The rules of a game, clause by clause. */
export function Rules({ game }: { readonly game: string }) {
  const { common } = useWords()
  const rules = useWordsOf(words)
  const lid = GAMES.find(({ about }) => about.id === game)
  const sections = useRules(game)
  useTitle(lid ? rules.title(lid.about.name) : rules.none.title)
  if (!lid || sections?.length === 0)
    return (
      <main>
        <Message title={rules.none.title} icon={openBook} actions={<LinkButton href="/">{common.allGames}</LinkButton>}>
          <p>{rules.none.text}</p>
        </Message>
      </main>
    )
  return (
    <main className="page rules" data-game={game}>
      <header>
        <h1>{rules.title(lid.about.name)}</h1>
        <div className="rules-ways">
          {LEARN_PARTS[game] && (
            <LinkButton icon={openBook} href={`/learn/${game}`}>
              {common.howToPlay}
            </LinkButton>
          )}
          <LinkButton kind="primary" icon={crossedSwords} href={`/new/${game}`}>
            {rules.play}
          </LinkButton>
        </div>
        {rules.inEnglish !== '' && <p className="rules-note">{rules.inEnglish}</p>}
      </header>
      {GAMES.length > 1 && (
        <nav className="rules-others" aria-label={rules.otherGames}>
          {GAMES.filter(({ about }) => about.id !== game).map(({ about }) => (
            <Link key={about.id} href={`/rules/${about.id}`}>
              {about.name}
            </Link>
          ))}
        </nav>
      )}
      {sections && <Reader sections={sections} />}
    </main>
  )
}

/** `undefined` while they are on their way. */
function useRules(game: string): readonly Section[] | undefined {
  const [sections, setSections] = useState<readonly Section[]>()
  const [error, setError] = useState<Error>()
  useEffect(() => {
    let isWanted = true
    rulesOf(game).then(
      (read) => isWanted && setSections(read),
      (failed: Error) => isWanted && setError(failed),
    )
    return () => {
      isWanted = false
    }
  }, [game])
  if (error) throw error
  return sections
}

function Reader({ sections }: { readonly sections: readonly Section[] }) {
  const rules = useWordsOf(words)
  const [query, setQuery] = useState('')
  const hash = useHash()
  const sought = useDeferredValue(query)
  const terms = useMemo(() => wordsOf(sought), [sought])
  const found = useMemo(() => searchRules(sections, terms), [sections, terms])
  useEffect(() => {
    const meant = hash === '' ? null : document.getElementById(hash)
    if (!meant) return
    meant.scrollIntoView({ block: 'center' })
    meant.focus({ preventScroll: true })
  }, [hash])
  return (
    <div className="rules-reader">
      <aside>
        <search>
          <Field
            label={rules.search}
            hint={rules.searchHint}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status">{terms.length > 0 && rules.found(countPassages(found))}</p>
        </search>
        <Contents sections={found} />
      </aside>
      <article lang="en">
        {found.map((section) => (
          <Part key={section.id} section={section} sought={terms} lit={hash} />
        ))}
      </article>
    </div>
  )
}

/** In a drawer where there is no room beside the text. */
function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const rules = useWordsOf(words)
  const [isWide] = useState(() => window.matchMedia('(width >= 56rem)').matches)
  return (
    <details className="rules-contents" open={isWide}>
      <summary>{rules.contents}</summary>
      <nav aria-label={rules.contents} lang="en">
        {sections.map(({ id, title, level }) => (
          <a key={id} href={`#${id}`} data-level={level}>
            <span aria-hidden="true">{id}</span> {title}
          </a>
        ))}
      </nav>
    </details>
  )
}

interface PartProps {
  readonly section: Section
  readonly sought: readonly string[]
  readonly lit: string
}

function Part({ section: { id, title, level, blocks }, sought, lit }: PartProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id}>
      <Heading id={id} tabIndex={-1} data-lit={id === lit || undefined}>
        {title}
      </Heading>
      {blocks.map((block, at) => (
        <RulesBlock key={block.kind === 'clause' ? block.id : at} block={block} sought={sought} lit={lit} />
      ))}
    </section>
  )
}
