// npm run clauses [game]: which ids of the rules documents stand in the name of a passing test, and which do not.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = join(import.meta.dirname, '..')
const RULES = join(ROOT, 'docs/rules')
const USAGE = 'Usage: npm run clauses [game] [-- --json]\n'

/** One game's rules held against its tests. */
interface Audit {
  readonly game: string
  readonly ids: number
  readonly named: number
  readonly tests: number
  /** Ids without a passing test. */
  readonly missing: readonly string[]
  /** Ids that tests name and the document does not have. */
  readonly unknown: readonly string[]
  /** Ids that the document defines more than once. */
  readonly twice: readonly string[]
  /** Tests that did not pass, and files that could not be run. */
  readonly failed: readonly string[]
}

/** What vitest's JSON reporter says of one file. */
interface TestFile {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
}

const documents = (): string[] =>
  existsSync(RULES)
    ? readdirSync(RULES)
        .filter((file) => file.endsWith('.md'))
        .map((file) => file.slice(0, -3))
        .sort()
    : []

/** A document whose name goes on from another's, as `arena-coop` from `arena`, is a part of it. */
const isPartOf = (part: string, game: string): boolean => part.startsWith(`${game}-`)

/** An id in the first column of section F, `BR-E01`, or a code in its third, `LB_MUST_PAY`. */
const REFUSAL = /^\|\s*(?:`?([A-Z]+-E\d+)\b|[^|]*\|[^|]*\|\s*`([A-Z]+(?:_[A-Z]+)+)`)/

/** Clauses and rulings are items of a list, refusals stand in the table of section F, where rows may share a code. */
function definedIds(rules: string): string[] {
  const ids: string[] = []
  const codes = new Set<string>()
  let section = ''
  for (const line of rules.split('\n')) {
    section = /^## (\w+)/.exec(line)?.[1] ?? section
    const [, id, code] =
      /^- (?:\*\*)?([A-Z]+-R?\d+)\b/.exec(line) ?? (section === 'F' ? REFUSAL.exec(line) : null) ?? []
    if (id) ids.push(id)
    if (code) codes.add(code)
  }
  return [...ids, ...codes]
}

/** The ids in square brackets, be it `[BR-063] [BR-201]` or `[BR-063, LB_MUST_PAY]`. */
const namedIds = (name: string): string[] =>
  [...name.matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, inside]) => inside!.split(/[\s,]+/))
    .filter((word) => /^[A-Z]+(-[RE]?\d+|(_[A-Z]+)+)$/.test(word))

/** Runs the tests of these games once; what vitest says elsewhere is kept for the case that it breaks down. */
async function runTests(games: readonly string[]): Promise<TestFile[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clauses-'))
  const report = join(folder, 'report.json')
  try {
    const said = await vitest([
      'run',
      ...games.map((game) => `src/games/${game}/`),
      '--passWithNoTests',
      '--reporter=json',
      `--outputFile=${report}`,
    ])
    if (!existsSync(report)) throw new Error(`vitest made no report.\n${said}`)
    return (JSON.parse(readFileSync(report, 'utf8')) as { testResults: TestFile[] }).testResults
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function vitest(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (words: Buffer) => (said += words.toString()))
    child.on('error', reject)
    child.on('close', () => resolve(said))
  })
}

function audit(game: string, all: readonly string[], files: readonly TestFile[]): Audit {
  const parts = all.filter((part) => part === game || isPartOf(part, game))
  const defined = parts.flatMap((part) => definedIds(readFileSync(join(RULES, `${part}.md`), 'utf8')))
  const ids = new Set(defined)
  const own = files.filter(({ name }) => relative(ROOT, name).replaceAll('\\', '/').startsWith(`src/games/${game}/`))
  const tests = own.flatMap(({ assertionResults }) => assertionResults)
  const named = new Set(tests.filter(({ status }) => status === 'passed').flatMap(({ fullName }) => namedIds(fullName)))
  return {
    game,
    ids: ids.size,
    named: [...ids].filter((id) => named.has(id)).length,
    tests: tests.length,
    missing: [...ids].filter((id) => !named.has(id)),
    unknown: [...new Set(tests.flatMap(({ fullName }) => namedIds(fullName)))].filter((id) => !ids.has(id)),
    twice: [...new Set(defined.filter((id, at) => defined.indexOf(id) !== at))],
    failed: [
      ...own
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .map(({ name, message }) => `${relative(ROOT, name)}: ${message.split('\n', 1)[0]!}`),
      ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ],
  }
}

/** Figures in columns, then whatever is wrong. */
function print(audits: readonly Audit[]): string {
  const rows = [
    ['game', 'ids', 'named', 'missing', 'tests'],
    ...audits.map(({ game, ids, named, missing, tests }) => [game, ids, named, missing.length, tests].map(String)),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const table = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
  )
  const list = (title: string, items: readonly string[]): string[] =>
    items.length > 0 ? ['', title, ...items.map((item) => `  ${item}`)] : []
  const wrong = audits.flatMap(({ game, missing, unknown, twice, failed }) => [
    ...list(`${game}: without a passing test`, missing),
    ...list(`${game}: named by a test, but not in the document`, unknown),
    ...list(`${game}: defined more than once in the document`, twice),
    ...list(`${game}: failed`, failed),
  ])
  return [...table, ...wrong, ''].join('\n')
}

function fail(message: string): never {
  process.stderr.write(`${message}\n${USAGE}`)
  process.exit(2)
}

function parseCommand(): { readonly json: boolean; readonly help: boolean; readonly game: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    })
    if (positionals.length > 1) fail('Name one game, or none for all of them.')
    return { ...values, game: positionals[0] }
  } catch (error) {
    return fail((error as Error).message)
  }
}

const { json, help, game } = parseCommand()
const all = documents()
const games = all.filter((id) => !all.some((other) => isPartOf(id, other)))
if (help) {
  process.stdout.write(USAGE)
} else if (game !== undefined && !games.includes(game)) {
  fail(`There is no game "${game}" with a rules document. There is ${games.join(', ') || 'none at all'}.`)
} else {
  const wanted = game === undefined ? games : [game]
  const files = await runTests(wanted)
  const audits = wanted.map((id) => audit(id, all, files))
  process.stdout.write(json ? `${JSON.stringify({ games: audits }, null, 2)}\n` : print(audits))
  const isGreen = audits.every(({ missing, unknown, failed }) => missing.length + unknown.length + failed.length === 0)
  process.exitCode = isGreen ? 0 : 1
}
