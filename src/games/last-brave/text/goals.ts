import type { Language } from '#engine/game'
import { CHAMPION, type ChampionId, FACE_DOWN, type Faction } from '#games/last-brave/cards'
import { type Mode, target } from '#games/last-brave/options'
import { bannerOf, lostCause } from '#games/last-brave/text/banners'
import { listed } from '#games/last-brave/text/sentences'
import type { View } from '#games/last-brave/types'

// What one has to do to win. Of factions it knows the viewer's own, and which there are at a table of this size.

interface GoalWords {
  readonly and: string
  /** Of which faction a Leader is. */
  readonly of: Readonly<Record<Faction, string>>
  readonly factions: Readonly<Record<Faction, string>>
  /** What wins a bout, by the mode: for whoever fights in it, for those who have fallen, for those who watch. */
  readonly alone: { readonly own: string; readonly fallen: string; readonly watched: string }
  readonly annihilation: { readonly own: string; readonly alone: string; readonly watched: string }
  readonly command: {
    readonly leader: (enemies: string, many: boolean) => string
    readonly member: (enemies: string, many: boolean) => string
    readonly watched: string
  }
  /** Before all that: what one is. */
  readonly is: (banner: string) => string
  readonly fallen: (faction: string) => string
  /** A campaign for points of bouts, each with a goal of its own; or for defeats. */
  readonly wins: (points: number, goal: string) => string
  readonly defeats: (points: number) => string
}

const WORDS: Readonly<Record<Language, GoalWords>> = {
  en: {
    and: 'and',
    of: { red: 'Red', blue: 'Blue', gray: 'Gray' },
    factions: { red: 'Red', blue: 'Blue', gray: 'Gray' },
    alone: {
      own: 'Be the last Champion standing.',
      fallen: 'Your Champion has fallen; the last one standing wins.',
      watched: 'The last Champion standing wins.',
    },
    annihilation: {
      own: 'your faction must be the last with a Champion standing.',
      alone: 'be the last Champion standing.',
      watched: 'The last faction with a Champion standing wins.',
    },
    command: {
      leader: (enemies, many) =>
        `stay standing until ${many ? 'the Leaders' : 'the Leader'} of ${enemies} ${many ? 'have' : 'has'} fallen.`,
      member: (enemies, many) =>
        `keep your hidden Leader standing until ${many ? 'the Leaders' : 'the Leader'} of ${enemies} ${many ? 'have' : 'has'} fallen.`,
      watched: 'The faction whose Leader is the last one standing wins.',
    },
    is: (banner) => `You are ${banner.startsWith('Leader') ? 'the' : 'a'} ${banner}: `,
    fallen: (faction) => `Your Champion has fallen, but ${faction} can still win, and you with it.`,
    wins: (points, goal) => `${points} bouts win the campaign. ${goal}`,
    defeats: (points) =>
      `Get ${points} points: 1 for each Champion you defeat, 3 for being the last one standing in a bout.`,
  },
  de: {
    and: 'und',
    of: { red: 'des roten', blue: 'des blauen', gray: 'des grauen' },
    factions: { red: 'der rote Bund', blue: 'der blaue Bund', gray: 'der graue Bund' },
    alone: {
      own: 'Dein Kämpfer muss als letzter stehen.',
      fallen: 'Dein Kämpfer ist gefallen; der letzte, der steht, gewinnt.',
      watched: 'Der letzte Kämpfer, der steht, gewinnt.',
    },
    annihilation: {
      own: 'Am Ende dürfen nur noch Kämpfer deines Bundes stehen.',
      alone: 'Du musst als Letzter stehen.',
      watched: 'Der letzte Bund, von dem noch ein Kämpfer steht, gewinnt.',
    },
    command: {
      leader: (enemies, many) =>
        `Bleib stehen, bis ${many ? 'die' : 'der'} Anführer ${enemies} Bundes gefallen ${many ? 'sind' : 'ist'}.`,
      member: (enemies, many) =>
        `Dein geheimer Anführer muss stehen, bis ${many ? 'die' : 'der'} Anführer ${enemies} Bundes gefallen ${many ? 'sind' : 'ist'}.`,
      watched: 'Der Bund, dessen Anführer als letzter steht, gewinnt.',
    },
    is: (banner) => `Du bist ${banner}: `,
    fallen: (faction) => `Dein Kämpfer ist gefallen, doch ${faction} kann noch gewinnen, und du mit ihm.`,
    wins: (points, goal) => `${points} Gefechte gewinnen den Feldzug. ${goal}`,
    defeats: (points) =>
      `Hol ${points} Punkte: 1 für jeden Kämpfer, den du besiegst, 3 dafür, in einem Gefecht als Letzter zu stehen.`,
  },
}

/** LB-141 to LB-144 The factions at a table of so many: Gray is there with an odd number. */
const factionsOf = (seats: number): readonly Faction[] => (seats % 2 === 0 ? ['red', 'blue'] : ['red', 'blue', 'gray'])

/** What one has to do in a bout, by one's own Champion. */
function ownGoal(view: View, own: ChampionId, language: Language): string {
  const words = WORDS[language]
  const { options, fighters } = view
  const { faction, isLeader } = CHAMPION[own]
  if (faction === null) return words.alone.own
  const is = words.is(bannerOf(own, language))
  if (options.mode === 'annihilation')
    return is + (faction === 'gray' ? words.annihilation.alone : words.annihilation.own)
  const enemies = factionsOf(fighters.length).filter((one) => one !== faction)
  const named = listed(
    enemies.map((one) => words.of[one]),
    words.and,
  )
  return is + words.command[isLeader ? 'leader' : 'member'](named, enemies.length > 1)
}

/** What wins a bout, for those who watch. */
const watchedGoal = (mode: Mode, words: GoalWords): string =>
  mode === 'free-for-all' ? words.alone.watched : words[mode].watched

function boutGoal(view: View, language: Language): string {
  const { options, fighters, viewer } = view
  const words = WORDS[language]
  const own = viewer === 'spectator' ? undefined : fighters[viewer]
  if (!own || own.champion === FACE_DOWN) return watchedGoal(options.mode, words)
  if (options.mode === 'free-for-all') return own.out ? words.alone.fallen : words.alone.own
  const { faction } = CHAMPION[own.champion]
  if (faction !== null && isLost(view, faction)) return lostCause(view, language) ?? watchedGoal(options.mode, words)
  if (!own.out || faction === null) return ownGoal(view, own.champion, language)
  return words.fallen(words.factions[faction])
}

/** How many fight for a faction at a table of so many. */
const sizeOf = (faction: Faction, seats: number): number => (faction === 'gray' ? 1 : seats < 6 ? 2 : 3)

/** LB-145, LB-146 Whether a faction can no longer win: all of it have fallen, or its Leader has where that counts. */
function isLost({ options, fighters }: View, faction: Faction): boolean {
  const fallen = fighters.flatMap(({ champion, out }) =>
    out && champion !== FACE_DOWN && CHAMPION[champion].faction === faction ? CHAMPION[champion] : [],
  )
  return options.mode === 'command'
    ? fallen.some(({ isLeader }) => isLeader)
    : fallen.length === sizeOf(faction, fighters.length)
}

/** What the viewer has to do to win, or for those who watch, what wins. */
export function goalOf(view: View, language: Language): string {
  const { options } = view
  const words = WORDS[language]
  if (options.campaign === 'defeats') return words.defeats(target(options))
  const goal = boutGoal(view, language)
  return options.campaign === 'wins' ? words.wins(target(options), goal) : goal
}
