import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { cog, crossedSwords, knightBanner, openBook } from '#web/design/icons'
import { Link, usePath } from '#web/route.tsx'
import { useWords } from '#web/words/words'
import './shell.css'

/** What is around every page but the table: a slim header above, a line below. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { common } = useWords()
  const content = useFocusOnNewPage()
  return (
    <div className="shell">
      <a className="shell-skip" href="#content">
        {common.skip}
      </a>
      <header className="shell-header">
        <Link className="shell-name" href="/">
          <Arms />
          Ludus
        </Link>
        <nav aria-label={common.navigation}>
          <Link href="/lobby">
            <Icon of={knightBanner} />
            {common.lobby}
          </Link>
          <Link href="/mine">
            <Icon of={crossedSwords} />
            {common.mine}
          </Link>
          <Link href="/rules">
            <Icon of={openBook} />
            {common.rules}
          </Link>
          <Link href="/settings">
            <Icon of={cog} />
            {common.settings}
          </Link>
        </nav>
      </header>
      <div id="content" className="shell-content" ref={content} tabIndex={-1}>
        {children}
      </div>
      <footer className="shell-footer">
        <span>{common.motto}</span>
        <Link href="/credits">{common.credits}</Link>
      </footer>
    </div>
  )
}

/** Whoever goes to another page reads on from its beginning, not from the link that is gone. */
function useFocusOnNewPage() {
  const path = usePath()
  const first = useRef(path)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (path !== first.current) content.current?.focus({ preventScroll: true })
    first.current = ''
  }, [path])
  return content
}

/** The arms of the house: an L on a shield. */
function Arms() {
  return (
    <svg className="shell-arms" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 0 15 3v5q0 5-7 8-7-3-7-8V3z" />
      <path className="letter" d="M6 3.6v8h5v-2H8v-6z" />
    </svg>
  )
}
