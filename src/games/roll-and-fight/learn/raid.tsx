import type { Language } from '#engine/game'
import { BossPicture, MinionPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import { ObjectiveDeed } from '#games/roll-and-fight/board/cards/plain-card.tsx'
import { DIALS, LEVELS } from '#games/roll-and-fight/content/dice'
import { MINION_TYPES } from '#games/roll-and-fight/content/vocabulary'
import { BOSS_RULES, EFFECT_RULES, MINION_RULES, OBJECTIVE_RULES } from '#games/roll-and-fight/learn/clauses'
import { Card, Den, Health, told } from '#games/roll-and-fight/learn/round.tsx'
import { SAID } from '#games/roll-and-fight/learn/said'
import { BEATEN, END, FIGHT, SCORE } from '#games/roll-and-fight/learn/scenes'
import type { ExplainedEffect, LearnWords } from '#games/roll-and-fight/learn/words'
import { minionName } from '#games/roll-and-fight/text/names'
import { lineName, scoreLines } from '#games/roll-and-fight/text/scores'
import { Clauses, Lesson, Step, Steps } from '#web/design/lesson.tsx'
import type { LearnProps } from '#web/design/parts'
import './learn.css'

const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][]

const DIAL_NAMES = ['dice', 'seconds', 'target'] as const

/** The second page: the fight, Objectives, what hits back, and the end. */
export function RaidPage({ language, onRule }: LearnProps) {
  const words = SAID[language]
  return (
    <>
      <Lesson
        title={words.fight.title}
        rules={['RF-094', 'RF-095', 'RF-096', 'RF-097', 'RF-098', 'RF-R40']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            {words.fight.steps.map((says, at) => (
              <Step key={says} says={says}>
                <Den board={FIGHT[at]!} language={language} />
              </Step>
            ))}
          </Steps>
        }
      >
        {told(words.fight.text)}
      </Lesson>
      <Lesson
        title={words.effects.title}
        onRule={onRule}
        isWide
        picture={
          <ul className="rfl-list">
            {entries<ExplainedEffect, readonly [string, string]>(words.effects.all).map(([effect, [name, text]]) => (
              <li key={effect}>
                <Sign name={effect} />
                <p>
                  <b>{name}.</b> {text}
                </p>
                <Clauses rules={EFFECT_RULES[effect]} onRule={onRule} />
              </li>
            ))}
          </ul>
        }
      >
        {told(words.effects.text)}
      </Lesson>
      <Lesson
        title={words.foes.title}
        rules={['RF-013', 'RF-R67']}
        onRule={onRule}
        isWide
        picture={
          <ul className="rfl-list" data-large>
            {MINION_TYPES.map((type) => (
              <li key={type}>
                <MinionPicture type={type} />
                <p>
                  <b>{minionName(type, language)}</b> {words.foes.all[type]}
                </p>
                <Clauses rules={MINION_RULES[type]} onRule={onRule} />
              </li>
            ))}
            <li>
              <BossPicture boss="zemun" />
              <p>
                <b>Boss</b> {words.foes.boss}
              </p>
              <Clauses rules={BOSS_RULES} onRule={onRule} />
            </li>
          </ul>
        }
      >
        {told(words.foes.text)}
      </Lesson>
      <Lesson
        title={words.tile.title}
        rules={['RF-005', 'RF-004', 'RF-046', 'RF-048', 'RF-072', 'RF-074', 'RF-092']}
        onRule={onRule}
        picture={
          <div className="rfl-spread" data-two>
            <Card of="dss" language={language} />
            <Card of="curtain" language={language} />
          </div>
        }
      >
        {told(words.tile.text)}
        <ul className="rfl-legend">
          {entries(words.tile.marks).map(([mark, means]) => (
            <li key={mark}>
              <Sign name={mark} />
              <span>{means}</span>
            </li>
          ))}
        </ul>
      </Lesson>
      <Lesson
        title={words.goals.title}
        rules={['RF-138', 'RF-139', 'RF-140', 'RF-R90']}
        onRule={onRule}
        isWide
        picture={
          <ul className="rfl-list" data-deeds>
            {entries(words.objectives).map(([kind, [name, text]]) => (
              <li key={kind}>
                <ObjectiveDeed kind={kind} />
                <p>
                  <b>{name}.</b> {text}
                </p>
                <Clauses rules={OBJECTIVE_RULES[kind]} onRule={onRule} />
              </li>
            ))}
          </ul>
        }
      >
        {told(words.goals.text)}
      </Lesson>
      <Lesson
        title={words.end.title}
        rules={['RF-149', 'RF-151', 'RF-156', 'RF-157', 'RF-158', 'RF-161', 'RF-165', 'RF-167']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.end.steps[0]}>
              <Den board={END} language={language} />
            </Step>
            <Step says={words.end.steps[1]}>
              <span className="rfl-column">
                <span className="rfl-pair">
                  <MinionPicture type="henchman" />
                  <MinionPicture type="gunman" />
                </span>
                <Health spaces={['wound', 'wound', 'free']} />
              </span>
            </Step>
            <Step says={words.end.steps[2]}>
              <span className="rfl-column">
                <Health spaces={BEATEN} />
                <span className="rfl-beating">
                  <Sign name="beating" />
                </span>
              </span>
            </Step>
          </Steps>
        }
      >
        {told(words.end.text)}
      </Lesson>
      <Lesson
        title={words.score.title}
        rules={['RF-170', 'RF-171', 'RF-172', 'RF-173', 'RF-174', 'RF-175', 'RF-176', 'RF-179']}
        onRule={onRule}
        picture={
          <div className="rfl-score">
            <Den board={SCORE} language={language} />
            <Score words={words} language={language} />
          </div>
        }
      >
        {told(words.score.text)}
      </Lesson>
      <Lesson
        title={words.alone.title}
        rules={['RF-181', 'RF-183', 'RF-185', 'RF-187', 'RF-188']}
        onRule={onRule}
        picture={
          <table className="rfl-table">
            <thead>
              <tr>
                <td />
                {LEVELS.map((level) => (
                  <th key={level} scope="col">
                    {words.alone.levels[level]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {DIAL_NAMES.map((dial) => (
                <tr key={dial}>
                  <th scope="row">{words.alone.dials[dial]}</th>
                  {LEVELS.map((level) => (
                    <td key={level}>{DIALS[dial][level]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        }
      >
        {told(words.alone.text)}
      </Lesson>
    </>
  )
}

/** What a board has come to, line by line. */
function Score({ words, language }: { readonly words: LearnWords; readonly language: Language }) {
  const lines = scoreLines(SCORE, language)
  return (
    <table className="rfl-table">
      <tbody>
        {lines.map(({ line, points, says }) => (
          <tr key={line} title={says}>
            <th scope="row">{lineName(line, language)}</th>
            <td>{signed(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.score.total}</th>
          <td>{lines.reduce((sum, { points }) => sum + points, 0)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)
