import type { Language } from '#engine/game'
import { CHAMPION, type ChampionId, FACE_DOWN, type Faction } from '#games/last-brave/cards'
import type { View } from '#games/last-brave/types'

// Factions in words. They mean something in Allied Combat only.

interface BannerWords {
  readonly leader: Readonly<Record<Faction, string>>
  readonly member: Readonly<Record<Faction, string>>
  readonly none: string
  readonly own: string
  readonly lost: (leader: string) => string
}

const WORDS: Readonly<Record<Language, BannerWords>> = {
  en: {
    leader: { red: 'Leader of Red', blue: 'Leader of Blue', gray: 'Leader of Gray' },
    member: { red: 'Member of Red', blue: 'Member of Blue', gray: 'Member of Gray' },
    none: 'No faction',
    own: 'Your Leader has fallen: your faction fights on, but can no longer win.',
    lost: (leader) => `The ${leader} has fallen: the Members fight on, but can no longer win.`,
  },
  de: {
    leader: {
      red: 'Anführer des roten Bundes',
      blue: 'Anführer des blauen Bundes',
      gray: 'Anführer des grauen Bundes',
    },
    member: {
      red: 'Mitglied des roten Bundes',
      blue: 'Mitglied des blauen Bundes',
      gray: 'Mitglied des grauen Bundes',
    },
    none: 'Ohne Bund',
    own: 'Dein Anführer ist gefallen: Dein Bund kämpft weiter, kann aber nicht mehr gewinnen.',
    lost: (leader) => `Der ${leader} ist gefallen: Die Mitglieder kämpfen weiter, können aber nicht mehr gewinnen.`,
  },
}

/** LB-R74 "Leader of Red". */
export function bannerOf(champion: ChampionId, language: Language): string {
  const { faction, isLeader } = CHAMPION[champion]
  const words = WORDS[language]
  return faction === null ? words.none : words[isLeader ? 'leader' : 'member'][faction]
}

/**
 * LB-R77 In Take Out the Command with three factions (5 or 7 players): that a Leader has fallen whose Members can no
 * longer win, said to one of them as such. Gray has no Members.
 */
export function lostCause({ options, fighters, viewer }: View, language: Language): string | undefined {
  if (options.mode !== 'command' || fighters.length % 2 === 0) return undefined
  const leader = fighters.flatMap(({ champion, out }) =>
    out && champion !== FACE_DOWN && CHAMPION[champion].isLeader && CHAMPION[champion].faction !== 'gray'
      ? champion
      : [],
  )[0]
  if (leader === undefined) return undefined
  const own = viewer === 'spectator' ? FACE_DOWN : fighters[viewer]!.champion
  const isMember = own !== FACE_DOWN && own !== leader && CHAMPION[own].faction === CHAMPION[leader].faction
  return isMember ? WORDS[language].own : WORDS[language].lost(bannerOf(leader, language))
}
