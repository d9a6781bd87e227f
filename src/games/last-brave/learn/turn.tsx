import { Blow, Card, ChampionCard, Fighter } from '#games/last-brave/learn/pieces.tsx'
import { SAID } from '#games/last-brave/learn/said'
import { Arrow, Lesson, Step, Steps } from '#web/design/lesson.tsx'
import type { LearnProps } from '#web/design/parts'
import './learn.css'

/** The first page: what one has, what a wound does, what a turn is. */
export function TurnPage({ language, onRule }: LearnProps) {
  const said = SAID[language]
  const { words } = said
  const told = (text: readonly string[]) => text.map((sentence) => <p key={sentence}>{sentence}</p>)
  return (
    <>
      <Lesson
        title={words.arena.title}
        rules={['LB-010', 'LB-014', 'LB-134']}
        onRule={onRule}
        picture={
          <div className="lbl-spread">
            <ChampionCard said={said} />
            <Card card="class.knight" said={said} />
            <Card card="element.fire" said={said} />
            <Card card="arms.fists" said={said} />
          </div>
        }
      >
        {told(words.arena.text)}
      </Lesson>
      <Lesson
        title={words.wound.title}
        rules={['LB-056', 'LB-057', 'LB-060', 'LB-065']}
        onRule={onRule}
        picture={
          <ol className="lbl-zones">
            {(['arms.sword', 'class.ranger', 'element.ice'] as const).map((card, at) => (
              <li key={card}>
                <Arrow />
                <b>{words.wound.zones[at]}</b>
                <Card card={card} said={said} />
                <small>{words.wound.lives[at]}</small>
              </li>
            ))}
          </ol>
        }
      >
        {told(words.wound.text)}
      </Lesson>
      <Lesson
        title={words.turn.title}
        rules={['LB-023', 'LB-043', 'LB-029', 'LB-030', 'LB-033', 'LB-025']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.turn.steps[0]}>
              <Fighter seat={1} said={said} hand={3} role="attacked" />
              <Fighter seat={2} said={said} hand={2} role="spared" />
              <Fighter seat={3} said={said} hand={3} role="attacked" />
            </Step>
            <Step says={words.turn.steps[1]}>
              <span className="lbl-stack">
                <span>
                  <Card card="element.fire" said={said} />
                  <Card card="arms.fists" said={said} />
                </span>
                <Blow power={2} hits={2} said={said} />
              </span>
            </Step>
            <Step says={words.turn.steps[2]}>
              <span className="lbl-stack">
                <span>
                  <Fighter seat={0} said={said} role="attacks" name={words.you} />
                  <Arrow />
                  <Fighter seat={1} said={said} hand={2} role="attacked" />
                </span>
                <span>
                  <Card card="element.water" said={said} />
                </span>
              </span>
            </Step>
            <Step says={words.turn.steps[3]}>
              <Fighter seat={0} said={said} name={words.you} />
              <Arrow />
              <Fighter seat={1} said={said} hand={2} role="attacks" />
            </Step>
          </Steps>
        }
      >
        {told(words.turn.text)}
      </Lesson>
      <Lesson
        title={words.fall.title}
        rules={['LB-129', 'LB-131', 'LB-135']}
        onRule={onRule}
        picture={
          <div className="lbl-spread lbl-fallen">
            <ChampionCard said={said} seat={2} />
            <Arrow />
            <ChampionCard said={said} champion="champion.brakk" size="large" />
          </div>
        }
      >
        {told(words.fall.text)}
      </Lesson>
    </>
  )
}
