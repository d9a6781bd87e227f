import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '#house/sha256'

const told = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

test('the hash is the one that everybody knows', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  for (let length = 0; length < 200; length++) expect(sha256('é'.repeat(length))).toBe(told('é'.repeat(length)))
})

test('also of any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === told(text)))
})
