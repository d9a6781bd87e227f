import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))
/** What a clone does not have, or would take long to copy. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'dist', 'shots', 'pictures'])

/** The folders of the games that can be added, and so their ids. */
type Toy = 'pebbles' | 'cairn' | 'scramble'

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The project with a third game in it, in a folder of its own that goes when it is disposed of. */
export interface ThirdGame extends AsyncDisposable {
  readonly id: string
  readonly root: string
  /** Runs a script of the copy, such as `src/cli/start.ts`, with `lines` as what is typed. */
  run(script: string, args: readonly string[], lines?: readonly string[]): Promise<Ran>
}

/** Adds a tiny game to a copy of the project as anyone would add one: by its folder, and one line in the list. */
export async function withThirdGame(id: Toy = 'pebbles'): Promise<ThirdGame> {
  const root = await mkdtemp(join(tmpdir(), 'ludus-third-'))
  await cp(PROJECT, root, { recursive: true, filter: (path) => path === PROJECT || !LEFT_OUT.has(basename(path)) })
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'), 'dir')
  await cp(join(PROJECT, 'src/games/testing', id), join(root, 'src/games', id), {
    recursive: true,
    // Its settings for editors are for where it lies.
    filter: (path) => basename(path) !== 'tsconfig.json',
  })
  await appendFile(join(root, 'src/games/index.ts'), `export { lid as ${id} } from '#games/${id}/lid'\n`)
  return {
    id,
    root,
    async run(script, args, lines = []) {
      // Nothing in it knows that this is a test.
      const env = { ...process.env, NODE_ENV: 'production' }
      const child = spawn(process.execPath, [script, ...args], { cwd: root, env })
      child.stdin.on('error', () => {}) // Who leaves early reads no more.
      child.stdin.end(lines.map((line) => `${line}\n`).join(''))
      const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
      return { code: child.exitCode, out, err }
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  }
}
