// npm start, npm test and the rest: sets up what is missing, then runs the task with the packages' own Node.
import { existsSync, readdirSync } from 'node:fs'
import { buildPage, ensurePage, ensureSetup, nodePath, root, run, servesPage, startLine } from './setup.mjs'

const tool = (path) => `${root}node_modules/${path}`

/** What `npm run check` looks at, in the order of cost. */
const CHECKS = {
  format: [tool('oxfmt/bin/oxfmt'), '--check'],
  lint: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  types: [tool('typescript/bin/tsc'), '--project', 'tsconfig.json'],
  'page types': [tool('typescript/bin/tsc'), '--project', 'tsconfig.web.json'],
  'browser test types': [tool('typescript/bin/tsc'), '--project', 'tsconfig.browser.json'],
  purity: [tool('typescript/bin/tsc'), '--project', 'tsconfig.pure.json'],
  layers: [
    ...[tool('dependency-cruiser/bin/dependency-cruiser.mjs'), 'src', 'scripts', 'bench'],
    ...['--config', '.dependency-cruiser.mjs'],
  ],
  'dead code': [tool('knip/bin/knip.js')],
  'first load': ['scripts/size.ts'],
}

const node = (...args) => run(nodePath(), args)
const vitest = (...args) => node(tool('vitest/vitest.mjs'), 'run', ...args)

/** The paths of all tests in a browser: those of the page, and those of the games. */
function browserTests() {
  const games = readdirSync(`${root}src/games`).map((game) => `src/games/${game}/browser`)
  return ['src/web/browser', ...games]
    .filter((folder) => existsSync(`${root}${folder}`))
    .flatMap((folder) => readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.test.ts'))
}

async function check(...args) {
  await ensurePage()
  for (const [name, command] of Object.entries(CHECKS)) {
    process.stdout.write(`${name} … `)
    const code = await node(...command)
    if (code !== 0) {
      process.stdout.write(`${name} failed\n`)
      return code
    }
    process.stdout.write(`${name} is fine\n`)
  }
  return vitest(...args)
}

const TASKS = {
  async start(...args) {
    const line = startLine(args)
    if (servesPage(line)) await ensurePage()
    return run(nodePath(), ['src/cli/start.ts', ...line], { env: { ...process.env, LUDUS_PROGRAM: 'npx ludus' } })
  },
  test: check,
  check,
  async unit(...args) {
    // Browser tests need the page built; others need not wait for it.
    if (args.length === 0 || browserTests().some((path) => args.some((arg) => path.includes(arg)))) await ensurePage()
    return vitest(...args)
  },
  async 'build:static'() {
    const code = await buildPage('static')
    if (code === 0) process.stdout.write('The page is in dist/static; any file host can serve it.\n')
    return code
  },
  format: () => node(tool('oxfmt/bin/oxfmt'), '--write'),
  clauses: (...args) => node('scripts/clauses.ts', ...args),
  laws: (...args) => node('scripts/laws.ts', ...args),
  records: (...args) => node('scripts/records.ts', ...args),
  leaks: (...args) => node('scripts/leaks.ts', ...args),
  kill: (...args) => node('scripts/kill.ts', ...args),
  abuse: (...args) => node('scripts/abuse.ts', ...args),
  async shots(...args) {
    await ensurePage()
    return node('scripts/shots.ts', ...args)
  },
  async pace(...args) {
    await ensurePage()
    return node('scripts/pace.ts', ...args)
  },
  async bench(...args) {
    await ensureSetup(`${root}bench`)
    return node('bench/bench.ts', ...args)
  },
}

const [task, ...args] = process.argv.slice(2)
if (!Object.hasOwn(TASKS, task)) {
  process.stderr.write(`There is no task "${task}". Try one of ${Object.keys(TASKS).join(', ')}.\n`)
  process.exit(2)
}
await ensureSetup()
process.exitCode = await TASKS[task](...args)
