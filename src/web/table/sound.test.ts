import { afterEach, expect, test, vi } from 'vitest'
import { ringForTurn } from '#web/table/sound'

afterEach(() => vi.unstubAllGlobals())

test('nothing is to be heard of a page that nobody has touched, and no browser is asked for it', () => {
  const asked = vi.fn<() => never>(function none() {
    throw new Error('No sound here.')
  })
  vi.stubGlobal('AudioContext', asked)
  const touched = (hasBeenActive: boolean) => vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
  touched(false)
  ringForTurn()
  expect(asked).not.toHaveBeenCalled()
  touched(true)
  ringForTurn()
  expect(asked).toHaveBeenCalledOnce()
  // An older browser does not say.
  vi.stubGlobal('navigator', {})
  ringForTurn()
  expect(asked).toHaveBeenCalledTimes(2)
})
