import { Mark } from '#games/last-stand/board/art/mark.tsx'
import type { Sign } from '#games/last-stand/board/art/signs'
import { Token } from '#games/last-stand/board/art/token.tsx'
import { DeedCard } from '#games/last-stand/board/cards/deed-card.tsx'
import { EnemyCard } from '#games/last-stand/board/cards/enemy-card.tsx'
import { GeneralSheet } from '#games/last-stand/board/cards/general-sheet.tsx'
import { HeroSheet } from '#games/last-stand/board/cards/hero-sheet.tsx'
import { KEYWORDS } from '#games/last-stand/content/vocabulary'
import { KEYWORD_RULES, SIGN_RULES } from '#games/last-stand/learn/clauses'
import { Piece, told } from '#games/last-stand/learn/round.tsx'
import { SAID } from '#games/last-stand/learn/said'
import type { Explained } from '#games/last-stand/learn/words'
import { CUBES } from '#games/last-stand/rules/read'
import { cardName, deedName, heroName } from '#games/last-stand/text/names'
import { keywordName, keywordSaid } from '#games/last-stand/text/sentences'
import { Arrow, Clauses, Lesson, Step, Steps } from '#web/design/lesson.tsx'
import type { LearnProps } from '#web/design/parts'
import './learn.css'

/** What a sign on a card means, a line for each. */
function Legend({ signs }: { readonly signs: Readonly<Partial<Record<Sign, string>>> }) {
  return (
    <ul className="lsl-legend">
      {Object.entries(signs).map(([sign, means]) => (
        <li key={sign}>
          <Mark sign={sign as Sign} />
          <span>{means}</span>
        </li>
      ))}
    </ul>
  )
}

const Cubes = ({ count }: { readonly count: number }) => (
  <span className="lsl-cubes">
    {Array.from({ length: count }, (_, at) => (
      <Token key={at} of="cube" />
    ))}
  </span>
)

/** The second page: how to read cards, what happens to heroes, and what all signs mean. */
export function CardsPage({ language, onRule }: LearnProps) {
  const words = SAID[language]
  const signs = Object.entries(words.signs.all) as [Explained, readonly [string, string]][]
  return (
    <>
      <Lesson
        title={words.hero.title}
        rules={['LS-005', 'LS-064', 'LS-066', 'LS-084']}
        onRule={onRule}
        picture={
          <span className="lsl-sheet">
            <HeroSheet hero="hero.brawler" size="large" language={language} />
            <span className="unseen">{heroName('hero.brawler', language)}</span>
          </span>
        }
      >
        {told(words.hero.text)}
        <Legend signs={words.hero.signs} />
      </Lesson>
      <Lesson
        title={words.enemy.title}
        rules={['LS-006', 'LS-097', 'LS-140', 'LS-148', 'LS-123']}
        onRule={onRule}
        picture={
          <div className="lsl-spread">
            {(['minion.riot-guard', 'lieutenant.warcaller'] as const).map((card) => (
              <span key={card} className="lsl-card">
                <EnemyCard card={card} size="large" language={language} />
                <span className="unseen">{cardName(card, language)}</span>
              </span>
            ))}
          </div>
        }
      >
        {told(words.enemy.text)}
        <Legend signs={words.enemy.signs} />
      </Lesson>
      <Lesson
        title={words.rampage.title}
        rules={['LS-080', 'LS-081', 'LS-082', 'LS-084', 'LS-086']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.rampage.steps[0]}>
              <span className="lsl-beaten">
                <Piece of="minion.grunt" language={language} />
              </span>
              <Arrow />
              <Cubes count={1} />
            </Step>
            <Step says={words.rampage.steps[1]}>
              <Cubes count={CUBES} />
            </Step>
            <Step says={words.rampage.steps[2]}>
              <span className="lsl-deed">
                <DeedCard deed="rampage.dead-to-rights" language={language} />
                <span className="unseen">{deedName('rampage.dead-to-rights', language)}</span>
              </span>
            </Step>
          </Steps>
        }
      >
        {told(words.rampage.text)}
      </Lesson>
      <Lesson
        title={words.down.title}
        rules={['LS-144', 'LS-145', 'LS-146', 'LS-067', 'LS-070', 'LS-R17']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.down.steps[0]}>
              <span className="lsl-fallen">
                <Piece of="hero.ghost" language={language} />
              </span>
              <span className="lsl-token lsl-spent">
                <Token of="squad" />
              </span>
            </Step>
            <Step says={words.down.steps[1]}>
              <span className="lsl-squad lsl-pair">
                <Piece of="hero.field-medic" language={language} />
                <Piece of="hero.ghost" language={language} />
              </span>
            </Step>
            <Step says={words.down.steps[2]}>
              <span className="lsl-beaten">
                <Piece of="hero.ghost" language={language} />
                <span className="lsl-count">
                  <Token of="damage" count={2} />
                </span>
              </span>
            </Step>
          </Steps>
        }
      >
        {told(words.down.text)}
      </Lesson>
      <Lesson
        title={words.signs.title}
        onRule={onRule}
        isWide
        picture={
          <ul className="lsl-signs">
            {KEYWORDS.map((keyword) => (
              <li key={keyword}>
                <b>
                  <Mark sign={keyword} /> {keywordName(keyword, language)}
                </b>
                <p>{keywordSaid(keyword, language)}</p>
                <Clauses rules={KEYWORD_RULES[keyword]} onRule={onRule} />
              </li>
            ))}
            {signs.map(([sign, [name, text]]) => (
              <li key={sign}>
                <b>
                  <Mark sign={sign} /> {name}
                </b>
                <p>{text}</p>
                <Clauses rules={SIGN_RULES[sign]} onRule={onRule} />
              </li>
            ))}
          </ul>
        }
      >
        {told(words.signs.text)}
      </Lesson>
      <Lesson
        title={words.general.title}
        rules={['LS-036', 'LS-117', 'LS-118']}
        onRule={onRule}
        picture={
          <span className="lsl-sheet">
            <GeneralSheet general="general.firestarter" size="large" language={language} />
            <span className="unseen">{cardName('general.firestarter', language)}</span>
          </span>
        }
      >
        {told(words.general.text)}
      </Lesson>
    </>
  )
}
