import { type Task, think } from '#house/think'
import type { Thought } from '#web/local/thinker'

const tell = (thought: Thought): void => self.postMessage(thought)

self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  think(data).then(
    (choice) => tell({ choice }),
    (error: unknown) => tell({ error: String(error) }),
  )
})
tell({ ready: true })
