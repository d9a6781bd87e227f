import { DenMap } from '#games/roll-and-fight/board/den/den-map.tsx'
import { Ask, MarkOption, Resolving, Warnings } from '#games/roll-and-fight/board/fight/ask.tsx'
import { DeedsList } from '#games/roll-and-fight/board/fight/deeds-list.tsx'
import { Final } from '#games/roll-and-fight/board/fight/final.tsx'
import { Option, offeredTo } from '#games/roll-and-fight/board/fight/option.tsx'
import { OutlookBox, OutlookBrief } from '#games/roll-and-fight/board/fight/outlook-box.tsx'
import { litOf, usableOf } from '#games/roll-and-fight/board/fight/plan'
import { Quiet } from '#games/roll-and-fight/board/fight/quiet.tsx'
import { useOutlook } from '#games/roll-and-fight/board/fight/use-outlook'
import { Usables } from '#games/roll-and-fight/board/fight/usables.tsx'
import { FIGHT_WORDS } from '#games/roll-and-fight/board/fight/words'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import { ownQuestion } from '#games/roll-and-fight/rules/read'
import type { Choice, Enemy } from '#games/roll-and-fight/types'

/** The Fighting Phase of a seat: a plan that one builds step by step, with what it would come to at every moment. */
export function FightPanel(board: BoardProps) {
  const { view, seat, language, text } = board
  const own = view.boards[seat]!
  const words = FIGHT_WORDS[language]
  const outlook = useOutlook(board)
  if (own.den === null) return null
  const usable = usableOf(own)
  const [sets, recon] = (['set', 'recon'] as const).map((what) =>
    usable.filter((one) => one.what === what).reduce((sum, { many }) => sum + many, 0),
  )
  const lost = sets! + recon! > 0 ? [words.unused(sets!, recon!)] : []
  const isStarting = usable.some(({ what }) => what === 'start') && ownQuestion(own)?.ask === 'fight'
  return (
    <Quiet
      board={board}
      scene="fight"
      map={
        <DenMap
          den={own.den}
          board={own}
          round={view.round}
          language={language}
          lit={litOf(own, offeredTo(board), language, (choice) => text.choice(choice, view), pressOf(board))}
          threats={outlook?.sources ?? []}
          whyNot={aimRefusal(board)}
          onRule={board.onRule}
        />
      }
      head={
        <Ask board={board} over={words.over}>
          <Resolving board={board} />
          <Warnings own={own} language={language} />
          <MarkOption board={board} />
          {isStarting && (
            <Option board={board} choice={{ kind: 'end-start' }} className="rf-quiet-option">
              {words.goOn}
            </Option>
          )}
        </Ask>
      }
      foot={
        <>
          {outlook && <OutlookBrief board={board} outlook={outlook} />}
          <Final
            board={board}
            choice={{ kind: 'done-fighting' }}
            says={words.done}
            again={words.doneNow}
            warning={[...lost, words.final].join(' ')}
          />
        </>
      }
    >
      <Usables board={board} />
      {outlook && <OutlookBox board={board} outlook={outlook} />}
      <DeedsList key={`${seat} ${view.round}`} board={board} />
    </Quiet>
  )
}

const pressOf =
  ({ sending, onChoose }: BoardProps) =>
  (choice: Choice): void => {
    if (sending === null) onChoose(choice)
  }

/** Why somebody on the map cannot be aimed at, where an effect asks for a target. */
function aimRefusal({ view, viewer, seat, isPlaying, whyNot }: BoardProps) {
  const question = ownQuestion(view.boards[seat]!)
  if (viewer !== seat || isPlaying || question?.ask !== 'target') return undefined
  const isMove = question.effect.do === 'move' || question.effect.do === 'jump'
  return (room: RoomId, enemy?: Enemy) => {
    if (isMove) return enemy === undefined ? whyNot(moveTo(room, question.effect.do)) : undefined
    return enemy === undefined ? undefined : whyNot({ kind: 'target', room, enemy })
  }
}

/** A jump names a room on the way; through itself it leads nowhere. */
const moveTo = (room: RoomId, verb: string): Choice =>
  verb === 'jump' ? { kind: 'target', room, via: room } : { kind: 'target', room }
