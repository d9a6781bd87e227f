import { expect, test } from 'vitest'
import { parseSettings } from '#web/settings'

const DELIVERED = {
  ...{ theme: 'auto', language: 'auto', speed: 1, confirm: true },
  ...{ sound: true, effects: 'auto', blink: true },
}

test.each([null, '', '{', 'null', '7', '"dark"', '[1, 2]', '{"theme": "sepia", "speed": "fast", "sound": 1}'])(
  'what makes no sense is as it was delivered: %s',
  (kept) => {
    expect(parseSettings(kept)).toEqual(DELIVERED)
  },
)

test('what makes sense is kept, and nothing else', () => {
  const kept = '{"theme": "dark", "language": "de", "speed": 0, "sound": false, "volume": 11, "blink": "yes"}'
  expect(parseSettings(kept)).toEqual({ ...DELIVERED, theme: 'dark', language: 'de', speed: 0, sound: false })
})
