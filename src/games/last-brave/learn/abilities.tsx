import { FactionMark } from '#games/last-brave/board/faction-mark.tsx'
import { Cost, Keyword } from '#games/last-brave/board/keyword.tsx'
import { ABILITIES, type ChampionId } from '#games/last-brave/cards'
import { COST_RULES, kindOf, KEYWORDS } from '#games/last-brave/learn/keywords'
import { Blow, Card, ChampionCard, Fighter } from '#games/last-brave/learn/pieces.tsx'
import { SAID } from '#games/last-brave/learn/said'
import { Arrow, Clauses, Lesson, Step, Steps } from '#web/design/lesson.tsx'
import type { LearnProps } from '#web/design/parts'
import './learn.css'

const FACTIONS: readonly (readonly ['red' | 'blue' | 'gray', ChampionId])[] = [
  ['red', 'champion.rhosyn'],
  ['blue', 'champion.ondrin'],
  ['gray', 'champion.vesper'],
]

/** The second page: how to read a card, what all signs mean, and what else one can play. */
export function AbilitiesPage({ language, onRule }: LearnProps) {
  const said = SAID[language]
  const { words, board } = said
  const told = (text: readonly string[]) => text.map((sentence) => <p key={sentence}>{sentence}</p>)
  return (
    <>
      <Lesson
        title={words.card.title}
        rules={['LB-065', 'LB-071', 'LB-075']}
        onRule={onRule}
        picture={
          <div className="lbl-read">
            <Card card="class.warrior" said={said} size="large" />
            <div className="lbl-lies">
              {([undefined, 'sideways', 'down'] as const).map((lies, at) => (
                <figure key={at}>
                  <Card card="class.warrior" said={said} {...(lies && { lies })} />
                  <figcaption>{words.lies[at]}</figcaption>
                </figure>
              ))}
            </div>
          </div>
        }
      >
        {told(words.card.text)}
        <ul className="lbl-costs">
          {ABILITIES.map((cost) => (
            <li key={cost}>
              <Cost cost={cost} words={board.cards} named /> {words.card.costs[cost]}{' '}
              <Clauses rules={[COST_RULES[cost]]} onRule={onRule} />
            </li>
          ))}
        </ul>
      </Lesson>
      <Lesson
        title={words.signs.title}
        rules={['LB-032', 'LB-R16']}
        onRule={onRule}
        isWide
        picture={
          <ul className="lbl-signs">
            {KEYWORDS.map(({ keyword, rules }) => (
              <li key={kindOf(keyword)}>
                <Keyword keyword={keyword} words={board.cards} />
                <p>{words.keywords[kindOf(keyword)]}</p>
                <Clauses rules={rules} onRule={onRule} />
              </li>
            ))}
          </ul>
        }
      >
        {told(words.signs.text)}
      </Lesson>
      <Lesson
        title={words.exchange.title}
        rules={['LB-064', 'LB-086', 'LB-088']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.exchange.steps[0]}>
              <span className="lbl-stack">
                <span>
                  <Fighter seat={0} said={said} role="attacks" name={words.you} />
                  <Arrow />
                  <Fighter seat={1} said={said} hand={3} role="attacked" />
                </span>
                <Blow power={2} hits={2} said={said} />
              </span>
            </Step>
            <Step says={words.exchange.steps[1]}>
              <Card card="class.knight" said={said} />
            </Step>
            <Step says={words.exchange.steps[2]}>
              <Card card="class.knight" said={said} lies="sideways" />
            </Step>
            <Step says={words.exchange.steps[3]}>
              <Card card="class.knight" said={said} lies="down" />
            </Step>
          </Steps>
        }
      >
        {told(words.exchange.text)}
      </Lesson>
      <Lesson
        title={words.secret.title}
        rules={['LB-122', 'LB-123', 'LB-125']}
        onRule={onRule}
        picture={
          <Steps>
            <Step says={words.secret.steps[0]}>
              <ChampionCard said={said} seat={0} size="large" />
            </Step>
            <Step says={words.secret.steps[1]}>
              <ChampionCard said={said} champion="champion.ondrin" size="large" />
            </Step>
          </Steps>
        }
      >
        {told(words.secret.text)}
      </Lesson>
      <Lesson
        title={words.allied.title}
        rules={['LB-137', 'LB-145', 'LB-146', 'LB-R73']}
        onRule={onRule}
        picture={
          <div className="lbl-spread lbl-factions">
            {FACTIONS.map(([faction, champion]) => (
              <figure key={faction}>
                <ChampionCard said={said} champion={champion} allied />
                <figcaption>
                  <FactionMark faction={faction} isLeader={false} words={board.cards} /> {board.cards.faction(faction)}
                </figcaption>
              </figure>
            ))}
          </div>
        }
      >
        {told(words.allied.text)}
        <h3>{words.campaign.title}</h3>
        {told(words.campaign.text)}
        <Clauses rules={['LB-153', 'LB-155', 'LB-159', 'LB-161']} onRule={onRule} />
      </Lesson>
    </>
  )
}
