import { use } from 'react'
import { ICON_AUTHORS, ICON_LICENCE, ICON_SOURCE } from '#web/design/icon-credits'
import { Panel } from '#web/design/panel.tsx'
import { CREDITS_PARTS } from '#web/parts-later'
import { useTitle } from '#web/route.tsx'
import { language } from '#web/settings'
import { credits as words } from '#web/words/credits'
import { useWordsOf } from '#web/words/words'
import './credits.css'

const OF_GAMES = Promise.all(Object.values(CREDITS_PARTS).map((load) => load()))

/** Whose work is used here. */
export function Credits() {
  const credits = useWordsOf(words)
  const ofGames = use(OF_GAMES).map(({ CREDITS }) => CREDITS[language()])
  useTitle(credits.title)
  return (
    <main className="page credits">
      <h1>{credits.title}</h1>
      <Panel title={credits.names}>
        <p>{[credits.namesText, ...ofGames, credits.ownText].join(' ')}</p>
      </Panel>
      <Panel title={credits.icons}>
        <p>
          {credits.iconsFrom} <a href={ICON_SOURCE.address}>{ICON_SOURCE.name}</a>, {credits.licensed}{' '}
          <a href={ICON_LICENCE.address}>{ICON_LICENCE.name}</a>:
        </p>
        <ul>
          {ICON_AUTHORS.map(({ author, address, icons }) => (
            <li key={author}>
              <a href={address}>{author}</a>: <span lang="en">{icons.join(', ')}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={credits.fonts}>
        <p>{credits.fontsText}</p>
      </Panel>
    </main>
  )
}
