import { describe, expect, test } from 'vitest'
import { Bucket, Buckets, Places } from '#server/limits'

const often = (times: number, take: () => boolean): number =>
  Array.from({ length: times }, take).filter((taken) => taken).length

describe('a bucket', () => {
  test('gives all it has at once, and no more', () => {
    const bucket = new Bucket({ most: 100, ms: 20_000 }, 0)
    expect(often(150, () => bucket.take(0))).toBe(100)
  })

  test('fills up steadily, and never above the brim', () => {
    const bucket = new Bucket({ most: 100, ms: 20_000 }, 0)
    often(100, () => bucket.take(0))
    expect(bucket.take(199)).toBe(false)
    expect(bucket.take(200)).toBe(true)
    expect(bucket.take(200)).toBe(false)
    expect(often(200, () => bucket.take(10_200))).toBe(50)
    expect(often(200, () => bucket.take(1_000_000))).toBe(100)
  })

  test('is full again when all has come back', () => {
    const bucket = new Bucket({ most: 2, ms: 1000 }, 0)
    bucket.take(0)
    expect(bucket.isFull(499)).toBe(false)
    expect(bucket.isFull(500)).toBe(true)
  })

  test('gives nothing for a clock that was set back', () => {
    const bucket = new Bucket({ most: 1, ms: 1000 }, 5000)
    bucket.take(5000)
    expect(bucket.take(1000)).toBe(false)
    expect(bucket.take(1999)).toBe(false)
    expect(bucket.take(2000)).toBe(true)
  })

  test('gives many at once, and says how long one has to wait for them', () => {
    const bucket = new Bucket({ most: 100, ms: 20_000 }, 0)
    expect(bucket.wait(0, 90)).toBe(0)
    expect(bucket.take(0, 90)).toBe(true)
    expect(bucket.take(0, 20)).toBe(false)
    expect(bucket.wait(0, 20)).toBe(2000)
    expect(bucket.take(2000, 20)).toBe(true)
    // More than it ever holds.
    expect(bucket.wait(2000, 500)).toBe(20_000)
    expect(bucket.take(22_000, 500)).toBe(true)
  })

  test('without a limit gives for ever', () => {
    const bucket = new Bucket({ most: 0, ms: 1000 }, 0)
    expect(often(10_000, () => bucket.take(0))).toBe(10_000)
  })
})

describe('buckets', () => {
  test('are one for each address', () => {
    const buckets = new Buckets({ most: 5, ms: 60_000 })
    expect(often(10, () => buckets.take('a', 0))).toBe(5)
    expect(often(10, () => buckets.take('b', 0))).toBe(5)
    expect(buckets.take('a', 12_000)).toBe(true)
    expect(buckets.take('a', 12_000)).toBe(false)
  })

  test('forget those who have not come for a while, and nobody else', () => {
    const buckets = new Buckets({ most: 2, ms: 1000 })
    for (let at = 0; at < 1000; at++) buckets.take(`early ${at}`, 0)
    expect(buckets.size).toBe(1000)
    for (let at = 0; at < 2; at++) buckets.take('late', 900)
    buckets.take('now', 1000)
    expect(buckets.size).toBe(2)
    expect(buckets.take('late', 1000)).toBe(false)
  })

  test('without a limit keep nothing', () => {
    const buckets = new Buckets({ most: 0, ms: 1000 })
    expect(often(1000, () => buckets.take('a', 0))).toBe(1000)
    expect(buckets.size).toBe(0)
  })
})

describe('places', () => {
  test('are so many for each address, and can be given back once', () => {
    const places = new Places(2)
    const [first, second] = [places.take('a'), places.take('a')]
    expect([first, second, places.take('a')].map(Boolean)).toEqual([true, true, false])
    expect(places.take('b')).toBeDefined()
    first!()
    first!()
    expect(places.take('a')).toBeDefined()
    expect(places.take('a')).toBeUndefined()
  })

  test('without a limit there is always one', () => {
    const places = new Places(0)
    expect(Array.from({ length: 1000 }, () => places.take('a')).every(Boolean)).toBe(true)
  })
})
