import type { LearnWords } from '#games/last-brave/learn/words'

export const english: LearnWords = {
  arena: {
    title: 'Many enter, one is left',
    text: [
      'Three to seven Champions stand in the arena. Yours lies face down before you, and in your hand are three cards: a Class, an Element and Arms. Together they are who you are, say a Knight of Fire with bare Fists.',
      'Nobody else knows any of it yet. The last Champion standing wins.',
    ],
  },
  wound: {
    title: 'A wound moves a card',
    text: [
      'For every point of damage you move one of your cards one step: from your hand onto the table, or from the table into the damage. Which one is up to you.',
      'Three cards, two steps each: you can take six points. The seventh finds nothing to move, and your Champion falls.',
      'The good news: a card on the table is a card you can use. Whoever is hurt gets dangerous.',
    ],
    zones: ['In hand', 'Revealed', 'Damaged'],
    lives: ['secret, worth 2 points', 'in use, worth 1 point', 'gone, worth nothing'],
  },
  turn: {
    title: 'A turn in four pictures',
    text: ['You cannot pass: in your turn you attack.'],
    steps: [
      'Whom? Only whoever holds the most cards in hand. Are there several, you choose.',
      'How hard? One Hit of one point. Your revealed cards make more of it: here Fire adds Power, and Fists add a Hit.',
      'Each Hit brings its whole Power, and the victim pays point by point, using cards in between.',
      'Whoever was attacked strikes next.',
    ],
  },
  fall: {
    title: 'And if somebody falls?',
    text: [
      'Their Champion is turned up and they are out. The turn goes on at the left of whoever brought them down.',
      'If only players are left who can no longer hurt each other, the fight is a tie.',
    ],
  },
  card: {
    title: 'How to read a card',
    text: ['A card does nothing in your hand. Once it is revealed, each line is something you may use.'],
    costs: {
      continuous: 'is always on, and free.',
      fatigue: 'turns the card sideways. This line is then spent, the others are not.',
      forfeit: 'turns the card face down. It can do nothing any more, but it still takes a point.',
    },
  },
  lies: ['upright', 'sideways', 'face down'],
  exchange: {
    title: 'A Knight holds the gate',
    text: [
      'You have been hit before, so Fire and Fists lie open: two Hits of two Power. The Stag has a full hand, and trouble in it.',
    ],
    steps: [
      'You attack the Stag. Everybody sees what is coming.',
      'First Hit: for the first point the Stag reveals the Knight …',
      '… and turns him sideways at once: Defend. The second point is gone.',
      'Second Hit: the Knight is turned face down, Defend again. One card shown, nothing more. Now the Stag strikes.',
    ],
  },
  signs: {
    title: 'The twelve signs',
    text: ['More there is not. Signs on one line belong together: one price, and you get all of them.'],
  },
  keywords: {
    power: 'Your attack is so much stronger.',
    hits: 'Your attack lands once more, with all its Power.',
    defend: 'Whatever is left of this Hit is gone.',
    reflect: 'Whatever is left of this Hit goes back to the attacker, and stays there.',
    resist: 'Every Hit against you is one weaker, from the next Hit on.',
    'negate-defend': 'In your turn nobody can Defend against you.',
    'negate-reflect': 'In your turn nobody can Reflect your attack.',
    're-engage': 'After this attack you have another turn.',
    'scatter-shot': 'You attack all who hold the most cards at once; none of them can Reflect.',
    seal: 'In your turn, turn any card on the table face down.',
    revive: 'Stand up any card that lies sideways.',
    recover: 'Any other card on the table goes back to its owner’s hand.',
  },
  secret: {
    title: 'Once, and only once',
    text: [
      'Your Champion has a Secret Skill. You need no card for it: turn the Champion up and it happens, in your attack, in the middle of a Hit, whenever its signs allow it.',
      'Then everybody knows you. Until then they have to reckon with all eight.',
    ],
    steps: ['Face down: it could be anyone.', 'Turned up: the skill works, this once.'],
  },
  allied: {
    title: 'Hidden friends',
    text: [
      'With four or more you can play in factions. Your Champion’s mark is your side, and only you see it: Red and Blue have a Leader and Members, Gray is alone and strong.',
      'Either the last faction standing wins, or the last whose Leader stands. Fallen friends win, too. Talk as you like; nobody has to tell the truth.',
    ],
  },
  campaign: {
    title: 'More than one bout',
    text: [
      'In a campaign you fight several bouts. A point for each that you win, and two are enough; or a point for every Champion you bring down and three for the last one standing, up to six.',
    ],
  },
  hand: (cards) => `${cards} in hand`,
  power: 'Power',
  hits: 'Hits',
  you: 'You',
  kind: 'Kind',
  sign: 'Sign',
  leads: (faction) => `Champion, Leader of ${faction}`,
  belongs: (faction) => `Champion, Member of ${faction}`,
  noFaction: 'Champion, no faction',
}
