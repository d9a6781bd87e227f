import { FIGHT_WORDS } from '#games/roll-and-fight/board/fight/words'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { ownQuestion } from '#games/roll-and-fight/rules/read'

type Asked = Pick<BoardProps, 'view' | 'viewer' | 'seat' | 'isPlaying' | 'text' | 'language'>

/** What is asked of the seat that is shown; or, where nothing is left to do, that it is over, and whom one waits for. */
export function askedSaid({ view, viewer, seat, isPlaying, text, language }: Asked, over: string): string {
  const words = FIGHT_WORDS[language]
  const own = view.boards[seat]!
  if (own.dead) return words.dead
  const question = ownQuestion(own)
  if (question) return text.decision({ actor: seat, kind: question.ask }, view)
  // The rules are still at work: what they do is told below.
  if (isPlaying || own.todo.length > 0) return ''
  const areOthersBusy = view.boards.some(({ todo }) => todo.length > 0)
  return viewer === seat && areOthersBusy ? `${over} ${words.othersBusy}` : over
}
