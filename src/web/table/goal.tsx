import type { GameTypes } from '#engine/game'
import { Icon } from '#web/design/icon.tsx'
import { queenCrown } from '#web/design/icons'
import { Tip, useTip } from '#web/design/tip.tsx'
import type { Sight } from '#web/table/sight'
import { useWords } from '#web/words/words'
import './goal.css'

interface GoalProps {
  readonly sight: Pick<Sight, 'shown' | 'text'>
}

/** What whoever looks has to do to win, as the game says it; nothing before the match and after it. */
function useGoal({ shown: { now, as }, text }: GoalProps['sight']) {
  const { table: words } = useWords()
  const says = now.status === 'live' && now.view ? text.goal?.(now.view as GameTypes['View']) : undefined
  return says === undefined ? undefined : { title: as === 'spectator' ? words.goalHere : words.goal, says }
}

/** The goal beside the board. */
export function Goal({ sight }: GoalProps) {
  const goal = useGoal(sight)
  if (!goal) return null
  return (
    <p className="goal">
      <Icon of={queenCrown} />
      <span>
        <b>{goal.title}:</b> {goal.says}
      </span>
    </p>
  )
}

/** The same where there is no room for it: a crown that says it when touched. */
export function GoalButton({ sight }: GoalProps) {
  const goal = useGoal(sight)
  const tip = useTip(true)
  if (!goal) return null
  return (
    <>
      <button type="button" className="ui-button ui-icon-button goal-button" data-kind="quiet" {...tip.trigger}>
        <Icon of={queenCrown} />
        <span className="unseen">{`${goal.title}: ${goal.says}`}</span>
      </button>
      <Tip of={tip}>
        <strong>{goal.title}:</strong> {goal.says}
      </Tip>
    </>
  )
}
