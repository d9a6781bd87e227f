import { GAMES } from '#games/shelf'
import { graduateCap, openBook } from '#web/design/icons'
import { Lid } from '#web/home/lid.tsx'
import { LEARN_PARTS } from '#web/parts'
import { useTitle } from '#web/route.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { rules as words } from '#web/words/rules'
import { useWords, useWordsOf } from '#web/words/words'
import './rules-list.css'

/** Every game, and how one learns it: in pictures, by its cards, in a first match, or clause by clause. */
export function RulesList() {
  const rules = useWordsOf(words)
  const { common, home } = useWords()
  useTitle(rules.list)
  return (
    <main className="page rules-list">
      <h1>{rules.list}</h1>
      <p>{rules.listText}</p>
      <ul>
        {GAMES.map(({ about: { id, name, guided } }) => (
          <li key={id} data-game={id}>
            <Lid game={id} name={name} />
            <div>
              <h2>{name}</h2>
              {LEARN_PARTS[id] && (
                <>
                  <LinkButton kind="primary" icon={openBook} href={`/learn/${id}`}>
                    {common.howToPlay}
                  </LinkButton>
                  <LinkButton href={`/learn/${id}/cards`}>{rules.cards}</LinkButton>
                </>
              )}
              {guided && (
                <LinkButton icon={graduateCap} href={`/guide/${id}`}>
                  {home.firstMatch}
                </LinkButton>
              )}
              <LinkButton href={`/rules/${id}`}>{rules.reference}</LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </main>
  )
}
