import { describe, expect, test } from 'vitest'
import type { Seat, Viewer } from '#engine/game'
import { clone } from '#engine/json'
import { pick, type Random, ScriptedRandom, SeededRandom, shuffle } from '#engine/random'
import { cardsOf, CHAMPIONS, FACE_DOWN, isKnown, TYPES, typeOf } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import type { Options } from '#games/last-brave/options'
import { answer, answers, asked, from, type LastMatch, newMatch, playOut, the } from '#games/last-brave/testing/matches'
import type { Choice, Event, State, View } from '#games/last-brave/types'

// E4 and E5 of the rules document: what nobody may learn, and who sees what.

const heard = (events: readonly Event[], viewer: Viewer): Event[] =>
  events.flatMap((event) => lastBrave.hear(event, viewer) ?? [])

/** Steps through random play; `look` is shown every state at rest. */
function wander(match: LastMatch, seed: string, look: (state: State, match: LastMatch) => void): void {
  const luck = SeededRandom.from(seed)
  while (!match.outcome) {
    look(match.state, match)
    const { actor } = match.pending()[0]!
    match.submit({ actor, choice: pick(luck, match.choices(actor)) })
  }
}

describe('E5: who sees what', () => {
  const START = `start: free-for-all, active S1
    S1 rhosyn  hand[Knight] reveal[Fire~, Bow#] damage[]
    S2 brakk!  hand[Ranger^, Light] reveal[Shield] damage[]
    S3 ysolde  hand[] reveal[Cleric] damage[Wind, Sword]`

  test('a view lists what it shows: what a state might come to have besides, nobody sees', () => {
    const { state } = from(START)
    const more = { ...clone(state), fate: 'rhosyn falls' }
    more.fighters = more.fighters.map((fighter) => ({ ...fighter, oath: 'a secret one' }))
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(lastBrave.view(more, viewer)).toEqual(lastBrave.view(state, viewer))
  })

  test('[LB-015, LB-R6, LB-R7] cards in hand: to others their types, and those that were seen', () => {
    const match = from(START)
    const hands = (viewer: Viewer) => match.view(viewer).fighters.map(({ hand }) => hand)
    expect(hands(0)).toEqual([['class.knight'], ['class.ranger', 'element'], []])
    expect(hands(1)).toEqual([['class'], ['class.ranger', 'element.light'], []])
    expect(hands(2)).toEqual([['class'], ['class.ranger', 'element'], []])
    expect(hands('spectator')).toEqual([['class'], ['class.ranger', 'element'], []])
  })

  test('[LB-R8] Champions: to others only those that are face up', () => {
    const match = from(START)
    const champions = (viewer: Viewer) => match.view(viewer).fighters.map(({ champion }) => champion)
    expect(champions(0)).toEqual(['champion.rhosyn', 'champion.brakk', FACE_DOWN])
    expect(champions(1)).toEqual([FACE_DOWN, 'champion.brakk', FACE_DOWN])
    expect(champions('spectator')).toEqual([FACE_DOWN, 'champion.brakk', FACE_DOWN])
  })

  test('[LB-042] everything else is public, at every moment: zones, attack, points left, counters, credits, score', () => {
    const PUBLIC = [
      'options',
      'bout',
      'points',
      'tiesInARow',
      'active',
      'turn',
      'stall',
      'extra',
      'attack',
      'blow',
      'defeats',
      'past',
    ] as const satisfies readonly (keyof View)[]
    for (const [at, options] of [
      {},
      { mode: 'command' },
      { campaign: 'defeats' },
      { campaign: 'wins', nation: true },
    ].entries())
      wander(newMatch(4, options as Partial<Options>, { seed: `public ${at}` }), `public ${at}`, (state, match) => {
        for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
          const view = match.view(viewer)
          for (const field of PUBLIC) expect(view[field]).toEqual(state[field])
          for (const [seat, { reveal, damage, faceUp, out, shown, hand }] of view.fighters.entries()) {
            const truth = state.fighters[seat]!
            expect({ reveal, damage, faceUp, out, shown }).toEqual({
              reveal: truth.reveal,
              damage: truth.damage,
              faceUp: truth.faceUp,
              out: truth.out,
              shown: truth.shown,
            })
            expect(hand.map(typeOf)).toEqual(truth.hand.map(typeOf))
          }
        }
      })
  })

  test('[LB-R6] nothing is known in a hand but what was once revealed', () => {
    for (let game = 0; game < 6; game++) {
      const seen = new Set<string>()
      const match = newMatch(5, {}, { seed: `seen ${game}` })
      const luck = SeededRandom.from(`seen ${game}`)
      while (!match.outcome) {
        const known = match.view('spectator').fighters.flatMap(({ hand }) => hand.filter(isKnown))
        expect(known.filter((card) => !seen.has(card))).toEqual([])
        const { actor } = match.pending()[0]!
        for (const event of match.submit({ actor, choice: pick(luck, match.choices(actor)) }))
          if (event.kind === 'point-revealed') seen.add(event.card)
      }
    }
  })

  test('preferences are one’s own', () => {
    const match = from(START)
    for (const viewer of [0, 1, 2] as const)
      expect(match.view(viewer).fighters.map(({ prefs }) => prefs !== null)).toEqual(
        [0, 1, 2].map((seat) => seat === viewer),
      )
    expect(match.view('spectator').fighters.every(({ prefs }) => prefs === null)).toBe(true)
    const events = match.submit({ actor: 2, choice: { kind: 'prefer', what: 'after', on: true } })
    expect(heard(events, 2)).toHaveLength(1)
    for (const viewer of [0, 1, 'spectator'] as const) expect(heard(events, viewer)).toEqual([])
  })

  test('[LB-014] what a seat is dealt is heard by that seat alone', () => {
    const { opening, state } = newMatch(4)
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const dealt = heard(opening, viewer).filter((event) => event.kind === 'dealt')
      if (viewer === 'spectator') expect(dealt).toEqual([])
      else {
        const { champion, hand } = state.fighters[viewer]!
        expect(dealt).toMatchObject([{ seat: viewer, champion, hand }])
      }
    }
  })

  test('[LB-R70] at the end of the bout all cards are shown to everybody, those that were not dealt too', () => {
    const match = newMatch(3, {}, { seed: 'shown' })
    const events = playOut(match, 'shown')
    const over = the(events, 'bout-over')
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(heard([over], viewer)).toEqual([over])
    expect(over.unused).toHaveLength(32 - 3 * 4)
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(match.view(viewer).fighters.map(({ champion, hand }) => [champion, hand])).toEqual(
        match.state.fighters.map(({ champion, hand }) => [champion, hand]),
      )
  })
})

describe('E4: what a pause may show', () => {
  /** The same table with other Champions under the face-down cards, and other cards in the hands of all but one seat. */
  function otherTruth(state: State, keep: Seat, random: Random): State {
    const other = clone(state)
    const known = new Set<string>(other.fighters.flatMap(({ champion, faceUp }) => (faceUp ? [champion] : [])))
    const pool = shuffle(
      random,
      CHAMPIONS.filter((champion) => !known.has(champion)),
    )
    for (const fighter of other.fighters) if (!fighter.faceUp) fighter.champion = pool.pop()!
    const lying = new Set<string>(
      other.fighters.flatMap(({ hand, reveal, damage, shown }, seat) => [
        ...hand.filter((card) => seat === keep || shown.includes(card)),
        ...reveal.map(({ card }) => card),
        ...damage,
      ]),
    )
    for (const type of TYPES) {
      const cards = shuffle(
        random,
        cardsOf(type).filter((card) => !lying.has(card)),
      )
      for (const [seat, { hand, shown }] of other.fighters.entries())
        for (const [at, card] of hand.entries())
          if (seat !== keep && typeOf(card) === type && !shown.includes(card)) hand[at] = cards.pop()!
    }
    return other
  }

  const isOpen = (choice: Choice): boolean => choice.kind !== 'secret'
  const questions = (state: State): string =>
    lastBrave
      .pending(state)
      .map(({ actor, kind }) => `${actor} ${kind}`)
      .join()

  test('[LB-011] who is asked what never depends on hidden cards, though each keeps holds of its own', () => {
    let compared = 0
    for (let game = 0; game < 40; game++) {
      const luck = SeededRandom.from(`pause ${game}`)
      const match = newMatch(3 + (game % 5), {}, { seed: `pause ${game}` })
      const wishes = [...match.state.fighters.keys()].flatMap((seat) =>
        match.asides(seat).flatMap((choice) => (luck.below(3) === 0 ? [{ actor: seat, choice }] : [])),
      )
      for (const wish of wishes) if (match.isAside(wish.actor, wish.choice)) match.submit(wish)
      wander(match, `pause ${game}`, (state) => {
        const { actor } = lastBrave.pending(state)[0]!
        const choices = lastBrave.choices(state, actor).filter(isOpen)
        const choice = pick(luck, choices)
        const other = otherTruth(state, actor as Seat, luck)
        // What is open to all does not depend on them either.
        expect(lastBrave.choices(other, actor).filter(isOpen)).toEqual(choices)
        const mine = clone(state)
        const events: Event[] = []
        lastBrave.play(mine, actor, choice, { random: new ScriptedRandom([]), tell: (event) => events.push(event) })
        lastBrave.play(other, actor, choice, { random: new ScriptedRandom([]) })
        // Someone's last card may have had to be revealed unasked: it is no longer hidden, and may well matter.
        if (mine.result || events.some((event) => event.kind === 'point-revealed' && event.seat !== actor)) return
        expect(questions(other)).toBe(questions(mine))
        compared++
      })
    }
    expect(compared).toBeGreaterThan(1000)
  })

  /** One seat answers as plainly as can be, the others by luck: what these others see and hear. */
  function seenAround(match: LastMatch, plain: Seat, seed: string): unknown[] {
    const lucks = [...match.state.fighters.keys()].map((seat) => SeededRandom.from(`${seed} ${seat}`))
    const seen: unknown[] = []
    while (!match.outcome) {
      const { actor } = match.pending()[0]!
      if (actor !== plain)
        seen.push(lucks.flatMap((_, viewer) => (viewer === plain ? [] : [clone(match.view(viewer))])))
      const choices = match.choices(actor)
      const choice = actor === plain ? choices.find(isOpen) : pick(lucks[actor as Seat]!, choices)
      seen.push(...heard(match.submit({ actor, choice }), 'spectator'))
    }
    return seen
  }

  test('[LB-R39] preferences show nothing: who holds everything and passes looks like who holds nothing', () => {
    for (let game = 0; game < 30; game++) {
      const seats = 3 + (game % 5)
      const seat = game % seats
      const [holding, free] = ['everyHold', 'autoPass'].map((what) => {
        const match = newMatch(seats, {}, { seed: `moods ${game}` })
        match.submit({ actor: seat, choice: { kind: 'prefer', what, on: true } })
        return { seen: seenAround(match, seat, `moods ${game}`), inputs: match.inputs.length }
      })
      expect(holding!.seen).toEqual(free!.seen)
      expect(holding!.inputs).toBeGreaterThan(free!.inputs)
    }
  })

  const REACTING = (s2: string, s3: string, s4: string) => `start: free-for-all, active S1
    S1 rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[]
    S2 brakk   hand[] reveal[Knight, Light, Shield] damage[] prefs[${s2}]
    S3 tobiah  hand[] reveal[Cleric, Wind, Sword] damage[] prefs[${s3}]
    S4 ondrin  hand[] reveal[Marshal, Earth, Hammer] damage[] prefs[${s4}]`

  test('[LB-R41] while a reaction is awaited nobody else sees of whom', () => {
    const two = from(REACTING('turnStart', '', ''))
    const three = from(REACTING('', 'turnStart', ''))
    expect([asked(two), asked(three)]).toEqual(['S2 react', 'S3 react'])
    for (const viewer of [0, 3, 'spectator'] as const) {
      expect(two.view(viewer)).toEqual(three.view(viewer))
      expect(lastBrave.pending(two.view(viewer))).toEqual([])
      expect(two.view(viewer).todo.at(-1)).toEqual({ ask: 'react', of: [], secret: true, brief: true })
    }
    expect(lastBrave.pending(two.view(1))).toMatchObject([{ actor: 1, kind: 'react', secret: true }])
    // The one who is asked sees that, not who may be asked next; the one who is not sees nobody.
    expect(lastBrave.pending(three.view(1))).toEqual([])
  })

  test('[LB-R41] wherever the steps lie: who may be asked next is hidden from all, who is asked from all others', () => {
    const { state } = from(REACTING('turnStart', '', ''))
    const [declare, react, question] = state.todo
    expect(react).toEqual({ do: 'react', at: 'turn-start', left: [2, 3] })
    const hidden = { do: 'react', at: 'turn-start', left: [] }
    for (const todo of [
      [question!, react!, declare!],
      [react!, declare!, question!],
      [declare!, react!],
    ]) {
      const seen = (viewer: Viewer) => lastBrave.view({ ...state, todo }, viewer).todo
      const shown = (of: number[]) =>
        todo.map((step) => (step === react ? hidden : step === question ? { ...step, of } : step))
      expect(seen(1)).toEqual(shown([1]))
      for (const viewer of [0, 2, 'spectator'] as const) expect(seen(viewer)).toEqual(shown([]))
    }
    expect(react).toEqual({ do: 'react', at: 'turn-start', left: [2, 3] })
  })

  test('[LB-R41] who may be asked next, though hidden, is guessed as it is', () => {
    const random = SeededRandom.from('rest')
    const asking = from(REACTING('turnStart', '', ''))
    expect(lastBrave.determinize(asking.view(1), random).todo).toEqual(asking.state.todo)
    const between = from(
      REACTING('', '', '').replace('rhosyn!', 'rhosyn').replace('damage[]', 'damage[] prefs[between]'),
    )
    answers(between, 'S1: attack S2', 'S2: move Knight', 'S2: move Light', 'S2: move Shield')
    expect(asked(between)).toBe('S1 between')
    expect(between.state.todo).toContainEqual({ do: 'react', at: 'before-hit', left: [2, 3] })
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(between.view(viewer).todo).toContainEqual({ do: 'react', at: 'before-hit', left: [] })
      expect(lastBrave.determinize(between.view(viewer), random).todo).toEqual(between.state.todo)
    }
  })

  test('[LB-R41] nor how many more will be asked', () => {
    const one = from(REACTING('', 'beforeHit', ''))
    const more = from(REACTING('', 'beforeHit', 'beforeHit'))
    for (const match of [one, more]) answer(match, 'S1: attack S2')
    expect([asked(one), asked(more)]).toEqual(['S3 react', 'S3 react'])
    for (const viewer of [0, 1, 'spectator'] as const) expect(one.view(viewer)).toEqual(more.view(viewer))
    expect({ ...one.view(2), fighters: null }).toEqual({ ...more.view(2), fighters: null })
  })

  test('[LB-R41] a pass is heard by nobody', () => {
    const match = from(REACTING('turnStart', 'turnStart', 'turnStart'))
    for (const who of ['S2', 'S3', 'S4']) expect(answer(match, `${who}: pass`)).toEqual([])
    expect(asked(match)).toBe('S1 turn')
  })

  test('[LB-R41] who is not asked in secret is refused as at any other time', () => {
    const match = from(REACTING('', 'turnStart', ''))
    for (const seat of [0, 1, 3]) expect(match.whyNot(seat, { kind: 'pass' })?.code).toBe('LB_NOT_YOUR_DECISION')
  })
})

describe('guesses', () => {
  test('[LB-016] range over every card that nobody has shown, and no other', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn  hand[Knight] reveal[Fire, Bow] damage[]
      S2 brakk!  hand[Ranger, Light] reveal[Shield] damage[]
      S3 ysolde  hand[Cleric^] reveal[] damage[Wind, Sword]`)
    const luck = SeededRandom.from('guesses')
    const classes = new Set<string>()
    const champions = new Set<string>()
    for (let guess = 0; guess < 300; guess++) {
      const { fighters } = lastBrave.determinize(match.view(0), luck)
      classes.add(fighters[1]!.hand[0]!)
      champions.add(fighters[2]!.champion)
      expect(fighters[2]!.hand).toEqual(['class.cleric'])
      expect(fighters[0]!.hand).toEqual(['class.knight'])
    }
    const free = cardsOf('class').filter((card) => card !== 'class.knight' && card !== 'class.cleric')
    expect([...classes].toSorted()).toEqual(free.toSorted())
    expect(champions.size).toBe(6)
    for (const known of ['champion.rhosyn', 'champion.brakk']) expect(champions).not.toContain(known)
  })

  test('[LB-R41] a guess at who is asked in secret is someone who could be', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[]
      S2 brakk   hand[] reveal[Knight, Light, Shield] damage[]
      S3 tobiah  hand[] reveal[Cleric, Wind, Sword] damage[] prefs[beforeHit]
      S4 noor!   hand[] reveal[Marshal, Earth, Hammer] damage[]
      S5 vesper  hand[] reveal[Assassin, Ice, Staff] damage[]`)
    answers(match, 'S1: attack S2')
    const luck = SeededRandom.from('asked')
    const asking = new Set(
      Array.from({ length: 60 }, () => lastBrave.pending(lastBrave.determinize(match.view(0), luck))[0]!.actor),
    )
    // Not S2, the target; not S4, whose Champion is face up.
    expect(asking).toEqual(new Set([2, 4]))
  })
})
