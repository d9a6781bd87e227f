/** What the table says in one language, besides what the game says anyway. */
export interface Words {
  readonly set: SetUpWords
  readonly strip: StripWords
  readonly rivals: RivalWords
  readonly race: RaceWords
}

interface SetUpWords {
  readonly heroes: string
  readonly taken: (name: string) => string
  takeHero(hero: string): string
  readonly tiles: string
  readonly items: string
  readonly itemsTitle: string
  readonly itemsText: string
  slot(number: number): string
  empty(number: number): string
  readonly again: string
  readonly keepOrder: string
  readonly confirmItems: string
  sidesTitle(board: number): string
  readonly side: (side: string) => string
  readonly takeSide: (side: string) => string
  readonly chosen: string
  readonly takeBack: string
  health(health: number): string
  waitsFor(names: string): string
}

interface StripWords {
  readonly label: string
  round(round: number, last: number): string
  readonly phases: Readonly<Record<'set-up' | 'flashback' | 'rolling' | 'fighting' | 'resolution' | 'over', string>>
  readonly pool: string
  inPool(left: number, all: number): string
  readonly closed: string
  readonly poolClosed: string
  readonly poolEmpty: string
  opens(seconds: string): string
  closes(seconds: string): string
  ends(seconds: string): string
  readonly timerWaits: (seconds: number) => string
  beat(beat: number): string
  beatsLeft(beats: number): string
  readonly myBoard: string
  lookingAt(name: string): string
}

interface RivalWords {
  readonly label: string
  look(name: string): string
  readonly stopped: string
  readonly dead: string
  readonly ordered: string
  sets(many: number): string
  health(free: number, all: number): string
  dice(faces: string): string
  readonly noDice: string
}

interface RaceWords {
  readonly label: string
  readonly abilities: string
  readonly dice: string
  readonly tools: string
  /** What a die is, and what a press makes of it. */
  die(number: number, face: string, state: string): string
  readonly unrolled: string
  readonly states: Readonly<Record<'keep' | 'roll' | 'idle' | 'locked' | 'picked' | 'set', string>>
  readonly noDie: string
  /** What stands below a die. */
  readonly marks: Readonly<Record<'keep' | 'roll' | 'idle' | 'locked' | 'picked' | 'set', string>>
  needs(faces: string): string
  readonly fits: string
  readonly fitsNot: string
  readonly noSlot: string
  sets(many: number): string
  readonly reconned: string
  readonly oneUse: string
  readonly noDice: string
  /** Of a slot whose dice are on their way. */
  readonly ordered: string
  readonly choose: (ability: string) => string
  readonly roll: string
  readonly rollAll: (many: number) => string
  readonly rolling: string
  held(seconds: string): string
  readonly throwNone: string
  readonly throwSome: (many: number) => string
  readonly thrown: string
  readonly takeBack: string
  readonly bleed: string
  readonly chooseBleed: string
  readonly bleedHere: string
  readonly take: string
  readonly stop: string
  readonly stopSure: string
  readonly endBeat: string
  readonly stopped: string
  readonly setsWait: string
  readonly waits: string
  readonly ready: string
  readonly health: string
  readonly space: Readonly<Record<'free' | 'wound' | 'die' | 'locked', string>>
  readonly den: string
  readonly showDen: string
  readonly showDice: string
  /** The chooser. */
  readonly which: string
  readonly whichDie: string
  readonly release: string
  readonly releaseNone: string
  readonly refill: string
  readonly yes: string
  readonly no: string
  readonly doIt: string
  readonly cancel: string
  readonly gone: string
}
