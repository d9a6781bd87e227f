import type { LearnWords } from '#games/brave-rats/learn/words'

export const english: LearnWords = {
  goal: {
    title: 'An empty throne',
    text: [
      'The old king is gone. The blue Yargs want his chair, and so do the red Applewoods; you lead one clan, your opponent the other.',
      'Whoever collects four victories first sits down on it. That takes about five minutes.',
    ],
    picture: 'The arms of both clans, and a throne between them with four crowns to win.',
  },
  hand: {
    title: 'Eight rats on each side',
    text: [
      'Both clans have the same eight rats, from 0 to 7, and you hold all of yours from the start. No card is drawn, no die is rolled.',
      'You play each rat once. So you always know what the other side has left, and they know what you have.',
    ],
  },
  round: {
    title: 'A round in three pictures',
    text: ['Everything that happens is this, at most eight times.'],
    steps: [
      'Both pick a rat in secret. Until the other has chosen as well, you may change your mind.',
      'Both are turned up at the same moment.',
      'The higher number wins the round: one victory. The loser lies on its face, and both rats are out.',
    ],
  },
  hold: {
    title: 'A tie is only put off',
    text: [
      'When nobody wins a round it goes on hold. It is not lost: whoever wins next gets it on top. Several can pile up, and then a single round decides a lot.',
      'When all eight rats are played and nobody has four victories, the game itself is tied, and you start afresh.',
    ],
    steps: [
      'Three against three: nobody wins. The round waits.',
      'The next one counts for both: two victories at once.',
    ],
  },
  princess: {
    title: 'One meeting ends it all',
    text: [
      'The Prince beats nearly everyone. But if he runs into the other clan’s Princess, she wins the whole game on the spot, whatever the score.',
      'So every Prince comes with a risk, and a clan that is far behind is never quite beaten.',
    ],
  },
  powers: {
    title: 'Every rat has a trick',
    text: ['It works by itself, whether you like it or not. Here is each of them in a meeting that shows it.'],
  },
  rats: {
    7: 'The Prince wins his round, even where the lower number should. Only the Princess, the Musician and an equal Prince stop him; and a Wizard with a General behind him.',
    6: 'The General wins by his strength, and sends help: your next rat is two stronger.',
    5: 'The Wizard takes the other rat’s trick away; only the numbers count. Here the Assassin is just a 3.',
    4: 'If the Ambassador wins, the round is worth two. That holds too if it first went on hold and you get it later.',
    3: 'With an Assassin at the table, the lower number wins: bad for a General, good for a Spy.',
    2: 'After the Spy, the other side must show its next rat before you pick yours.',
    1: 'The Princess is weak, but a Prince who meets her has lost the game for his clan.',
    0: 'With the Musician nobody wins: the round goes on hold. Only a Wizard does not listen.',
  },
  order: {
    title: 'When two tricks meet',
    text: ['Go down this line; the first that applies decides.'],
    steps: [
      'A Wizard silences the rat in front of him.',
      'A Musician puts the round on hold.',
      'A Princess catches a Prince: the game is won.',
      'A Prince wins the round.',
      'An Assassin: the lower number wins.',
      'Otherwise the higher one; equal is on hold.',
    ],
  },
  hints: {
    title: 'Before your first match',
    text: [
      'Count. Once their Princess has been played, your Prince is safe.',
      'A round on hold makes the next one dear: that is when to be afraid of an Ambassador.',
      'Spy first, Prince afterwards: whoever sees the answer cannot be caught.',
    ],
  },
  variants: {
    title: 'Seven ways to play it differently',
    text: ['Choose them when you set up a match; most of them go together.'],
  },
  onHold: 'on hold',
  gameWon: 'wins the game',
  victories: (count) => (count === 1 ? '1 victory' : `${count} victories`),
  faceDown: 'Two cards, face down.',
  clan: 'Clan',
  note: (clan, strength) => `${clan}, strength ${strength}`,
}
