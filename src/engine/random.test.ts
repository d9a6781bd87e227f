import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pick, type Random, roll, ScriptedRandom, ScriptError, SeededRandom, shuffle } from '#engine/random'

const rolls = (random: Random, sides: number, count: number, stream?: string): number[] =>
  Array.from({ length: count }, () => random.below(sides, stream))

/** The same luck as it is after it was saved as a file. */
const resumed = (random: SeededRandom): SeededRandom =>
  SeededRandom.resume(JSON.parse(JSON.stringify(random.save())) as ReturnType<SeededRandom['save']>)

/** How far counts are from equal, in standard deviations (chi-square by Wilson and Hilferty). */
function surprise(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread)
}

function tally(kinds: number, values: readonly number[]): number[] {
  const counts = Array<number>(kinds).fill(0)
  for (const value of values) counts[value]!++
  return counts
}

/** Counts of how often each pair of faces fell together. */
const together = (one: Random, other: Random): number[] =>
  tally(
    64,
    rolls(one, 8, 20_000).map((face) => face * 8 + other.below(8)),
  )

const ODD = 4 // More standard deviations than this would be no accident.

describe('seeded luck', () => {
  test('equal seeds, equal luck', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, sides) => {
        expect(rolls(SeededRandom.from(seed), sides, 20)).toEqual(rolls(SeededRandom.from(seed), sides, 20))
      }),
    )
  })

  test('is the same on every machine, and in every version: matches are replayed with it', () => {
    expect(rolls(SeededRandom.from('ludus'), 1000, 8)).toEqual([974, 23, 496, 165, 917, 967, 688, 607])
  })

  test('goes on where it was saved', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 100 })), (seed, used) => {
        const random = SeededRandom.from(seed)
        for (const sides of used) random.below(sides)
        const copy = resumed(random)
        expect(rolls(copy, 1000, 20)).toEqual(rolls(random, 1000, 20))
      }),
    )
  })

  test.each([2, 3, 6, 7, 8, 20, 52, 100])('a die with %i sides falls evenly', (sides) => {
    const faces = rolls(SeededRandom.from(`even/${sides}`), sides, sides * 2000)
    expect(Math.abs(surprise(tally(sides, faces)))).toBeLessThan(ODD)
  })

  test.each([1_500_000, 2 ** 21])('a die with %i sides falls evenly', (sides) => {
    const faces = rolls(SeededRandom.from('big'), sides, 200_000)
    expect(
      Math.abs(
        surprise(
          tally(
            100,
            faces.map((face) => Math.floor((face * 100) / sides)),
          ),
        ),
      ),
    ).toBeLessThan(ODD)
  })

  // No sample is large enough to see a bias of one in a million: so count the 32-bit words that lead to each face.
  test.each([2, 3, 6, 7, 20, 1000, 1_500_000, 2 ** 21 - 1, 2 ** 21])(
    'every face of %i is as likely as any',
    (sides) => {
      /** The face that a word gives, or -1 if it is passed over for another. */
      const faceOf = (word: number): number => {
        const random = SeededRandom.resume({ seed: '', words: [word, 0, 0, 0] })
        const face = random.below(sides)
        return random.save().words[3] === 1 ? face : -1
      }
      const words = Math.floor(2 ** 32 / sides)
      const some = SeededRandom.from(`faces/${sides}`)
      const faces = sides <= 20 ? [...Array(sides).keys()] : [0, 1, sides - 2, sides - 1, ...rolls(some, sides, 200)]
      for (const face of faces) {
        const lowest = Math.ceil((face * 2 ** 32) / sides)
        const first = faceOf(lowest) === face ? lowest : lowest + 1
        expect(faceOf(first)).toBe(face)
        expect(faceOf(first + words - 1)).toBe(face)
        if (face > 0) expect(faceOf(first - 1)).not.toBe(face)
        if (face < sides - 1) expect(faceOf(first + words)).not.toBe(face)
      }
    },
  )

  test('one side needs no luck', () => {
    const random = SeededRandom.from('one')
    const before = random.save()
    expect(random.below(1)).toBe(0)
    expect(random.save()).toEqual(before)
  })

  test.each([0, -1, -6, 0.5, 1.5, 6.5, 2 ** 21 + 1, 2 ** 32, Infinity, NaN])(
    'there is no die with %d sides',
    (sides) => {
      const random = SeededRandom.from('none')
      const before = random.save()
      expect(() => random.below(sides)).toThrow(RangeError)
      expect(random.save()).toEqual(before)
    },
  )

  test.each([
    ['1', '2'],
    ['a', 'b'],
    ['a', 'aa'],
    ['', 'a'],
    ['seed/1', 'seed/2'],
    ['seed/10', 'seed/01'],
    ['\u0000', '\u0000\u0000'],
  ])('near seeds %j and %j have nothing to do with each other', (one, other) => {
    const counts = together(SeededRandom.from(one), SeededRandom.from(other))
    expect(Math.abs(surprise(counts))).toBeLessThan(ODD)
  })

  test('the first rolls of many near seeds fall evenly', () => {
    const faces = Array.from({ length: 20_000 }, (_, at) => SeededRandom.from(`match ${at}`).below(20))
    expect(Math.abs(surprise(tally(20, faces)))).toBeLessThan(ODD)
  })

  test('parts have luck of their own and take none from the whole', () => {
    const whole = SeededRandom.from('whole')
    const before = whole.save()
    const [left, right] = [whole.split('left'), whole.split('right')]
    expect(whole.save()).toEqual(before)
    expect(Math.abs(surprise(together(left, right)))).toBeLessThan(ODD)
    expect(Math.abs(surprise(together(whole, whole.split('left'))))).toBeLessThan(ODD)
  })

  test('a part depends on its name and on where the whole is', () => {
    const [whole, twin] = [SeededRandom.from('whole'), SeededRandom.from('whole')]
    expect(rolls(twin.split('left'), 1000, 5)).toEqual(rolls(whole.split('left'), 1000, 5))
    twin.below(6)
    expect(rolls(twin.split('left'), 1000, 5)).not.toEqual(rolls(whole.split('left'), 1000, 5))
  })
})

describe('a stream of seeded luck', () => {
  const some = fc.array(
    fc.tuple(fc.constantFrom('main', 'attack', 'placement', 'seat/2'), fc.integer({ min: 1, max: 9 })),
  )

  test('is the same on every machine, and in every version: matches are replayed with it', () => {
    const random = SeededRandom.from('ludus')
    expect(rolls(random, 1000, 8, 'attack')).toEqual([967, 263, 645, 656, 493, 296, 221, 976])
    expect(rolls(random, 1000, 8, 'seat/2')).toEqual([387, 633, 568, 812, 971, 621, 41, 131])
    expect(rolls(random, 1000, 8)).toEqual([974, 23, 496, 165, 917, 967, 688, 607])
  })

  test.each([undefined, 'main', 'attack', 'constructor', '__proto__'])(
    '%s falls as it does however often others were asked before and in between',
    (stream) => {
      fc.assert(
        fc.property(fc.string(), some, (seed, asked) => {
          const [alone, among] = [SeededRandom.from(seed), SeededRandom.from(seed)]
          const others = asked.filter(([other]) => other !== (stream ?? 'main'))
          const faces = [...others, ['attack', 1] as const].map(([other, sides]) => {
            if (other !== (stream ?? 'main')) among.below(sides, other)
            return among.below(1000, stream)
          })
          expect(faces).toEqual(rolls(alone, 1000, faces.length, stream))
        }),
      )
    },
  )

  test('goes on where it was saved, as all others do', () => {
    fc.assert(
      fc.property(fc.string(), some, (seed, asked) => {
        const random = SeededRandom.from(seed)
        for (const [stream, sides] of asked) random.below(sides, stream)
        const copy = resumed(random)
        expect(copy.save()).toEqual(random.save())
        for (const stream of [undefined, 'attack', 'placement', 'seat/2', 'new'])
          expect(rolls(copy, 1000, 5, stream)).toEqual(rolls(random, 1000, 5, stream))
      }),
    )
  })

  test('called main is the one without a name', () => {
    const random = SeededRandom.from('ludus')
    expect([random.below(1000, 'main'), random.below(1000)]).toEqual([974, 23])
    expect(random.save()).not.toHaveProperty('streams')
  })

  test.each([
    [undefined, 'attack'],
    ['attack', 'placement'],
    ['seat/1', 'seat/2'],
    ['seat/1', 'seat/11'],
    ['a', 'aa'],
  ])('%s and %s have nothing to do with each other', (one, other) => {
    const random = SeededRandom.from('streams')
    const pairs = Array.from({ length: 20_000 }, () => random.below(8, one) * 8 + random.below(8, other))
    expect(Math.abs(surprise(tally(64, pairs)))).toBeLessThan(ODD)
  })

  test.each([6, 20])('of %i sides falls evenly', (sides) => {
    const faces = rolls(SeededRandom.from(`even/${sides}`), sides, sides * 2000, 'attack')
    expect(Math.abs(surprise(tally(sides, faces)))).toBeLessThan(ODD)
  })

  test('of another seed, or of a part, is another', () => {
    const whole = SeededRandom.from('whole')
    const attack = rolls(whole, 1000, 5, 'attack')
    expect(rolls(SeededRandom.from('other'), 1000, 5, 'attack')).not.toEqual(attack)
    expect(rolls(SeededRandom.from('whole').split('left'), 1000, 5, 'attack')).not.toEqual(attack)
  })

  test('is not begun by one side, nor by a die that cannot be', () => {
    const random = SeededRandom.from('one')
    const before = random.save()
    expect(random.below(1, 'attack')).toBe(0)
    expect(() => random.below(0, 'attack')).toThrow(RangeError)
    expect(random.save()).toEqual(before)
  })

  test('can be rolled, picked from and shuffled by', () => {
    const dice = new ScriptedRandom({ attack: [4, 2, 1, 1], main: [5] })
    expect(roll(dice, 6, 'attack')).toBe(4)
    expect(pick(dice, ['a', 'b', 'c'], 'attack')).toBe('b')
    expect(shuffle(dice, ['a', 'b', 'c'], 'attack')).toEqual(['b', 'c', 'a'])
    expect([roll(dice, 6), dice.unused]).toEqual([5, []])
  })
})

describe('scripted dice', () => {
  test('fall as told, as one reads them', () => {
    const dice = new ScriptedRandom([1, 6, 20])
    expect([dice.below(6), dice.below(6), dice.below(20)]).toEqual([0, 5, 19])
    expect(dice.unused).toEqual([])
  })

  test('say which were not used', () => {
    const dice = new ScriptedRandom([3, 4, 5])
    dice.below(6)
    expect(dice.unused).toEqual([4, 5])
  })

  test('keep to themselves what they were told', () => {
    const told = [2, 3]
    const dice = new ScriptedRandom(told)
    dice.below(6)
    expect(told).toEqual([2, 3])
  })

  test('are not used for one side', () => {
    const dice = new ScriptedRandom([2])
    expect(dice.below(1)).toBe(0)
    expect(dice.unused).toEqual([2])
  })

  test('too few of them are an error', () => {
    const dice = new ScriptedRandom([2])
    dice.below(6)
    expect(() => dice.below(6)).toThrow(new ScriptError('A die with 6 sides was rolled, but no more dice were given.'))
  })

  test('when they are used up the next source takes over', () => {
    const dice = new ScriptedRandom([2], new ScriptedRandom([5]))
    expect([dice.below(6), dice.below(6)]).toEqual([1, 4])
  })

  test.each([0, 7, -1, 1.5, NaN])('%d on a die with six sides is an error, and stays unused', (face) => {
    const dice = new ScriptedRandom([face, 3])
    expect(() => dice.below(6)).toThrow(new ScriptError(`A die with 6 sides was rolled; it cannot show ${face}.`))
    expect(dice.unused).toEqual([face, 3])
  })

  test('of several streams fall each in their own order', () => {
    const dice = new ScriptedRandom({ attack: [4, 6], placement: [8], main: [2] })
    expect([dice.below(6, 'attack'), dice.below(8, 'placement'), dice.below(6), dice.below(6, 'attack')]).toEqual([
      3, 7, 1, 5,
    ])
    expect(dice.unused).toEqual([])
  })

  test('say of which streams some were not used', () => {
    const dice = new ScriptedRandom({ attack: [4, 6], placement: [8], main: [2] })
    dice.below(6, 'attack')
    dice.below(8, 'placement')
    expect(dice.unused).toEqual({ attack: [6], main: [2] })
    dice.below(6, 'attack')
    expect(dice.unused).toEqual([2])
  })

  test('of one stream leave the others to the next source', () => {
    const seeded = SeededRandom.from('ludus')
    const dice = new ScriptedRandom({ attack: [4] }, seeded)
    expect([dice.below(6, 'attack'), dice.below(1000), dice.below(1000, 'seat/2')]).toEqual([3, 974, 387])
    expect(dice.below(1000, 'attack')).toBe(967)
  })

  test('that are added fall after those that are left', () => {
    const dice = new ScriptedRandom({ attack: [4] })
    dice.add([2])
    dice.add({ attack: [5], main: [3] })
    expect([dice.below(6, 'attack'), dice.below(6, 'attack'), dice.below(6), dice.below(6)]).toEqual([3, 4, 1, 2])
  })

  test('of a stream that are too few or do not fit name it', () => {
    const dice = new ScriptedRandom({ attack: [8] })
    expect(() => dice.below(6, 'attack')).toThrow(
      new ScriptError('A die with 6 sides was rolled for "attack"; it cannot show 8.'),
    )
    expect(() => dice.below(6, 'constructor')).toThrow(
      new ScriptError('A die with 6 sides was rolled for "constructor", but no more dice were given.'),
    )
    expect(dice.unused).toEqual({ attack: [8] })
  })

  test('a die that cannot be is a bug in the rules, not in the script', () => {
    expect(() => new ScriptedRandom([1]).below(0)).toThrow(RangeError)
    expect(() => new ScriptedRandom([]).below(2.5)).toThrow(RangeError)
  })
})

test('a roll goes from 1 to the number of sides', () => {
  expect([roll(new ScriptedRandom([1]), 6), roll(new ScriptedRandom([6]), 6)]).toEqual([1, 6])
})

test('any item is picked, and none of none', () => {
  const random = SeededRandom.from('pick')
  const picked = Array.from({ length: 3000 }, () => pick(random, [0, 1, 2]))
  expect(Math.abs(surprise(tally(3, picked)))).toBeLessThan(ODD)
  expect(() => pick(random, [])).toThrow(RangeError)
})

test('a shuffle gives every order equally often', () => {
  const random = SeededRandom.from('shuffle')
  const orders = new Map<string, number>()
  for (let times = 0; times < 24_000; times++) {
    const order = shuffle(random, ['a', 'b', 'c', 'd']).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(24)
  expect(Math.abs(surprise([...orders.values()]))).toBeLessThan(ODD)
})

test('a shuffle keeps all items, in the same array', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
      const inOrder = (): number[] => items.toSorted((one, other) => one - other)
      const sorted = inOrder()
      expect(shuffle(SeededRandom.from(seed), items)).toBe(items)
      expect(inOrder()).toEqual(sorted)
    }),
  )
})
