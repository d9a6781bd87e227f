import { useEffect, useId, useRef } from 'react'
import { addressed } from '#engine/addressed'
import type { GameTypes } from '#engine/game'
import { type Guide, outcomeOf } from '#engine/guide'
import type { AnyBox } from '#games/box'
import { Button } from '#web/design/button.tsx'
import { Icon } from '#web/design/icon.tsx'
import { IconButton } from '#web/design/icon-button.tsx'
import { graduateCap, returnArrow } from '#web/design/icons'
import { End } from '#web/guide/end.tsx'
import type { Lesson } from '#web/guide/use-lesson'
import { HoldButtons } from '#web/player/hold-buttons.tsx'
import type { Telling } from '#web/player/showing'
import type { Player } from '#web/player/use-player'
import { language } from '#web/settings'
import { LinkButton } from '#web/shell/link-button.tsx'
import { RuleLink } from '#web/table/rule-link.tsx'
import { guide as part } from '#web/words/guide'
import { useWords, useWordsOf } from '#web/words/words'
import './coach.css'

interface CoachProps {
  readonly box: AnyBox
  readonly guide: Guide<GameTypes>
  readonly lesson: Lesson
  /** While the board still shows what happened nothing is said of it. */
  readonly player: Player<Telling>
}

/** Speaks beside the board, never above it: what to do, why not, and what has come of it. */
export function Coach({ box, guide, lesson, player }: CoachProps) {
  const words = useWordsOf(part)
  const { common, table } = useWords()
  const { place, tried, next, back } = lesson
  const { isPlaying } = player
  const { step, isDone } = place
  const scripted = guide.steps[step]!
  const said = scripted.words[language()]
  const isLast = step === guide.steps.length - 1
  const coach = useFocusOnNewPlace(lesson, isPlaying)
  const title = useId()
  return (
    <section
      ref={coach}
      className="coach"
      aria-label={words.coach}
      data-said={tried ? 'hint' : isDone ? 'told' : 'ask'}
    >
      <header>
        {back ? (
          <IconButton icon={returnArrow} label={common.back} onClick={back} />
        ) : (
          <span className="coach-cap">
            <Icon of={graduateCap} />
          </span>
        )}
        <p className="coach-step">{words.step(step + 1, guide.steps.length)}</p>
        <Progress step={step} isDone={isDone} of={guide.steps.length} />
        <LinkButton kind="quiet" href="/">
          {words.skip}
        </LinkButton>
      </header>
      <div className="coach-bubble" role="group" aria-labelledby={title} tabIndex={-1}>
        <h1 id={title}>{said.title}</h1>
        <div role="status">
          {isPlaying ? (
            <p key="playing">{table.resolving}</p>
          ) : tried ? (
            <Answer box={box} guide={guide} step={step} tried={tried} />
          ) : (
            <p key={`${step} ${isDone}`}>{isDone ? said.told : said.ask}</p>
          )}
        </div>
      </div>
      <footer>
        <div className="coach-rules" role="group" aria-label={words.rules}>
          {scripted.rules.map((rule) => (
            <RuleLink key={rule} game={box.game.about.id} rule={rule} />
          ))}
        </div>
        {isPlaying ? (
          <HoldButtons player={player} />
        ) : isDone && isLast ? (
          <End game={box.game.about.id} seats={guide.start.seats} />
        ) : (
          isDone && (
            <Button kind="primary" onClick={next}>
              {words.next}
            </Button>
          )
        )}
      </footer>
    </section>
  )
}

/** Why something else is asked for: what this would lead to, where that may be known, and a hint. */
function Answer({
  box,
  guide,
  step,
  tried,
}: Pick<CoachProps, 'box' | 'guide'> & { readonly step: number; readonly tried: GameTypes['Choice'] }) {
  const words = useWordsOf(part)
  const { isOpen, words: said } = guide.steps[step]!
  const text = addressed(box.texts[language()], guide.seat)
  return (
    <>
      {isOpen && (
        <p>
          {words.instead}{' '}
          {outcomeOf(box.game, guide, step, tried)
            .map((event) => text.event(event))
            .join(' ')}
        </p>
      )}
      <p>{said[language()].hint}</p>
    </>
  )
}

/** A mark for each step; the number beside it says the same. */
function Progress({ step, isDone, of }: { readonly step: number; readonly isDone: boolean; readonly of: number }) {
  return (
    <span className="coach-progress" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <i key={at} data-state={at < step || (at === step && isDone) ? 'done' : at === step ? 'now' : undefined} />
      ))}
    </span>
  )
}

/** What was pressed is gone after a step: the way on, or else the coach, takes the focus over. */
function useFocusOnNewPlace({ place }: Lesson, isPlaying: boolean) {
  const left = useRef(place)
  const coach = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isPlaying || place === left.current) return
    left.current = place
    const to = place.isDone ? 'footer [data-kind="primary"]' : '.coach-bubble'
    coach.current?.querySelector<HTMLElement>(to)?.focus({ preventScroll: true })
  }, [place, isPlaying])
  return coach
}
