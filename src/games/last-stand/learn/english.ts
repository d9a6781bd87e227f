import type { LearnWords } from '#games/last-stand/learn/words'

export const english: LearnWords = {
  ring: {
    title: 'Back to back',
    text: [
      'Your squad stands on the four spaces in the middle, and all around it are enemies: close by on the frontline, or behind it at range. You all play together, and win or lose together.',
      'Three lieutenants come, one after the other. When all three are beaten, the general comes in person. Beat the general within 13 rounds, and you win.',
    ],
  },
  sight: {
    title: 'Only what is in line',
    text: [
      'Everything here happens in straight lines. From the upper left the Spotter sees four lines, with two enemy spaces in each. The numbers say how far they are; nobody in between is in the way.',
      'Whoever is out of your lines you cannot hit. And whoever has you in front of them can hit you: where you stand is half of every turn.',
    ],
  },
  sides: {
    title: 'Quadrants and lanes',
    text: [
      'Each side of the ring is a quadrant of four enemy spaces: north, east, south and west. A hero has two adjacent quadrants: from NW, the upper left, those are the north and the west.',
      'A lane is the straight line along which an enemy looks, and has the number of its enemy spaces: lane 1 leads from R1 over F1 to NW and on to SW. Adjacent are the two that reach the hero first: from NW lanes 1 and 8.',
    ],
  },
  turn: {
    title: 'Three actions',
    text: [
      'In each round every hero has one turn of up to three actions, in any order. The same one may be used again.',
    ],
    steps: [
      'Move: one step to the side, never diagonally.',
      'Use a skill. Haymaker has Power 6: six dice, and every 4, 5 or 6 is one damage.',
      'Three hits, and the Grunt had 3 HP: defeated. That gives the Brawler a rampage cube.',
      'One action is left: another skill or step, or a hand for somebody who is down.',
    ],
  },
  assault: {
    title: 'Then they attack',
    text: [
      'When all heroes have had their turn, every enemy attacks once: frontline 1 to 8, then ranged 1 to 8. It looks straight ahead, as far as its Range, and goes for the hero there with the most health.',
      'Here the Femme Fatale has 5 health and the Brawler 7. The Grunt on R2 has Range 1: from so far back it does not even reach the Ghost in front of it.',
    ],
  },
  blow: (enemy, hero, damage) => `${enemy} hits ${hero} for ${damage}.`,
  arrive: {
    title: 'And more are coming',
    text: [
      'At the end of each round the track moves on, and as many minions come as there are heroes. On the spaces marked with chevrons a lieutenant comes as well. On the skull the match is lost.',
      'If all eight spaces of a kind are taken, it is an Overwhelming Assault: one damage to everybody. So keep the ring open.',
    ],
    steps: [
      'A card is turned up, and the die says where: 7. A Rifleman is Ranged, so R7.',
      'R7 is taken, and so is R8. It goes on clockwise …',
      '… to R1, the next free space. There it is.',
    ],
  },
  hero: {
    title: 'How to read a hero',
    text: [
      'Everything that is printed in a line may be used as often as you have actions for it, unless it says otherwise.',
    ],
    signs: {
      heart: 'health points: with so much damage the hero is knocked down',
      action: 'costs an action; two of them cost two',
      once: 'only once per turn',
      cube: 'the rampage: all three cubes, but no action',
    },
  },
  enemy: {
    title: 'How to read an enemy',
    text: ['The shape says where it belongs. Chevrons on the shoulder are a lieutenant, a star is the general.'],
    signs: {
      frontline: 'Frontline: comes to the inner ring',
      ranged: 'Ranged: comes to the outer ring',
      heart: 'damage that it takes to defeat it',
      shield: 'armor: takes damage first',
      range: 'Range: how many spaces its attack reaches; ∞ is the whole board',
      power: 'Power: how many dice it rolls',
      adds: 'minions that a lieutenant brings along, with four heroes and with three',
    },
  },
  rampage: {
    title: 'Rampage',
    text: ['It costs no action, and even after your third one it is possible. Who falls to it gives no cube.'],
    steps: [
      'A cube for every enemy that you defeat with a skill …',
      '… and one for helping somebody up. More than three you never have.',
      'With three you may let go: here three enemies take 3 damage each.',
    ],
  },
  down: {
    title: 'Down, and up again',
    text: [
      'Each time somebody falls, a squad token pays for it. If there is none, all is lost at once.',
      'Whoever lies is nobody’s target, but does not act either.',
    ],
    steps: [
      'Knocked down: a token goes. At Normal there are five, at Heroic just one.',
      'Another hero on the same space can revive for one action: all damage is gone.',
      'Or stand up alone in your turn, for one action, with 2 damage.',
    ],
  },
  signs: {
    title: 'All signs',
    text: ['Four keywords stand on cards; the others lie on the board for a while.'],
    all: {
      suppressed: ['Suppressed', 'It skips its next attack. Not for generals.'],
      weakened: ['Weakened', 'Its next attack has so much Power less.'],
      mark: ['Marked', 'The next hero attack against it has so much Power more.'],
      astray: ['Out of position', 'On a space of the other kind. Some skills like that.'],
      mine: ['Mine', 'An enemy that enters its space takes 3 damage.'],
      fire: ['Fire', 'Who ends a turn here takes 1 damage. One action puts it out.'],
      aim: ['Aim', 'Who stands here when the enemies attack takes 2 damage.'],
      quarry: ['Quarry', 'Enemies that can choose this hero must.'],
      daze: ['Dazed', 'One action fewer in the next turn.'],
      token: ['Squad token', 'Pays for one knock-down.'],
    },
  },
  general: {
    title: 'The general',
    text: [
      'From the start the sheet of the general lies on the table, and whatever is on it works from the start: only the attack waits until the general stands on the board.',
      'There are five of them. For a first match take the Firestarter.',
    ],
  },
  kind: 'Kind',
  kinds: { hero: 'Hero', minion: 'Minion', lieutenant: 'Lieutenant', general: 'General', keyword: 'Keyword' },
  type: 'Place',
  types: { frontline: 'Frontline', ranged: 'Ranged' },
  heroNote: (hp) => `Hero, ${hp} HP`,
  rampageOf: (cubes) => `rampage, ${cubes} cubes`,
  cost: (actions) => (actions === 1 ? '1 action' : `${actions} actions`),
  copies: (count) => `${count} cards`,
  numbers: 'Card',
  text: 'Text',
}
