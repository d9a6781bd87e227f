import { expect, test } from 'vitest'
import { sayStep, speechOf } from '#web/analysis/speech'
import { scrambleBox } from '#house/testing/tables'

test('a step of a race that tells nothing is time that passes, and hides nothing', () => {
  const story = { told: [[], [], []], raced: [false, true, false], outcome: null }
  const said = (['en', 'de'] as const).map((language) => {
    const speech = speechOf(language, scrambleBox.texts[language], ['Ada', 'Bruno'])
    return [1, 2].map((step) => sayStep(story, step, speech))
  })
  expect(said).toEqual([
    ['Time passes.', 'Nothing that everybody could see.'],
    ['Die Zeit vergeht.', 'Nichts, was alle sehen konnten.'],
  ])
})
