import type { Language } from '#engine/game'
import { DieFace, FlashbackDie } from '#games/roll-and-fight/board/art/die.tsx'
import { HeroPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { Sign, type SignName } from '#games/roll-and-fight/board/art/sign.tsx'
import { AbilityCard } from '#games/roll-and-fight/board/cards/ability-card.tsx'
import { DenPicture } from '#games/roll-and-fight/board/cards/den-picture.tsx'
import type { AbilityId } from '#games/roll-and-fight/content/heroes'
import { BASIC_IDS } from '#games/roll-and-fight/content/player-board'
import { type Action, ACTIONS, type Face } from '#games/roll-and-fight/content/vocabulary'
import { BLEED, RACE, RAID } from '#games/roll-and-fight/learn/scenes'
import { SAID } from '#games/roll-and-fight/learn/said'
import { abilityName, actionName, denName, faceName } from '#games/roll-and-fight/text/names'
import type { Board } from '#games/roll-and-fight/types'
import { Lesson, Step, Steps } from '#web/design/lesson.tsx'
import type { LearnProps } from '#web/design/parts'
import './learn.css'

export const told = (text: readonly string[]) => text.map((sentence) => <p key={sentence}>{sentence}</p>)

/** A den as it stands, with its name for those who listen. */
export const Den = ({ board, language }: { readonly board: Board; readonly language: Language }) => (
  <span className="rfl-den">
    <DenPicture den={board.den!} board={board} />
    <span className="unseen">{denName(board.den!, language)}</span>
  </span>
)

export const Card = ({ of, language }: { readonly of: AbilityId; readonly language: Language }) => (
  <span className="rfl-card">
    <AbilityCard ability={of} language={language} />
    <span className="unseen">{abilityName(of, language)}</span>
  </span>
)

interface DiceProps {
  readonly dice: readonly (Face | null)[]
  readonly language: Language
}

/** Dice in a hand. */
const Dice = ({ dice, language }: DiceProps) => (
  <span className="rfl-dice">
    {dice.map((face, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- they lie in this order
      <DieFace key={at} face={face} />
    ))}
    <span className="unseen">{dice.flatMap((face) => (face ? [faceName(face, language)] : [])).join(', ')}</span>
  </span>
)

/** Signs in a row that stand for a phase. */
const Signs = ({ names }: { readonly names: readonly SignName[] }) => (
  <span className="rfl-signs">
    {names.map((name) => (
      <Sign key={name} name={name} />
    ))}
  </span>
)

/** A Health Track: spaces that are free, crossed out, or hold a die. */
export const Health = ({ spaces }: { readonly spaces: readonly ('free' | 'wound' | 'die')[] }) => (
  <span className="rfl-health" aria-hidden="true">
    {spaces.map((space, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a space is its place
      <i key={at} data-space={space}>
        {space === 'die' ? <DieFace face="wound" /> : <Sign name="heart" />}
      </i>
    ))}
  </span>
)

const FLASHED: readonly (Action | null)[] = ['training', 'healing', 'loot', null]

/** The first page: what one does in a round, and the race. */
export function RoundPage({ language, onRule }: LearnProps) {
  const words = SAID[language]
  return (
    <>
      <Lesson
        title={words.raid.title}
        rules={['RF-007', 'RF-025', 'RF-027', 'RF-178', 'RF-167']}
        onRule={onRule}
        picture={<Den board={RAID} language={language} />}
      >
        {told(words.raid.text)}
      </Lesson>
      <Lesson
        title={words.round.title}
        rules={['RF-028', 'RF-029', 'RF-030', 'RF-031', 'RF-032']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.round.steps[0]}>
              <span className="rfl-dice">
                {FLASHED.slice(0, 3).map((action) => (
                  <FlashbackDie key={action} action={action} />
                ))}
              </span>
            </Step>
            <Step says={words.round.steps[1]}>
              <Dice dice={['run', 'blade', 'gun']} language={language} />
            </Step>
            <Step says={words.round.steps[2]}>
              <Signs names={['move', 'hit', 'shoot']} />
            </Step>
            <Step says={words.round.steps[3]}>
              <Signs names={['loot-icon', 'wound']} />
            </Step>
          </Steps>
        }
      >
        {told(words.round.text)}
      </Lesson>
      <Lesson
        title={words.flashback.title}
        rules={['RF-038', 'RF-039', 'RF-052', 'RF-053', 'RF-055', 'RF-058']}
        onRule={onRule}
        picture={
          <div className="rfl-flashback">
            <span className="rfl-dice">
              {FLASHED.map((action) => (
                <FlashbackDie key={action} action={action} />
              ))}
            </span>
            <ul className="rfl-legend">
              {ACTIONS.map((action) => (
                <li key={action}>
                  <Sign name={action} />
                  <span>{words.flashback.actions[action]}</span>
                </li>
              ))}
            </ul>
            <span className="unseen">
              {FLASHED.flatMap((action) => (action ? [actionName(action, language)] : [])).join(', ')}
            </span>
          </div>
        }
      >
        {told(words.flashback.text)}
      </Lesson>
      <Lesson
        title={words.race.title}
        rules={['RF-062', 'RF-063', 'RF-065', 'RF-066', 'RF-070', 'RF-078', 'RF-081', 'RF-R45', 'RF-R46']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.race.steps[0]}>
              <Dice dice={RACE.rolled} language={language} />
            </Step>
            <Step says={words.race.steps[1]}>
              <span className="rfl-set">
                <Dice dice={RACE.set.map((die) => RACE.rolled[die - 1]!)} language={language} />
                <Card of={RACE.ability} language={language} />
              </span>
            </Step>
            <Step says={words.race.steps[2]}>
              <Dice dice={RACE.after} language={language} />
            </Step>
          </Steps>
        }
      >
        {told(words.race.text)}
      </Lesson>
      <Lesson
        title={words.wounds.title}
        rules={['RF-065', 'RF-075', 'RF-077', 'RF-083', 'RF-093']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.wounds.steps[0]}>
              <Dice dice={BLEED.rolled} language={language} />
            </Step>
            <Step says={words.wounds.steps[1]}>
              <span className="rfl-column">
                <Health spaces={['die', 'free', 'free']} />
                <Dice dice={BLEED.after} language={language} />
              </span>
            </Step>
            <Step says={words.wounds.steps[2]}>
              <Health spaces={['wound', 'free', 'free']} />
            </Step>
          </Steps>
        }
      >
        {told(words.wounds.text)}
      </Lesson>
      <Lesson
        title={words.sets.title}
        rules={['RF-071', 'RF-084', 'RF-085', 'RF-086', 'RF-087', 'RF-088', 'RF-089', 'RF-090']}
        onRule={onRule}
        isWide
        picture={
          <div className="rfl-spread">
            {BASIC_IDS.map((id) => (
              <Card key={id} of={id} language={language} />
            ))}
          </div>
        }
      >
        {told(words.sets.text)}
      </Lesson>
      <Lesson
        title={words.calm.title}
        rules={['RF-R60', 'RF-R61']}
        onRule={onRule}
        picture={
          <span className="rfl-people">
            <HeroPicture hero="nightjar" />
            <Dice dice={[null, null]} language={language} />
            <HeroPicture hero="johnny" />
          </span>
        }
      >
        {told(words.calm.text)}
      </Lesson>
    </>
  )
}
