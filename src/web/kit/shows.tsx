import type { ReactNode } from 'react'
import { BoardStage, statusOf } from '#web/kit/board-stage.tsx'
import { Framed } from '#web/kit/framed.tsx'
import { braveStatusOf, LastBraveStage } from '#web/kit/last-brave-stage.tsx'
import { BRAVE_STAGES } from '#web/kit/last-brave-stages'
import { STAGES } from '#web/kit/stages'

/** A game's board in one of its stages. */
interface Show {
  readonly id: string
  readonly title: string
  readonly render: () => ReactNode
}

interface GameShow {
  readonly game: string
  readonly shows: readonly Show[]
}

/** Every board of the kit, in every stage. */
export const GAME_SHOWS: readonly GameShow[] = [
  {
    game: 'BraveRats',
    shows: STAGES.map((stage) => ({
      id: stage.id,
      title: stage.title,
      render: () => (
        <Framed status={statusOf(stage)}>
          <BoardStage stage={stage} />
        </Framed>
      ),
    })),
  },
  {
    game: 'The Last Brave',
    shows: BRAVE_STAGES.map((stage) => ({
      id: `brave-${stage.id}`,
      title: stage.title,
      render: () => (
        <Framed status={braveStatusOf(stage)}>
          <LastBraveStage stage={stage} />
        </Framed>
      ),
    })),
  },
]
