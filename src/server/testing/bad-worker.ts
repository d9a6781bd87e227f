import type { Task } from '#house/think'

/** A bot that does what its view asks it to, for better or worse. */
export default async function think(task: Task | null): Promise<unknown> {
  if (!task) return null
  const { mood } = task.view as { readonly mood?: string }
  switch (mood) {
    case 'copy':
      return { ...task.choices[1] }
    case 'ponder':
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
      return task.choices[0]
    case 'throw':
      throw new Error('I cannot.')
    case 'die':
      return process.exit(1)
    case 'nonsense':
      return { kind: 'dance' }
    case 'more':
      return { ...task.choices[0], more: true }
    case 'sleep':
      return new Promise(() => {})
    default:
      for (;;);
  }
}
