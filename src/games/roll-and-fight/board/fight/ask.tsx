import type { ReactNode } from 'react'
import { Sign, type SignName } from '#games/roll-and-fight/board/art/sign.tsx'
import { askedSaid } from '#games/roll-and-fight/board/fight/asked'
import { Option, offeredTo } from '#games/roll-and-fight/board/fight/option.tsx'
import { type Left, leftOf } from '#games/roll-and-fight/board/fight/plan'
import { Story } from '#games/roll-and-fight/board/fight/story.tsx'
import { FIGHT_WORDS, type FightWords } from '#games/roll-and-fight/board/fight/words'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import type { Effect } from '#games/roll-and-fight/content/vocabulary'
import { roomName } from '#games/roll-and-fight/text/names'
import type { Board } from '#games/roll-and-fight/types'
import './fight.css'

interface AskProps {
  readonly board: BoardProps
  /** What is said where this seat is through. */
  readonly over: string
  readonly children?: ReactNode
}

/** The line that says what is asked of this seat, with the answers that have no place on the map. */
export function Ask({ board, over, children }: AskProps) {
  const { language } = board
  const words = FIGHT_WORDS[language]
  return (
    <section className="rf-ask" tabIndex={-1} aria-label={words.answer} data-offer-place>
      <p className="rf-asked" role="status">
        {board.sending ? words.sending : askedSaid(board, over)}
      </p>
      <Story {...board} />
      {children}
    </section>
  )
}

const SIGN_OF: Partial<Record<Effect['do'], SignName>> = {
  move: 'move',
  hit: 'hit',
  shoot: 'shoot',
  wound: 'wound',
  heal: 'heal',
  jump: 'jump',
  evade: 'evade',
  kill: 'kill',
}

/** What is being resolved, with the effects that are left of it. */
export function Resolving({ board }: { readonly board: BoardProps }) {
  const { view, seat, language } = board
  const own = view.boards[seat]!
  const words = FIGHT_WORDS[language]
  const left = leftOf(own)
  if (!left) return null
  return (
    <div className="rf-resolving">
      <span className="rf-effects" aria-hidden="true">
        {[...(left.now ? [left.now] : []), ...left.next].map((verb, at) => (
          <span
            key={`${verb} ${at}`}
            className="rf-effect"
            data-now={(at === 0 && left.now !== undefined) || undefined}
          >
            {SIGN_OF[verb] && <Sign name={SIGN_OF[verb]} />}
            <small>{words.verbs[verb]}</small>
          </span>
        ))}
        {left.again > 0 && <b className="rf-again">+{left.again}</b>}
      </span>
      <span className="unseen">{leftSaid(left, words)}</span>
      <Answers board={board} />
    </div>
  )
}

const leftSaid = ({ next, again }: Left, words: FightWords): string =>
  [
    ...(next.length > 0 ? [words.left(next.map((verb) => words.verbs[verb]))] : []),
    ...(again > 0 ? [words.again(again)] : []),
  ].join(' ')

/** Hit or Shoot, what is gained, and leaving an effect out. */
function Answers({ board }: { readonly board: BoardProps }) {
  const { view, text, language } = board
  const words = FIGHT_WORDS[language]
  const offered = offeredTo(board)
  const answers = offered.filter(({ kind }) => kind === 'choose' || kind === 'gain')
  return (
    <span className="rf-answers">
      {answers.map((choice, at) => (
        <Option key={JSON.stringify(choice)} board={board} choice={choice} hotkey={`${at + 1}`}>
          {text.choice(choice, view)}
        </Option>
      ))}
      {offered.some(({ kind }) => kind === 'skip') && (
        <Option board={board} choice={{ kind: 'skip' }} hotkey="X" className="rf-quiet-option">
          {words.skip}
        </Option>
      )}
    </span>
  )
}

/** What is to be known of this phase besides: brewed repetitions, and a Hero who has to move on. */
export function Warnings({ own, language }: { readonly own: Board; readonly language: BoardProps['language'] }) {
  const words = FIGHT_WORDS[language]
  const { fight, den } = own
  return (
    <>
      {fight && fight.brew > 0 && <p className="rf-note">{words.brew(fight.brew)}</p>}
      {fight?.exposed && (
        <p className="rf-note" data-alarm>
          {words.exposed(roomName(den!, fight.exposed, language)!)}
        </p>
      )}
    </>
  )
}

/** Marks the Objective of the Hero's room, where that is offered. */
export function MarkOption({ board }: { readonly board: BoardProps }) {
  const found = offeredTo(board).find(({ kind }) => kind === 'mark')
  if (!found) return null
  return (
    <Option board={board} choice={found} hotkey="O" className="rf-mark-option">
      <span className="rf-option-sign">
        <Sign name="objective" />
      </span>
      {board.text.choice(found, board.view)}
    </Option>
  )
}
