import { expect, test } from 'vitest'
import { beakOf, placeBeside } from '#web/design/place'

const WINDOW = { width: 800, height: 400 }
const card = (left: number, top: number) => ({ left, top, width: 40, height: 60 })

test.each([
  ['above, where there is room', card(300, 300), { width: 100, height: 200 }, { left: 270, top: 92 }],
  ['below, if there is none above', card(300, 20), { width: 100, height: 200 }, { left: 270, top: 88 }],
  ['at the right of what stands in a low window', card(300, 300), { width: 100, height: 380 }, { left: 348, top: 12 }],
  [
    'at the left, if there is no room at the right',
    card(750, 300),
    { width: 100, height: 380 },
    { left: 642, top: 12 },
  ],
  ['on it, if there is room nowhere', card(300, 200), { width: 700, height: 380 }, { left: 8, top: 12 }],
  ['inside the window above a corner', card(760, 300), { width: 100, height: 200 }, { left: 692, top: 92 }],
])('a tip lies %s', (_where, at, size, spot) => expect(placeBeside(at, size, WINDOW)).toEqual(spot))

test.each([
  ['at its right', card(300, 20), { left: 348, top: 30 }],
  ['at its left, in a corner', card(750, 20), { left: 642, top: 30 }],
])('a tip of what stands above something that is read lies %s', (_where, at, spot) => {
  expect(placeBeside(at, { width: 100, height: 40 }, WINDOW, [], true)).toEqual(spot)
})

const answer = { left: 330, top: 180, width: 120, height: 40 }
test.each([
  ['aside from what is to be pressed', { width: 100, height: 200 }, [answer], { left: 222, top: 92 }],
  ['where it would anyway, if that is out of the way', { width: 100, height: 60 }, [answer], { left: 270, top: 232 }],
  [
    'above it, where there is no room at its sides',
    { width: 100, height: 90 },
    [{ left: 0, top: 150, width: 800, height: 140 }],
    { left: 270, top: 52 },
  ],
  [
    'far away rather than over it',
    { width: 784, height: 170 },
    [{ left: 0, top: 180, width: 800, height: 110 }],
    { left: 8, top: 8 },
  ],
  ['over it, if there is room nowhere else', { width: 700, height: 200 }, [answer], { left: 8, top: 92 }],
])('a tip lies %s', (_where, size, clear, spot) =>
  expect(placeBeside(card(300, 300), size, WINDOW, clear)).toEqual(spot),
)

test.each([
  ['below it', { left: 270, top: 92, width: 100, height: 200 }, { side: 'bottom', along: 50 }],
  ['at its left', { left: 348, top: 250, width: 100, height: 120 }, { side: 'left', along: 80 }],
  ['somewhere else', { left: 400, top: 92, width: 100, height: 200 }, undefined],
  ['under it', { left: 270, top: 200, width: 100, height: 200 }, undefined],
])('a beak points where the anchor lies: %s', (_where, box, beak) => {
  const found = beakOf(card(300, 300), box)
  expect(found && { side: found.side, along: found.along }).toEqual(beak)
})
