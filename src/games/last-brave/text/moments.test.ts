import { expect, test } from 'vitest'
import { parseChoice } from '#games/last-brave/notation'
import { between, calm, hurt, refused, watching } from '#games/last-brave/testing/refusals'
import { texts } from '#games/last-brave/texts'

test.each([
  ['reveal Knight', calm, 0, 'LB-056', /only to take a point of damage/, /nur auf, um einen Schadenspunkt/],
  ['move Fire', calm, 0, 'LB-057', /give up a revealed card only/, /offene Karte gibst du nur her/],
  ['fall', between, 0, 'LB-060', /fall only when/, /fällst erst, wenn/],
  ['attack S1', hurt, 1, 'LB-023', /only on your own turn/, /nur in deinem eigenen Zug/],
  ['use Cleric.Fo ->S1:Fire', watching, 2, 'LB-R39', /only a Secret Skill/, /nur eine Geheimkunst/],
] as const)(
  '[F10 LB_WRONG_WINDOW] %s at the wrong moment: one is told when, by its clause',
  (sent, start, actor, rule, english, german) => {
    const because = refused(start(), actor, parseChoice(sent))
    expect(because).toMatchObject({ code: 'LB_WRONG_WINDOW', message: 'You cannot do that now.', rule })
    expect(texts.en.refusal(because)).toMatch(english)
    expect(texts.de.refusal(because)).toMatch(german)
  },
)
