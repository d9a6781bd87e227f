import { expect, test } from 'vitest'
import { hasTold, type Place, reach } from '#engine/guide'
import { PACE } from '#games/last-stand/board/pace'
import { box } from '#games/last-stand/box'
import { tellingOf } from '#web/guide/telling'
import { termsOf } from '#web/guide/terms'
import { after, showingOf } from '#web/player/showing'
import { lastsAt } from '#web/player/stills'

/** What enemies do, and what comes of it. */
const ENEMIES = ['attacked', 'placed', 'phase-begun', 'knocked-down']

test('in the guide of Last Stand nobody has to read faster than at a calm table', async () => {
  const guide = await box.guide!()
  const names = ['You', 'Ann', 'Ben']
  const places = guide.steps.flatMap((step, at): Place[] => [
    { step: at, isDone: false },
    ...(hasTold(step) ? [{ step: at, isDone: true }] : []),
  ])
  let enemies = 0
  for (const place of places) {
    const told = tellingOf(reach(box.game, guide, place), { viewer: guide.seat, isOwn: place.isDone, isPast: false })
    const terms = termsOf({ box, guide, names, place }, { pace: PACE, speed: 1 }, 'en')
    const { stills, haste } = after(showingOf(told, undefined), told, terms)
    for (const still of stills) {
      const sentence = terms.says!(still.event)
      // Sixty-six letters a second are skimmed, and thirty are read: as what enemies do must be.
      expect(lastsAt(still, 1, haste)).toBeGreaterThan(sentence.length * 15)
      if (!ENEMIES.includes((still.event as { readonly kind: string }).kind)) continue
      enemies++
      expect(lastsAt(still, 1, haste)).toBeGreaterThan(sentence.length * 33)
    }
  }
  expect(enemies).toBeGreaterThan(4)
})
