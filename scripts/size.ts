import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

// Adds up the script that a browser loads before it can show anything.

const BUILT = new URL('../dist/web/', import.meta.url)
/** In bytes, gzipped: what someone waits for in a train. */
const MOST = 123_000

/** The scripts that the page names, and those that they import at once. */
function firstScripts(): ReadonlySet<string> {
  const page = readFileSync(new URL('index.html', BUILT), 'utf8')
  const found = new Set<string>()
  const add = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    const script = readFileSync(new URL(path, BUILT), 'utf8')
    for (const [, imported] of script.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g))
      add(`assets/${imported}`)
  }
  for (const [, path] of page.matchAll(/(?:src|href)="(?:\.?\/)?([^"]+\.js)"/g)) add(path!)
  return found
}

const sizes = [...firstScripts()].map((path) => gzipSync(readFileSync(new URL(path, BUILT)), { level: 9 }).length)
const total = sizes.reduce((sum, size) => sum + size, 0)
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

process.stdout.write(`${kilobytes(total)} of ${kilobytes(MOST)}, `)
if (total > MOST) {
  process.stdout.write('which is too much\n')
  process.exitCode = 1
}
