import { expect, test } from 'vitest'
import { text } from '#games/brave-rats/text'
import { sentencesOf } from '#web/table/sentences'
import { table } from '#web/words/table'
import type { Words } from '#web/words/words'

const say = (language: 'en' | 'de', line: object): string[] =>
  sentencesOf([{ n: 1, at: 0, what: '', ...line }], {
    names: ['Ada', 'Bruno'],
    text,
    words: { table: table[language] } as Words,
  }).map(({ says }) => says)

test.each([
  [{ what: 'flagged', seat: 1 }, 'Bruno has no time left.', 'Bruno hat keine Zeit mehr.'],
  [
    { what: 'flagged', seat: null, seats: [0, 1] },
    'No time left, all at the same moment: Ada, Bruno.',
    'Keine Zeit mehr, alle im selben Augenblick: Ada, Bruno.',
  ],
  [
    { what: 'resumed', away: 127_400 },
    'The table stood still for 2 min 7 s; no clock ran meanwhile.',
    'Der Tisch stand 2 min 7 s still; so lange lief keine Uhr.',
  ],
  [
    { what: 'resumed', away: 0 },
    'The lines broke for a moment. Get ready: time goes on after a countdown.',
    'Die Leitungen waren kurz unterbrochen. Macht euch bereit: Nach einem Countdown läuft die Zeit weiter.',
  ],
  [{ what: 'replaced', seat: 1 }, 'A bot plays for Bruno.', 'Ein Bot spielt für Bruno.'],
  [
    { what: 'replaced', seat: 1, asked: 0 },
    'Bruno is away: Ada lets a bot play on until they are back.',
    'Bruno ist nicht da: Auf Wunsch von Ada spielt bis zur Rückkehr ein Bot weiter.',
  ],
  [
    { what: 'claimed', seat: 1, asked: 0 },
    'Bruno has been away for too long: Ada claims the match.',
    'Bruno war zu lange nicht da: Ada beansprucht die Partie.',
  ],
  [{ what: 'renamed', name: 'Anna', was: 'Ann' }, 'Ann is called Anna now.', 'Ann heißt jetzt Anna.'],
  [{ what: 'bot-sat', seat: 1 }, 'Bruno, a bot, sits down.', 'Bruno, ein Bot, setzt sich.'],
  [
    { what: 'voted', seat: 0, topic: 'abandon', says: 'wants' },
    'Ada proposes giving up the match.',
    'Ada schlägt vor: die Partie aufgeben.',
  ],
  [
    { what: 'voted', seat: 1, topic: 'draw', says: 'refuses' },
    'Bruno is against a draw.',
    'Bruno ist dagegen: ein Unentschieden.',
  ],
  [
    { what: 'voted', seat: 1, topic: 'pause', says: 'agrees', agreed: ['pause'] },
    'Bruno agrees to stopping the clocks. All agree: the clocks stand still.',
    'Bruno ist dafür: die Uhren anhalten. Alle sind dafür: Die Uhren stehen.',
  ],
  [
    { what: 'replaced', seat: 1, agreed: ['abandon'] },
    'A bot plays for Bruno. All agree: the match is given up.',
    'Ein Bot spielt für Bruno. Alle sind dafür: Die Partie ist aufgegeben.',
  ],
  [{ what: 'voted', agreed: ['draw'] }, 'All agree: it is a draw.', 'Alle sind dafür: Es ist ein Unentschieden.'],
  [{ what: 'rematch', asked: 1 }, 'Bruno wants to play again.', 'Bruno will noch einmal spielen.'],
])('%j is said in both languages', (line, english, german) => {
  expect([say('en', line), say('de', line)]).toEqual([[english], [german]])
})

test('who takes another face alone is not said to be called otherwise', () => {
  expect(say('en', { what: 'renamed', name: 'Ann', was: 'Ann' })).toEqual([])
})
