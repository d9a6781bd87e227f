import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { ALL_SPACES, tracksSaid } from '#games/roll-and-fight/board/tracks/said'
import { Things } from '#games/roll-and-fight/board/tracks/things.tsx'
import { TRACK_WORDS, type TrackWords } from '#games/roll-and-fight/board/tracks/words'
import { BOSS } from '#games/roll-and-fight/content/bosses'
import { BEATING_TRACK, BOSS_TRACK, LOOT_TRACK, TRAINING_TRACK } from '#games/roll-and-fight/content/player-board'
import { limitOf } from '#games/roll-and-fight/rules/read'
import { scoreOf } from '#games/roll-and-fight/rules/scoring'
import type { Board } from '#games/roll-and-fight/types'
import './tracks.css'

/** All tracks of the player board of a seat, its Items and its tiles. */
export function Tracks({ view, seat, language }: BoardProps) {
  const board = view.boards[seat]!
  const words = TRACK_WORDS[language]
  if (board.den === null) return null
  return (
    <section className="rf-tracks" aria-label={words.tracks}>
      <ul className="unseen">
        {tracksSaid(board, language).map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
      <div className="rf-track-rows" aria-hidden="true">
        <Health board={board} words={words} />
        <Loot board={board} words={words} />
        <Training board={board} words={words} />
        <BossTrack board={board} words={words} />
      </div>
      <Things board={board} language={language} />
    </section>
  )
}

interface TrackProps {
  readonly board: Board
  readonly words: TrackWords
}

const places = (many: number): readonly number[] => Array.from({ length: many }, (_, at) => at)

/** Free spaces, Wounds, dice and locked spaces; and how many dice Beatings leave. */
function Health({ board, words }: TrackProps) {
  const { health, beatings } = board
  return (
    <div className="rf-track" data-track="health">
      <b>{words.names.health}</b>
      {places(Math.max(ALL_SPACES, health.length)).map((at) => {
        const space = health[at]
        const state = space === undefined ? 'locked' : typeof space === 'number' ? 'die' : space
        return (
          <i key={at} className="rf-heart" data-state={state}>
            <Sign name={state === 'wound' ? 'wound' : 'heart'} />
            {state === 'die' && <u />}
            {state === 'locked' && <s />}
          </i>
        )
      })}
      <b className="rf-track-dice">{words.names.dice}</b>
      {BEATING_TRACK.diceLimit.map((limit, at) => (
        <i key={limit} className="rf-space" data-crossed={beatings > at || undefined}>
          {limit}
        </i>
      ))}
      <small>{words.dice(limitOf(board))}</small>
    </div>
  )
}

function Loot({ board: { loot }, words }: TrackProps) {
  return (
    <div className="rf-track" data-track="loot">
      <b>{words.names.loot}</b>
      {LOOT_TRACK.values.map((value, at) => (
        <i key={value} className="rf-space" data-crossed={at < loot || undefined} data-now={at === loot || undefined}>
          {value}
        </i>
      ))}
      <small>{LOOT_TRACK.values[loot]}</small>
    </div>
  )
}

function Training({ board, words }: TrackProps) {
  const { xp, spent } = board
  return (
    <div className="rf-track" data-track="training">
      <b>{words.names.training}</b>
      {TRAINING_TRACK.values.map((value, at) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- a space is its place on the track
          key={at}
          className="rf-space"
          data-marked={at < xp || undefined}
          data-crossed={at < spent || undefined}
          data-now={at === xp || undefined}
          data-step={value !== TRAINING_TRACK.values[at - 1] || undefined}
        >
          {value}
        </i>
      ))}
      <small>
        {scoreOf(board).training} · {words.toSpend(xp - spent)}
      </small>
    </div>
  )
}

function BossTrack({ board, words }: TrackProps) {
  const { boss, bossHits, bossDead } = board
  if (!boss) return null
  const { health } = BOSS[boss]
  return (
    <div className="rf-track" data-track="boss" data-dead={bossDead || undefined}>
      <b>{words.names.boss}</b>
      {BOSS_TRACK.values.slice(0, health).map((value, at) => (
        <i key={value} className="rf-space" data-marked data-crossed={at < bossHits || undefined}>
          {value}
        </i>
      ))}
      {bossDead && <i className="rf-space">+{BOSS_TRACK.killBonus}</i>}
      <small>
        {bossHits}/{health}
      </small>
    </div>
  )
}
