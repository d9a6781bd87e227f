import { GAMES, openGame } from '#games/shelf'
import { type Task, think } from '#house/think'

/** Thinks about one choice; with nothing to think about it opens all games, so that no bot loses time over that. */
export default async function thinkOrOpen(task: Task | null): Promise<object | null> {
  if (task) return think(task)
  await Promise.all(GAMES.map(({ about }) => openGame(about.id)))
  return null
}
