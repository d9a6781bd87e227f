import { describe, expect, test } from 'vitest'
import { answers, from } from '#games/last-brave/testing/matches'
import { texts } from '#games/last-brave/texts'

const bout = (head = 'free-for-all') => {
  const match = from(
    `start: ${head}, active S1
    S1 rhosyn hand[] reveal[Warrior, Fire, Fists]
    S2 ondrin hand[] damage[Knight, Light, Sword]
    S3 brakk  hand[] reveal[Cleric, Shadow, Bow]
    S4 OUT noor`,
    { seed: 'standings' },
  )
  answers(match, 'S1: attack S2', 'S2: fall')
  return match.view('spectator')
}

describe('what everybody has come to', () => {
  test('those who stand come first, then who fell last', () => {
    expect(texts.en.standings!(bout())).toEqual([
      { seat: 0, says: 'still standing' },
      { seat: 2, says: 'still standing' },
      { seat: 1, says: 'fell first, to the Wolf' },
      { seat: 3, says: 'fallen' },
    ])
    expect(texts.de.standings!(bout())[2]).toEqual({ seat: 1, says: 'fiel als Erster, durch den Wolf' })
  })

  test('whoever won comes before those who stand longer', () => {
    const view = { ...bout(), result: { payoffs: [0, 1, 0, 0], reason: 'faction', rule: 'LB-145' } as const }
    expect(texts.en.standings!(view).map(({ seat }) => seat)).toEqual([1, 0, 2, 3])
  })

  test('in a campaign the points count', () => {
    const view = bout('campaign of defeats')
    expect(texts.en.standings!(view)[0]).toEqual({ seat: 0, says: '1 point' })
    expect(texts.de.standings!({ ...view, points: [1, 0, 2, 0] }).map(({ says }) => says)).toEqual([
      '2 Punkte',
      '1 Punkt',
      '0 Punkte',
      '0 Punkte',
    ])
  })
})
