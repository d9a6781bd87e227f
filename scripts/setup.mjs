// Makes a fresh clone ready: plain JavaScript without dependencies, because it runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The Node 24 that comes with the packages; the machine's own only has to start npm. */
export const nodePath = () => fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))

/** Runs a program to its end and resolves to its exit code, as a shell counts it. */
export function run(program, args, { cwd = root, env = process.env, ...options } = {}) {
  return new Promise((resolve, reject) => {
    // What was compiled once need not be compiled again, by this process or by those that it starts.
    const kept = { NODE_COMPILE_CACHE: `${root}.cache/node`, ...env }
    const child = spawn(program, args, { cwd, env: kept, stdio: 'inherit', ...options })
    // A terminal sends SIGINT to both; whoever sends SIGTERM knows only this process.
    const wait = () => {}
    const pass = () => child.kill('SIGTERM')
    process.on('SIGINT', wait).on('SIGTERM', pass)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', wait).off('SIGTERM', pass)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Builds the page; `mode` is `static` for one that any file host can serve. Resolves to an exit code. */
export const buildPage = (mode = 'production') =>
  run(nodePath(), [`${root}node_modules/vite/bin/vite.js`, 'build', '--mode', mode, '--logLevel', 'warn'], {
    stdio: ['ignore', process.stderr, process.stderr],
  })

/** Builds the page if something it is made of is newer than it. */
export async function ensurePage() {
  const made = `${root}dist/web/index.html`
  const sources = [
    'src/web',
    'src/games',
    'src/engine',
    'src/bots',
    'src/protocol',
    'src/house',
    'docs/rules',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
  ]
  const newest = Math.max(...sources.map((source) => newestIn(`${root}${source}`)))
  if (existsSync(made) && statSync(made).mtimeMs > newest) return
  process.stderr.write('Building the page …\n')
  if ((await buildPage()) !== 0) process.exit(1)
}

function newestIn(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const inside = readdirSync(path).map((name) => newestIn(`${path}/${name}`))
  return Math.max(mtimeMs, ...inside)
}

/** Installs the packages of a folder if its lock file is not the one they were installed from. */
export async function ensureSetup(folder = root) {
  const [lock, stamp] = [`${folder}/package-lock.json`, `${folder}/node_modules/.installed`]
  const digest = createHash('sha256')
    .update(readFileSync(`${folder}/package.json`))
    .update(existsSync(lock) ? readFileSync(lock) : '')
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  process.stderr.write('Installing packages …\n')
  // Its messages go to stderr: stdout belongs to whatever is started next.
  const code = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  })
  if (code !== 0) {
    process.stderr.write('The packages could not be installed; see above.\n')
    process.exit(1)
  }
  writeFileSync(stamp, digest)
}

/** The command line that `npm start` means: the server, with its settings, unless another command is named. */
export const startLine = (args) =>
  args[0] === undefined || (args[0].startsWith('-') && args[0] !== '--version') ? ['serve', ...args] : args

/** Whether a command line starts the server, which has the page to show. */
export const servesPage = ([command, ...args]) => command === 'serve' && !args.some((arg) => /^(--help|-h)$/.test(arg))
