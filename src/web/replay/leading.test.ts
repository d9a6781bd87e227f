import { expect, test } from 'vitest'
import { leading } from '#web/replay/leading'
import type { Play } from '#web/replay/use-play'

/** A replay of so many moments, each with so many sentences; nothing passes by itself. */
function replayOf(...sentences: readonly number[]) {
  const last = sentences.length - 1
  const now = { at: 0, left: 0, isRunning: false, isHeld: false }
  const go = (to: number): void => {
    const at = Math.min(Math.max(to, 0), last)
    Object.assign(now, { left: at === now.at + 1 ? sentences[at] : 0, at, isRunning: false })
  }
  const play = (): Play => ({
    ...{ at: now.at, isNext: now.left > 0, isRunning: now.isRunning, speed: 1 },
    seek: go,
    step: (by) => go(now.at + by),
    goOn: () => go(now.at + 1),
    toggle() {
      if (!now.isRunning && now.at === last) now.at = 0
      now.isRunning = !now.isRunning
    },
    setSpeed() {},
  })
  const player = () => ({
    ...{ left: now.left, isHeld: now.isHeld },
    hold: (isHeld: boolean) => void (now.isHeld = isHeld),
    step: () => void (now.left = Math.max(0, now.left - 1)),
  })
  const lead = (): Play => leading({ play: play(), last, player: player(), next: () => sentences[now.at + 1] ?? 0 })
  return { now, lead }
}

test('a step forward is the next sentence of a story, and then the next moment', () => {
  const { now, lead } = replayOf(0, 3, 1, 0)
  const places = Array.from({ length: 6 }, () => {
    lead().step(1)
    return `${now.at}/${now.left}${now.isHeld ? ' held' : ''}`
  })
  expect(places).toEqual(['1/3 held', '1/2 held', '1/1', '2/1', '3/0', '3/0'])
  lead().step(-1)
  expect(now).toMatchObject({ at: 2, left: 0, isHeld: false })
})

test('one sign plays and stops: the story too, in the midst of it', () => {
  const { now, lead } = replayOf(0, 3, 2)
  lead().toggle()
  expect([now.isRunning, lead().isRunning]).toEqual([true, true])
  Object.assign(now, { at: 1, left: 3 })
  lead().toggle()
  expect([now, lead().isRunning]).toEqual([{ at: 1, left: 3, isRunning: false, isHeld: true }, false])
  lead().toggle()
  expect([now, lead().isRunning]).toEqual([{ at: 1, left: 3, isRunning: true, isHeld: false }, true])
  // Held by its key while it runs: it goes on as it was.
  now.isHeld = true
  expect(lead().isRunning).toBe(false)
  lead().toggle()
  expect(now).toEqual({ at: 1, left: 3, isRunning: true, isHeld: false })
  // A step stops what runs.
  lead().step(1)
  expect(now).toEqual({ at: 1, left: 2, isRunning: false, isHeld: true })
})

test('what is left of the end is shown before it begins anew', () => {
  const { now, lead } = replayOf(0, 2)
  lead().step(1)
  lead().toggle()
  expect(now).toEqual({ at: 1, left: 2, isRunning: false, isHeld: false })
  now.left = 0
  lead().toggle()
  expect(now).toMatchObject({ at: 0, isRunning: true })
})
