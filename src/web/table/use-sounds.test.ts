import { expect, test } from 'vitest'
import type { LineTold } from '#protocol/told'
import { heardOf, unheardOf } from '#web/table/use-sounds'

const line = (n: number, ...kinds: readonly string[]): LineTold => ({
  ...{ n, at: n, what: 'played', seat: 1, by: 'seat' },
  ...(kinds.length > 0 && { events: kinds.map((kind) => ({ kind })) }),
})

test('each thing that happens is heard once, though a line may be told bit by bit', () => {
  const kindsAfter = (lines: readonly LineTold[], before: readonly LineTold[]) =>
    unheardOf(lines, heardOf(before)).map((event) => (event as { readonly kind: string }).kind)
  const before = [line(3, 'rolled')]
  expect(kindsAfter(before, before)).toEqual([])
  expect(kindsAfter([line(3, 'rolled', 'took')], before)).toEqual(['took'])
  expect(kindsAfter([line(3, 'rolled', 'took'), line(4), line(5, 'set')], before)).toEqual(['took', 'set'])
  expect(kindsAfter([line(3, 'rolled')], [])).toEqual(['rolled'])
})
