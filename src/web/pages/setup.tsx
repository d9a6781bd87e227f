import { useState } from 'react'
import type { AnyBox } from '#games/box'
import { PACES } from '#protocol/pace'
import { useServerIsThere } from '#web/client/tables'
import { Button } from '#web/design/button.tsx'
import { crossedSwords, openBook } from '#web/design/icons'
import { Message } from '#web/design/message.tsx'
import { Panel } from '#web/design/panel.tsx'
import { RadioRow } from '#web/design/radio-row.tsx'
import { Switch } from '#web/design/switch.tsx'
import { Lid } from '#web/home/lid.tsx'
import { useOpening } from '#web/home/use-opening'
import { useBox, useText } from '#web/lobby/use-box'
import { LEARN_PARTS } from '#web/parts'
import { useTitle } from '#web/route.tsx'
import { ClockPanel } from '#web/setup/clock.tsx'
import {
  awaitsOthers,
  chosenOptions,
  DELAYS,
  type Draft,
  hasBots,
  keepDraft,
  keptDraft,
  PATIENCES,
  settledOptions,
  type SeatPlan,
  toNewTable,
  type Where,
} from '#web/setup/draft'
import { NumberSelect } from '#web/setup/number-select.tsx'
import { OptionsPanel } from '#web/setup/options.tsx'
import { SeatsPanel } from '#web/setup/seats.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { setup as setupWords } from '#web/words/setup'
import { useWords, useWordsOf } from '#web/words/words'
import './setup.css'

const PLACES: readonly Where[] = ['server', 'device']

/** Sets up a table from the game's own description. */
export function Setup({ game }: { readonly game: string }) {
  const { common } = useWords()
  const setup = useWordsOf(setupWords)
  const box = useBox(game)
  useTitle(box ? setup.title(box.game.about.name) : '')
  if (box === undefined) return <main className="page" aria-busy="true" />
  if (box === null)
    return (
      <main>
        <Message title={setup.none.title} icon={openBook} actions={<LinkButton href="/">{common.allGames}</LinkButton>}>
          <p>{setup.none.text}</p>
        </Message>
      </main>
    )
  return <Form key={game} box={box} />
}

/** Whoever comes from the lobby wants a table there. */
function firstDraft({ game: { about } }: AnyBox): Draft {
  const kept = keptDraft(about)
  if (!new URLSearchParams(window.location.search).has('public')) return kept
  if (awaitsOthers(kept)) return { ...kept, isPublic: true }
  return { ...kept, isPublic: true, where: 'server', seats: kept.seats.map((): SeatPlan => 'human') }
}

function Form({ box }: { readonly box: AnyBox }) {
  const { common, lobby } = useWords()
  const setup = useWordsOf(setupWords)
  const { about } = box.game
  const text = useText(box)!
  const isServed = useServerIsThere()
  const [draft, setDraft] = useState(() => firstDraft(box))
  const { busy, problem, open } = useOpening()
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepDraft(about, next)
  }
  const options = chosenOptions(about, draft)
  const clash = box.game.clash(options, draft.seats.length)
  const isStranded = draft.where === 'server' && !isServed
  const whyNot = clash ? text.refusal(clash) : isStranded ? setup.noServer : undefined
  const isAwaiting = awaitsOthers(draft)

  return (
    <main className="page setup" data-game={about.id}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (whyNot === undefined) open('table', toNewTable(about, draft), draft.where)
        }}
      >
        <header>
          <Lid game={about.id} name={about.name} />
          <div>
            <h1>{setup.title(about.name)}</h1>
            <p>{text.summary}</p>
            <div className="setup-ways">
              {LEARN_PARTS[about.id] && (
                <LinkButton kind="quiet" icon={openBook} href={`/learn/${about.id}`}>
                  {common.howToPlay}
                </LinkButton>
              )}
              <LinkButton kind="quiet" icon={openBook} href={`/rules/${about.id}`}>
                {common.rules}
              </LinkButton>
            </div>
          </div>
        </header>
        <div className="setup-panels">
          <div>
            <SeatsPanel range={about.seats} text={text} draft={draft} onChange={(seats) => change({ seats })} />
            <Panel title={setup.where}>
              <RadioRow
                label={<span className="unseen">{setup.where}</span>}
                value={draft.where}
                options={PLACES.map((place) => ({ value: place, label: setup.places[place] }))}
                hint={draft.where === 'server' ? setup.serverHint : setup.deviceHint}
                {...(isStranded && { error: setup.noServer })}
                onChange={(where) => change({ where })}
              />
              {isAwaiting && (
                <Switch
                  label={setup.public}
                  hint={setup.publicHint}
                  on={draft.isPublic}
                  onChange={(isPublic) => change({ isPublic })}
                />
              )}
              {draft.where === 'server' && (
                <NumberSelect
                  label={setup.delay}
                  hint={setup.delayHint}
                  value={draft.delay}
                  values={DELAYS}
                  says={(seconds) => (seconds === 0 ? setup.noDelay : setup.later(lobby.time(seconds)))}
                  onChange={(delay) => change({ delay })}
                />
              )}
            </Panel>
            {hasBots(draft) && (
              <Panel title={setup.pace}>
                <RadioRow
                  label={<span className="unseen">{setup.pace}</span>}
                  value={draft.pace}
                  options={PACES.map((pace) => ({ value: pace, label: setup.paces[pace] }))}
                  hint={setup.paceHints[draft.pace]}
                  onChange={(pace) => change({ pace })}
                />
              </Panel>
            )}
            <ClockPanel
              clock={draft.clock}
              where={draft.where}
              limits={about.limits}
              onChange={(clock) => change({ clock })}
            >
              {isAwaiting && draft.clock.kind === 'none' && (
                <NumberSelect
                  label={setup.patience}
                  hint={setup.patienceHint}
                  value={draft.patience}
                  values={PATIENCES}
                  says={(seconds) => (seconds === 0 ? setup.noPatience : setup.after(lobby.time(seconds)))}
                  onChange={(patience) => change({ patience })}
                />
              )}
            </ClockPanel>
          </div>
          <OptionsPanel
            game={box.game}
            text={text}
            seats={draft.seats.length}
            options={options}
            settled={settledOptions(about, draft)}
            onChange={(chosen) => change({ options: { ...draft.options, ...chosen } })}
          />
        </div>
        <footer>
          {problem !== undefined && <p role="alert">{problem}</p>}
          <Button
            type="submit"
            kind="primary"
            icon={crossedSwords}
            busy={busy !== undefined}
            {...(whyNot !== undefined && { whyNot })}
          >
            {isAwaiting ? setup.open : setup.start}
          </Button>
        </footer>
      </form>
    </main>
  )
}
