import type { Language } from '#engine/game'
import { AttackDie, PlacementDie } from '#games/last-stand/board/art/die.tsx'
import { Mark } from '#games/last-stand/board/art/mark.tsx'
import { Medallion } from '#games/last-stand/board/art/portrait.tsx'
import { Token } from '#games/last-stand/board/art/token.tsx'
import { DeedCard } from '#games/last-stand/board/cards/deed-card.tsx'
import { EnemyCard } from '#games/last-stand/board/cards/enemy-card.tsx'
import type { CardId } from '#games/last-stand/content/enemies'
import { type HeroId, isHero } from '#games/last-stand/content/heroes'
import { Ground } from '#games/last-stand/learn/ground.tsx'
import { SAID } from '#games/last-stand/learn/said'
import { ARRIVAL, HIT, RING, SIDES, SIGHT, TURN } from '#games/last-stand/learn/scenes'
import { hitsOf } from '#games/last-stand/rules/dice'
import {
  distance,
  LT_SPACES,
  type Quadrant,
  quadrantOf,
  SKULL,
  SPACES,
  spacesBeside,
  type SpaceId,
} from '#games/last-stand/rules/geometry'
import { cardName, deedName, heroName } from '#games/last-stand/text/names'
import { Arrow, Lesson, Step, Steps } from '#web/design/lesson.tsx'
import type { LearnProps } from '#web/design/parts'
import './learn.css'

export const told = (text: readonly string[]) => text.map((sentence) => <p key={sentence}>{sentence}</p>)

/** Somebody by himself, with the name for those who listen. */
export function Piece({ of, language }: { readonly of: HeroId | CardId; readonly language: Language }) {
  return (
    <span className="lsl-piece">
      <Medallion of={of} />
      <span className="unseen">{isHero(of) ? heroName(of, language) : cardName(of, language)}</span>
    </span>
  )
}

/** How far each enemy space is from where the Spotter stands; the others are not in line. */
const FAR = SPACES.map((space, at): readonly [SpaceId, number] => [space, distance(at, SIGHT.at)]).filter(
  ([, far]) => far > 0,
)

/** The quadrants beside the Brawler, space by space. */
const BESIDE = spacesBeside(SIDES.at).map((at): readonly [SpaceId, Quadrant] => [SPACES[at]!, quadrantOf(at)])

/** The first page: what one sees, does and suffers in a round. */
export function RoundPage({ language, onRule }: LearnProps) {
  const words = SAID[language]
  return (
    <>
      <Lesson
        title={words.ring.title}
        rules={['LS-001', 'LS-040', 'LS-125', 'LS-161', 'LS-162']}
        onRule={onRule}
        picture={<Ground scene={RING} language={language} />}
      >
        {told(words.ring.text)}
      </Lesson>
      <Lesson
        title={words.sight.title}
        rules={['LS-091', 'LS-093', 'LS-095', 'LS-096']}
        onRule={onRule}
        picture={
          <Ground
            scene={{ squad: { [SIGHT.at]: [SIGHT.hero] }, enemies: {} }}
            language={language}
            lit={[SIGHT.at, ...FAR.map(([space]) => space)]}
            notes={Object.fromEntries(
              FAR.map(([space, far]) => [
                space,
                <b key="far" className="lsl-note" data-middle>
                  {far}
                </b>,
              ]),
            )}
          />
        }
      >
        {told(words.sight.text)}
      </Lesson>
      <Lesson
        title={words.sides.title}
        rules={['LS-026', 'LS-090', 'LS-091', 'LS-092']}
        onRule={onRule}
        picture={
          <Ground
            scene={{ squad: { [SIDES.at]: [SIDES.hero] }, enemies: {} }}
            language={language}
            lit={[SIDES.at, ...BESIDE.map(([space]) => space)]}
            notes={Object.fromEntries(
              BESIDE.map(([space, quadrant]) => [
                space,
                <b key="quadrant" className="lsl-note" data-middle>
                  {quadrant}
                </b>,
              ]),
            )}
          />
        }
      >
        {told(words.sides.text)}
      </Lesson>
      <Lesson
        title={words.turn.title}
        rules={['LS-052', 'LS-060', 'LS-064', 'LS-065', 'LS-080']}
        onRule={onRule}
        isWide
        picture={
          <Steps>
            <Step says={words.turn.steps[0]}>
              <span className="lsl-step">
                <span className="lsl-squad" />
                <Arrow />
                <span className="lsl-squad">
                  <Piece of={TURN.hero} language={language} />
                </span>
              </span>
            </Step>
            <Step says={words.turn.steps[1]}>
              <span className="lsl-roll">
                <span className="lsl-deed">
                  <DeedCard deed="skill.haymaker" language={language} />
                  <span className="unseen">{deedName('skill.haymaker', language)}</span>
                </span>
                <Dice dice={TURN.dice} />
              </span>
            </Step>
            <Step says={words.turn.steps[2]}>
              <span className="lsl-beaten">
                <Piece of={TURN.enemy} language={language} />
                <span className="lsl-count">
                  <Token of="damage" count={hitsOf(TURN.dice)} />
                </span>
              </span>
              <Arrow />
              <span className="lsl-token">
                <Token of="cube" />
              </span>
            </Step>
            <Step says={words.turn.steps[3]}>
              <span className="lsl-actions">
                <Mark sign="action" />
                <Mark sign="action" />
                <Mark sign="action" />
              </span>
            </Step>
          </Steps>
        }
      >
        {told(words.turn.text)}
      </Lesson>
      <Lesson
        title={words.assault.title}
        rules={['LS-110', 'LS-113', 'LS-114', 'LS-097']}
        onRule={onRule}
        picture={
          <div className="lsl-hit">
            <Ground
              scene={HIT.scene}
              language={language}
              notes={Object.fromEntries(
                HIT.blows.map(([from], at) => [
                  from,
                  <b key="order" className="lsl-note" data-blow>
                    {at + 1}
                  </b>,
                ]),
              )}
            />
            <ol>
              {HIT.blows.map(([from, whom, damage]) => (
                <li key={from}>
                  {words.blow(cardName(HIT.scene.enemies[from], language), heroName(whom, language), damage)}
                </li>
              ))}
            </ol>
          </div>
        }
      >
        {told(words.assault.text)}
      </Lesson>
      <Lesson
        title={words.arrive.title}
        rules={['LS-120', 'LS-122', 'LS-126', 'LS-127', 'LS-129', 'LS-162']}
        onRule={onRule}
        isWide
        picture={
          <div className="lsl-arrive">
            <Track />
            <Steps>
              <Step says={words.arrive.steps[0]}>
                <span className="lsl-card">
                  <EnemyCard card={ARRIVAL.card} size="small" language={language} />
                  <span className="unseen">{cardName(ARRIVAL.card, language)}</span>
                </span>
                <span className="lsl-token">
                  <PlacementDie face={ARRIVAL.face} />
                </span>
              </Step>
              <Step says={words.arrive.steps[1]}>
                <Ground scene={ARRIVAL.scene} language={language} lit={['R7', 'R8', 'R1']} />
              </Step>
              <Step says={words.arrive.steps[2]}>
                <Ground
                  scene={{ squad: {}, enemies: { ...ARRIVAL.scene.enemies, [ARRIVAL.to]: ARRIVAL.card } }}
                  language={language}
                  lit={[ARRIVAL.to]}
                />
              </Step>
            </Steps>
          </div>
        }
      >
        {told(words.arrive.text)}
      </Lesson>
    </>
  )
}

/** The dice of an attack as they fell. */
function Dice({ dice }: { readonly dice: readonly number[] }) {
  return (
    <span className="lsl-dice">
      {dice.map((face, at) => (
        <AttackDie key={at} face={face} hits={hitsOf([face]) > 0} />
      ))}
    </span>
  )
}

/** D2 The track: thirteen steps, chevrons where a lieutenant comes, a skull at the end. */
function Track() {
  return (
    <span className="lsl-track" aria-hidden="true">
      {Array.from({ length: SKULL + 1 }, (_, at) => (
        <i key={at}>
          {at === SKULL ? <Mark sign="skull" /> : LT_SPACES.includes(at) ? <Mark sign="lieutenant" /> : at}
        </i>
      ))}
    </span>
  )
}
