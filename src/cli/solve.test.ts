import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROGRAM } from '#cli/program'
import { run } from '#cli/testing'

test('a variant is solved, stored and proved', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ludus-solve-'))
  try {
    const file = join(folder, 'fast-rat.bin')
    const { code, out } = await run(['solve', 'brave-rats', '--variant', 'fast-rat', '--save', file, '--json'])
    const [found] = JSON.parse(out) as [Record<string, number> & { opening: Record<string, unknown>[] }]
    expect(code).toBe(0)
    expect(found).toMatchObject({ name: 'Fast Rat', states: 293_895 })
    expect(found['value']).toBeCloseTo(0, 9)
    expect(found['gain']).toBeLessThan(1e-9)
    expect(found.opening).toContainEqual({ choice: 'General', share: 0, cost: expect.closeTo(0.0193, 4) })
    expect((await readFile(file)).subarray(0, 4).toString()).toBe('BRS1')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('as one reads it', async () => {
  const { code, out } = await run(['solve', 'brave-rats', '--variant', 'fast-rat'])
  expect(code).toBe(0)
  expect(out).toMatch(/^Fast Rat\n {2}decision states {7}293,895\n {2}value to seat 0 {7}0\.0{9} /)
  expect(out).toContain('\n    never               General, which costs 0.019\n')
  expect(out).toMatch(/\n\nA decision state is /)
})

test('help names what can be solved', async () => {
  const { out } = await run(['solve', '--help'])
  expect(out).toContain('\nVariants of brave-rats: base, fast-rat, princess-attack, princess-attack-fast-rat.\n')
  expect(out).toContain(`\n  ${PROGRAM} solve brave-rats --variant fast-rat --save fast-rat.bin\n`)
})

test.each([
  ['solve', 'Name a game: '],
  ['solve nothing', 'There is no game "nothing".'],
  ['solve last-brave', 'The Last Brave cannot be solved; these can: brave-rats.'],
  ['solve brave-rats --variant draft', '--variant must be one of base, fast-rat, '],
  ['solve brave-rats --save x.bin', '--save needs a --variant.'],
  ['solve brave-rats --variant fast-rat --save /nowhere/x.bin', '/nowhere/x.bin cannot be written: '],
])('"%s" is refused', async (line, why) => {
  const { code, out, err } = await run(line.split(' '))
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(`ludus: ${why}`)
})
