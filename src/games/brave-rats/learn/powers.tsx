import { Portrait } from '#games/brave-rats/board/art/portrait.tsx'
import { about } from '#games/brave-rats/about'
import { type CardId, RATS, type Strength } from '#games/brave-rats/cards'
import { CLAUSES } from '#games/brave-rats/learn/clauses'
import { Meeting } from '#games/brave-rats/learn/meeting.tsx'
import { SAID } from '#games/brave-rats/learn/said'
import { texts } from '#games/brave-rats/texts'
import { Arrow, Clauses, Lesson } from '#web/design/lesson.tsx'
import type { LearnProps } from '#web/design/parts'
import './learn.css'

/** Whom each rat meets to show what it can do, the Yargs' first. */
const MEETINGS: Readonly<Record<Strength, readonly [CardId, CardId]>> = {
  7: ['Y7', 'A3'],
  6: ['Y6', 'A2'],
  5: ['Y5', 'A3'],
  4: ['Y4', 'A2'],
  3: ['Y3', 'A6'],
  2: ['Y2', 'A1'],
  1: ['Y1', 'A7'],
  0: ['Y0', 'A7'],
}

/** Who speaks first when powers meet, step by step (BR-R1). */
const ORDER: readonly (readonly Strength[])[] = [[5], [0], [1, 7], [7], [3], [6, 4, 2]]

const VARIANTS = ['traitor', 'luckyDraw', 'fastRat', 'draft', 'randomDeal', 'princessAttack', 'emperor'] as const

/** The second page: what each rat can do, who goes first, and what else one can try. */
export function PowersPage({ language, onRule }: LearnProps) {
  const said = SAID[language]
  const { words, board } = said
  const { options } = texts[language]
  return (
    <>
      <Lesson
        title={words.powers.title}
        onRule={onRule}
        isWide
        picture={
          <ul className="br-powers">
            {RATS.toReversed().map(({ strength }) => (
              <li key={strength}>
                <Meeting cards={MEETINGS[strength]} said={said} />
                <div>
                  <h3>
                    <b>{strength}</b> {board.rat(strength).name}
                  </h3>
                  <p>{words.rats[strength]}</p>
                  <Clauses rules={CLAUSES[strength]} onRule={onRule} />
                </div>
              </li>
            ))}
          </ul>
        }
      >
        <p>{words.powers.text[0]}</p>
      </Lesson>
      <Lesson
        title={words.order.title}
        rules={['BR-R1', 'BR-015']}
        onRule={onRule}
        isWide
        picture={
          <ol className="br-order">
            {ORDER.map((rats, at) => (
              <li key={at}>
                <Arrow />
                <span data-clan="Y">
                  {rats.map((rat) => (
                    <Portrait key={rat} rat={rat} facing="right" />
                  ))}
                </span>
                <p>{words.order.steps[at]}</p>
              </li>
            ))}
          </ol>
        }
      >
        <p>{words.order.text[0]}</p>
      </Lesson>
      <Lesson
        title={words.variants.title}
        rules={['BR-130']}
        onRule={onRule}
        isWide
        picture={
          <ul className="br-variants">
            {VARIANTS.map((variant) => (
              <li key={variant}>
                <h3>{options[variant]!.name}</h3>
                <p>{options[variant]!.text}</p>
                <Clauses rules={[about.options[variant].rule]} onRule={onRule} />
              </li>
            ))}
            <li className="br-hints">
              <h3>{words.hints.title}</h3>
              <ul>
                {words.hints.text.map((hint) => (
                  <li key={hint}>{hint}</li>
                ))}
              </ul>
            </li>
          </ul>
        }
      >
        <p>{words.variants.text[0]}</p>
      </Lesson>
    </>
  )
}
