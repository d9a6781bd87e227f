import type { LearnWords } from '#games/roll-and-fight/learn/words'

export const english: LearnWords = {
  raid: {
    title: 'A den of your own',
    text: [
      'Everybody raids a den of their own. Nobody can get into yours, and you cannot get into theirs. Your Hero comes in at the entrance; your Boss waits far from it. Gems are Loot, stars are Objectives.',
      'After four rounds the most points win: for Loot, training, damage to the Boss and Objectives. Two Beatings, and you are dead and have lost.',
    ],
  },
  round: {
    title: 'A round',
    text: ['All go through the same four phases at the same time. In one of them you race.'],
    steps: [
      'Flashback: three dice for the whole table. You prepare: train, buy, heal, look ahead.',
      'Rolling: all roll at once, and put complete sets of dice on their abilities.',
      'Fighting: you spend your sets as moves, hits and shots in your den.',
      'Resolution: you collect Loot, and whoever is still alive beside you hits back.',
    ],
  },
  flashback: {
    title: 'Flashback',
    text: [
      'Each of the three dice gives you its action; everybody uses the same three. And you choose one more yourself, anything but Loot.',
      'At any moment of this phase you may buy Ability tiles with Experience. Four have room on your board.',
    ],
    actions: {
      training: 'Training: two Experience. They buy tiles, and are worth points even when spent.',
      purchase: 'Purchase: a charge of one of your four Items.',
      healing: 'Healing: two Wounds are gone, or you unlock one more Health space.',
      recon: 'Recon: an ability works once without dice. Expensive ones need two.',
      loot: 'Loot: a step on the Loot Track, which is points; or any other action.',
    },
  },
  race: {
    title: 'The race',
    text: [
      'All start at once, with four dice each, and nobody waits for anybody. Whoever finishes sets faster takes more dice out of the pool they share. When it is empty, you use up what you have, and then you stop.',
    ],
    steps: [
      'Roll all of your dice or only some, again and again. Only a Wound must not be rolled again.',
      'Two runs are a set for Dash. Put them there: they stay until the fight.',
      'With every set you may pick up one Wound again, and you take new dice until you have four. On you go!',
    ],
  },
  wounds: {
    title: 'When it bleeds',
    text: [
      'Dice that show a Wound are stuck in your hand, but there is a way out that costs health. Dice left over at the end do nothing at all, Wounds included.',
    ],
    steps: [
      'Two Wounds: just two dice are left to roll.',
      'Put one on a free Health space. All your other Wounds can be rolled again, and you take a new die.',
      'As the fight opens, that space is crossed out: a real Wound now.',
    ],
  },
  sets: {
    title: 'Everybody’s abilities',
    text: [
      'Each set is one use, and you may put as many sets on them as you like. A double blade is as good as a blade everywhere, and in a Punch it makes two Hits of one. A space with two faces takes either.',
    ],
  },
  calm: {
    title: 'Without hurry',
    text: [
      'Choose “Without hurry” when you set up a match, and you roll in beats: everybody says which dice to roll, all fall together, and everybody assigns in peace. For one screen, a slow line, or just because.',
    ],
  },

  fight: {
    title: 'Your raid',
    text: [
      'Use your sets, what is reconned and your Items in any order. What you began you finish, effect by effect, as it is printed; an effect that is impossible ends it. You can take everything back until you say that you are done.',
    ],
    steps: [
      'Dash: one Move through a door. Bruna is in the Ice Room, with two Grunts and a Blocker.',
      'Punch, with a double blade: two Hits. The Blocker is gone, and a Grunt.',
      'Fire: one Shoot into a room next door. It is for the Gunman: he would have shot back.',
    ],
  },
  effects: {
    title: 'What effects do',
    text: [],
    all: {
      move: ['Move', 'Through one door. Not while an active Blocker is in your room.'],
      hit: ['Hit', 'One damage to an enemy in your room.'],
      shoot: ['Shoot', 'One damage to an enemy in a room next door, never in your own.'],
      jump: ['Jump', 'Through one room into the next one, past all Blockers in between.'],
      evade: ['Evade', 'A Minion here or next door looks away for this round: it does nothing.'],
      kill: ['Kill', 'A Minion in your room is gone, whatever its type.'],
      heal: ['Heal', 'One Wound less.'],
      wound: ['Wound', 'You pay with a Health space of your own.'],
    },
  },
  foes: {
    title: 'Who waits inside',
    text: ['Minions that are dead stay dead. Those that you evade wake up again after the round.'],
    all: {
      grunt: 'falls to one damage, and never hurts you. But nobody can damage the Boss while a Grunt is with him.',
      'tough-guy': 'needs two damage in the same fight; half of it is forgotten.',
      blocker: 'lets nobody out of his room.',
      henchman: 'wounds you when the fight is over and he is in your room.',
      gunman: 'wounds you when the fight is over, even from a room next door.',
    },
    boss: 'wounds you when you are in the same room. Each damage to him is worth points, his death 5 more; and each Boss has a rule of his own.',
  },
  tile: {
    title: 'How to read a tile',
    text: [
      'In the corner is what it costs in Experience, below the picture what dice a set needs. Each Hero has eight tiles and four Items. Each has a Trait, too, and that is a drawback.',
    ],
    marks: {
      'one-use': 'takes one set a round',
      passive: 'always works, without dice',
      start: 'once, as the fight opens; it counts the dice on your Health Track',
      resolution: 'only in Resolution',
      recon: 'reconned: one use without dice. Most tiles need two Recons in the same phase',
    },
  },
  goals: {
    title: 'Objectives',
    text: ['Be in the room when it is fulfilled, and it is yours, whenever that is, except in the race.'],
  },
  end: {
    title: 'Then they hit back',
    text: ['What you have not used of your dice and of your Recon is lost.'],
    steps: [
      'First you collect: the Loot of every room that you have been to and that is cleared, wherever you are. Each icon is a Loot action.',
      'Then it hurts: the Henchman in your room, and the Gunman next door. Two Wounds.',
      'If all your Health spaces are crossed out, you take a Beating: healed, but from now on with three dice, and three Health spaces. The second one is death.',
    ],
  },
  score: {
    title: 'The end',
    text: [
      'A board after four rounds. Whoever is deep in the den has to get out: each room on the way that enemies still hold costs a point.',
    ],
    total: 'Together',
  },
  alone: {
    title: 'Alone',
    text: [
      'The same game against a clock, with fewer dice and a number of points to reach. Mix the three as you like.',
    ],
    dials: { dice: 'Dice', seconds: 'Seconds', target: 'Points' },
    levels: { easy: 'easy', medium: 'medium', hard: 'hard' },
  },

  objectives: {
    'clear-1r': ['Clean Sweep', 'Clear the whole room within a single round.'],
    'kill-n': ['Body Count', 'Kill so many of a type in the whole game, wherever they are.'],
    health6: ['In Full Health', 'Unlock your sixth Health space, wounded or not.'],
    visit: ['Grand Tour', 'Visit so many rooms. The entrance counts.'],
    'visit-adj': ['All Around', 'Visit every room next door.'],
    'kill-adj': ['The Neighbours', 'Kill all of these types in the rooms next door.'],
    'hit-boss': ['First Blood', 'Hit the Boss once; a Shoot is not enough.'],
  },
  faces: {
    run: 'Two of six sides. Dash takes two of them, Charge too.',
    blade: 'For Punch and Charge, and most tiles.',
    double: 'As good as a blade everywhere; in a Punch it makes two Hits of one.',
    gun: 'For Fire, and for all that shoots.',
    wound: 'It cannot be rolled again, unless a set or your Health Track frees it.',
  },
  kind: 'Kind',
  kinds: {
    ability: 'Basic Ability',
    tile: 'Ability tile',
    item: 'Item',
    hero: 'Hero',
    boss: 'Boss',
    den: 'Den',
    objective: 'Objective',
    face: 'Face of a die',
  },
  whose: 'Whose',
  trait: 'Trait',
  dice: 'Dice',
  when: 'When',
  tileOf: (hero) => `Ability tile of ${hero}`,
  itemOf: (heroes) => `Item of ${heroes}`,
  bossNote: (health) => `Boss, ${health} health`,
  denNote: (board, side) => `Den board ${board}, side ${side}`,
  denHas: (rooms, minions, loot, points) =>
    `${rooms} rooms, ${minions} Minions, ${loot} Loot, Objectives for ${points} points.`,
  objectiveNote: (points) =>
    `Objective, ${points.length === 1 ? points[0] : `${points[0]} to ${points.at(-1)}`} points`,
  faceNote: 'Face of the Fighting die',
  times: (sides) => (sides === 1 ? 'On one side of six.' : `On ${sides} sides of six.`),
}
