import { type Task, think } from '#house/think'

/** Thinks about one choice; with nothing to think about it only says that it is there. */
export default async (task: Task | null): Promise<object | null> => task && think(task)
