import { CardBack } from '#games/brave-rats/board/card-back.tsx'
import { CardFace } from '#games/brave-rats/board/card-face.tsx'
import { Crest } from '#games/brave-rats/board/crest.tsx'
import { CLANS } from '#games/brave-rats/cards'
import { Meeting } from '#games/brave-rats/learn/meeting.tsx'
import { SAID } from '#games/brave-rats/learn/said'
import { DEFAULTS, target } from '#games/brave-rats/options'
import { Icon } from '#web/design/icon.tsx'
import { queenCrown } from '#web/design/icons'
import { stoneThrone } from '#web/design/icons-later'
import { Lesson, Step, Steps } from '#web/design/lesson.tsx'
import type { LearnProps } from '#web/design/parts'
import './learn.css'

/** The first page: what one wants, what one has, what a round is. */
export function RoundPage({ language, onRule }: LearnProps) {
  const said = SAID[language]
  const { words, board } = said
  const told = (text: readonly string[]) => text.map((sentence) => <p key={sentence}>{sentence}</p>)
  return (
    <>
      <Lesson
        title={words.goal.title}
        rules={['BR-002', 'BR-040']}
        onRule={onRule}
        picture={
          <div className="br-throne" role="img" aria-label={words.goal.picture}>
            <Crest clan="Y" />
            <span>
              <Icon of={stoneThrone} />
              <span>
                {Array.from({ length: target(DEFAULTS) }, (_, at) => (
                  <Icon key={at} of={queenCrown} />
                ))}
              </span>
            </span>
            <Crest clan="A" />
          </div>
        }
      >
        {told(words.goal.text)}
      </Lesson>
      <Lesson
        title={words.hand.title}
        rules={['BR-004', 'BR-005', 'BR-006']}
        onRule={onRule}
        isWide
        picture={
          <ul className="br-fan">
            {CLANS[0].map((card) => (
              <li key={card}>
                <CardFace card={card} words={board} />
                <span className="unseen">{board.card(card, 0)}</span>
              </li>
            ))}
          </ul>
        }
      >
        {told(words.hand.text)}
      </Lesson>
      <Lesson
        title={words.round.title}
        rules={['BR-010', 'BR-011', 'BR-013', 'BR-016']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.round.steps[0]}>
              <div className="br-meeting" role="img" aria-label={words.faceDown}>
                <span className="br-meeting-card">
                  <CardBack />
                </span>
                <span className="br-meeting-card">
                  <CardBack />
                </span>
              </div>
            </Step>
            <Step says={words.round.steps[1]}>
              <Meeting cards={['Y6', 'A4']} said={said} open />
            </Step>
            <Step says={words.round.steps[2]}>
              <Meeting cards={['Y6', 'A4']} said={said} />
            </Step>
          </Steps>
        }
      >
        {told(words.round.text)}
      </Lesson>
      <Lesson
        title={words.hold.title}
        rules={['BR-030', 'BR-032', 'BR-033', 'BR-042', 'BR-043']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.hold.steps[0]}>
              <Meeting cards={['Y3', 'A3']} said={said} />
            </Step>
            <Step says={words.hold.steps[1]}>
              <Meeting cards={['Y2', 'A6']} said={said} held={1} />
            </Step>
          </Steps>
        }
      >
        {told(words.hold.text)}
      </Lesson>
      <Lesson
        title={words.princess.title}
        rules={['BR-100', 'BR-101']}
        onRule={onRule}
        picture={<Meeting cards={['Y7', 'A1']} said={said} />}
      >
        {told(words.princess.text)}
      </Lesson>
    </>
  )
}
