import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

// What SECURITY.md promises is shown by tests that are there.

const page = await readFile('SECURITY.md', 'utf8')
const found = [...page.matchAll(/^\|[^|]*\| ([^|]+) \| `([^`]+)`: (.+) \|$/gm)].map(
  ([, what, file, names]) => [what!, file!, [...names!.matchAll(/\*([^*]+)\*/g)].map(([, name]) => name!)] as const,
)

describe('what was found', () => {
  test('is a list', () => {
    expect(found.length).toBeGreaterThan(50)
  })

  test.each(found)('%s: %s', async (_what, file, names) => {
    const text = await readFile(file, 'utf8')
    expect(names).not.toEqual([])
    for (const name of names) expect(text).toContain(`'${name}'`)
  })
})

test('all files of tests that are named are there', async () => {
  for (const line of page.split('\n').filter((text) => text.startsWith('|'))) {
    // Beside the one before, unless it has a folder of its own.
    let folder = ''
    for (const [, path] of line.matchAll(/`([\w/.-]+\.test\.ts)`/g)) {
      if (path!.includes('/')) folder = path!.slice(0, path!.lastIndexOf('/') + 1)
      const file = path!.startsWith(folder) ? path! : folder + path!
      await expect(readFile(file, 'utf8')).resolves.toContain('test')
    }
  }
})
