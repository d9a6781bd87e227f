import type { Level } from '#bots/bot'
import type { About } from '#engine/game'
import { useServerIsThere } from '#web/client/tables'
import { Badge } from '#web/design/badge.tsx'
import { Button } from '#web/design/button.tsx'
import { cog, crossedSwords, graduateCap, knightBanner, paperPlane, table } from '#web/design/icons'
import { Lid } from '#web/home/lid.tsx'
import { useOpening } from '#web/home/use-opening'
import { waysToPlay } from '#web/home/ways'
import { PITCHES } from '#web/parts'
import { language } from '#web/settings'
import { LinkButton } from '#web/shell/link-button.tsx'
import { WayToRead } from '#web/shell/way-to-read.tsx'
import { useWords } from '#web/words/words'
import './game-box.css'

const LEVELS: readonly Level[] = ['easy', 'normal', 'hard']

/** A game on the shelf: one tap plays against a bot, one more invites a friend. */
export function GameBox({ about }: { readonly about: About<object> }) {
  const { id, name, summary, seats, guided } = about
  const { home, common } = useWords()
  const isServed = useServerIsThere()
  const { busy, problem, open } = useOpening()
  const { isForOne, isTogether, bots } = waysToPlay(about)

  const alone = () => open('alone', { game: id, seats: [{ kind: 'human' }] }, 'anywhere')
  const against = (level: Level) =>
    open(level, { game: id, seats: [{ kind: 'human' }, ...many(bots, { kind: 'bot', level } as const)] }, 'anywhere')
  const invite = () =>
    open('invite', { game: id, seats: many(Math.max(2, seats[0]), { kind: 'human' } as const) }, 'server')
  const sameScreen = () =>
    open('screen', { game: id, seats: many(Math.max(2, seats[0]), { kind: 'device' } as const) }, 'device')

  return (
    <article className="box" data-game={id} aria-labelledby={`box-${id}`}>
      <button
        type="button"
        className="box-lid"
        aria-label={home.play(name)}
        aria-busy={busy !== undefined || undefined}
        onClick={() => against('normal')}
      >
        <Lid game={id} name={name} />
      </button>
      <div className="box-inside">
        <header>
          <h2 id={`box-${id}`}>{name}</h2>
          <Badge>{home.players(...seats)}</Badge>
        </header>
        <p>{PITCHES[id]?.[language()] ?? summary}</p>
        <h3>{home.ways[isForOne ? 'aloneOr' : 'justBots'][isTogether ? 'with' : 'against']}</h3>
        <div className="box-row" role="group" aria-label={(isTogether ? home.playWithBot : home.playAgainstBot)(name)}>
          {isForOne && (
            <Button icon={knightBanner} busy={busy === 'alone'} onClick={alone}>
              {home.alone}
            </Button>
          )}
          {LEVELS.map((level) => (
            <Button
              key={level}
              kind={level === 'normal' ? 'primary' : 'plain'}
              icon={crossedSwords}
              busy={busy === level}
              aria-label={common.bot(common.levels[level])}
              onClick={() => against(level)}
            >
              {common.levels[level]}
            </Button>
          ))}
        </div>
        {isTogether && <p className="box-note">{home.botsPlayWell}</p>}
        <h3>{home.withPeople}</h3>
        <div className="box-row">
          <Button
            icon={paperPlane}
            busy={busy === 'invite'}
            {...(!isServed && { whyNot: home.needsServer })}
            onClick={invite}
          >
            {home.invite}
          </Button>
          <Button icon={table} busy={busy === 'screen'} onClick={sameScreen}>
            {home.sameScreen}
          </Button>
        </div>
        {problem !== undefined && (
          <p className="box-problem" role="alert">
            {problem}
          </p>
        )}
        <footer className="box-row">
          {guided && (
            <LinkButton kind="quiet" icon={graduateCap} href={`/guide/${id}`}>
              {home.firstMatch}
            </LinkButton>
          )}
          <WayToRead game={id} kind="quiet" />
          <LinkButton kind="quiet" icon={cog} href={`/new/${id}`}>
            {home.more}
          </LinkButton>
        </footer>
      </div>
    </article>
  )
}

const many = <Seat,>(count: number, seat: Seat): Seat[] => Array.from({ length: count }, () => seat)
