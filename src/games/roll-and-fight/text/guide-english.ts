import type { GuideWords } from '#games/roll-and-fight/text/guide-words'

export const english: GuideWords = {
  training: {
    title: 'Get ready',
    ask: 'You are Kaja, this is your last round, and 23 points win. It starts with the Flashback: three dice say what you may do, and one more action you choose. Take the first die: Training.',
    hint: 'One after the other. Take the first die: Training.',
  },
  buy: {
    title: 'Buy an ability',
    ask: 'Two more Experience: 5 are unspent, and spent ones still score. That is enough for a tile. Buy Reverse Blade: two Hits for a double blade and a blade.',
    hint: 'Your Experience is enough for it: Buy Reverse Blade.',
  },
  recon: {
    title: 'Look ahead',
    ask: 'The second die is Recon: an ability that works once without dice. Three blades are hard to get, so take it for Punch.',
    hint: 'The second die, Recon, is best spent on Punch.',
  },
  loot: {
    title: 'Loot',
    ask: 'The third die is Loot. It could be any other action, but Loot is worth more and more with every step. Take it as Loot.',
    hint: 'The third die: take it as Loot.',
  },
  purchase: {
    title: 'A blade for the Boss',
    ask: 'The last action you choose yourself: anything but Loot. Purchase is a charge of an Item. Buy one for the Katana: two Hits, for the Boss alone.',
    hint: 'Think of the Boss: Purchase a charge of the Katana.',
  },
  prepared: {
    title: 'Ready',
    ask: 'All four actions are done. Finish the Flashback.',
    hint: 'Nothing is left to do here: finish the Flashback.',
    told: 'Now the dice. At a table with others this is a race in real time, out of one pool; here you roll without hurry, in beats.',
  },
  'first-roll': {
    title: 'Roll',
    ask: 'Four dice lie before you. You need two runs to get through the door, a double blade and a blade for your new tile. Roll all four.',
    hint: 'You can hold dice back later. First roll all four.',
    told: 'Run, Wound, run, double blade. The Wound is stuck: it must not be rolled again.',
  },
  dash: {
    title: 'A set',
    ask: 'Two runs are a complete set for Dash. Put it there: Dash lights up.',
    hint: 'Two runs belong on Dash: put the set there.',
    told: 'The set stays on Dash until the fight. And with every set you may pick up a Wound: that die can be rolled again.',
  },
  'next-beat': {
    title: 'New dice',
    ask: 'Nothing else fits. End the beat: you take new dice from the pool, until you have four again.',
    hint: 'Do not stop yet, end the beat: then you get new dice.',
  },
  'second-roll': {
    title: 'Hold one back',
    ask: 'The double blade is what you need. Hold it back, and roll the other three.',
    hint: 'Hold back the double blade and nothing else, and roll the other three.',
    told: 'Blade, gun, run: there is the blade.',
  },
  reverse: {
    title: 'The second set',
    ask: 'A double blade and a blade: put them on Reverse Blade.',
    hint: 'Your new tile wants just these two: put them on Reverse Blade.',
  },
  stop: {
    title: 'Enough',
    ask: 'The pool still holds dice, and you could go on. But all that you need lies ready: a Move, two Hits, a Punch and the Katana. Stop rolling.',
    hint: 'You have what you need: stop rolling.',
    told: 'What was left in your hand goes back. Now you spend what you have prepared, in any order, and can take it back until you are done.',
  },
  run: {
    title: 'Through the door',
    ask: 'Kaja stands in Office Stairs. The Boss is in Skipper’s Cabin, behind a door. First you have to get in: use Dash.',
    hint: 'Hits reach only your own room. Use Dash first.',
  },
  room: {
    title: 'Where to?',
    ask: 'Each door is a way. Go to Skipper’s Cabin.',
    hint: 'The Boss is in Skipper’s Cabin: go there.',
    told: 'You are in. There are the Boss and a Grunt; and while a Grunt is with him, nobody can hurt the Boss.',
  },
  cut: {
    title: 'Two Hits',
    ask: 'Reverse Blade has two Hits: one for the Grunt, and then one for the Boss. Use it.',
    hint: 'The Punch and the Katana can wait. Use Reverse Blade: two Hits.',
  },
  grunt: {
    title: 'The first Hit',
    ask: 'The first Hit is for the Grunt. A single damage is enough.',
    hint: 'The Hit is for the Grunt.',
  },
  boss: {
    title: 'The second Hit',
    ask: 'Nobody guards him any more. The second Hit is for Don Zemun.',
    hint: 'The Hit is for Don Zemun.',
    told: 'His track is three of six now. Each space is worth a point more, and his death 5 on top.',
  },
  punch: {
    title: 'What you have looked into',
    ask: 'Punch is reconned: use it without dice.',
    hint: 'It would be lost: use Punch, which you have reconned.',
  },
  blow: {
    title: 'One more',
    ask: 'A Hit, for Don Zemun.',
    hint: 'The Hit is for Don Zemun.',
  },
  katana: {
    title: 'The Katana',
    ask: 'He has two health left, and your Katana has two Hits. Use it.',
    hint: 'Now is the time for the Katana.',
  },
  'first-cut': {
    title: 'First of two',
    ask: 'The first one, for Don Zemun.',
    hint: 'The Hit is for Don Zemun.',
  },
  'last-cut': {
    title: 'The last Hit',
    ask: 'And the last, for Don Zemun.',
    hint: 'The Hit is for Don Zemun.',
    told: 'Don Zemun is dead: 6 points for his track, and 5 for the kill.',
  },
  objective: {
    title: 'An Objective',
    ask: 'This room has an Objective: visit every adjacent room. You have been to both, Office Stairs and the Counting Room. Mark it: 4 points.',
    hint: 'Do not leave points behind: mark the Objective.',
  },
  done: {
    title: 'Done',
    ask: 'All is spent. Once you say that you are done, nothing can be taken back.',
    hint: 'All is spent: say that you are done.',
    told: 'Now comes the Resolution. First Loot is collected, in all rooms that you have been to and that are cleared. Then whoever is still alive hits back.',
  },
  collect: {
    title: 'Collect',
    ask: 'In the Net Loft lies Loot, and you need not go there. It may be any action; at the end points are best. Collect it as Loot.',
    hint: 'The match is about to end, so points are best: collect it as Loot.',
    told: 'And that hurt: the Gunman next door has seen you, one Wound. A Henchman in your own room would hurt as well. If all your Health spaces were crossed out, it would be a Beating.',
  },
  end: {
    title: 'The end',
    ask: 'Nothing is left to use. Finish the round, and with it the match.',
    hint: 'Nothing is left to use: finish the round.',
    told: '30 points: 7 for Loot, 4 for training, 6 and 5 for the Boss, 8 for Objectives, and a clear way out costs nothing. You have won! Now you know what you need for a real match.',
  },
}
