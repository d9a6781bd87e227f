import type { CardWords } from '#games/last-brave/board/card-words-type'
import type { Faction } from '#games/last-brave/cards'

/** A flame on a square, waves in a round, a broken ring on a lozenge. */
const MARKS: { readonly [Name in Faction]: readonly [shape: string, sign: string] } = {
  red: [
    'M2 2H30V30H2Z',
    'M17 4C18 10 25 13 25 20C25 25 21 28 16 28C11 28 7 25 7 20C7 16 9 14 11 10C12 13 13 14 15 15C14 11 15 7 17 4Z',
  ],
  blue: [
    'M16 1A15 15 0 1 1 16 31A15 15 0 1 1 16 1Z',
    'M4 14C8 9 12 9 16 13C20 17 24 17 28 12V16C24 21 20 21 16 17C12 13 8 13 4 18ZM5 22C9 17 12 17 16 21C20 25 23 25 27 20V24C23 29 20 29 16 25C12 21 9 21 5 26Z',
  ],
  gray: [
    'M16 0L32 16L16 32L0 16Z',
    'M14.4 8.4A7.8 7.8 0 0 0 14.4 23.6V20.4A4.7 4.7 0 0 1 14.4 11.6ZM17.6 8.4V11.6A4.7 4.7 0 0 1 17.6 20.4V23.6A7.8 7.8 0 0 0 17.6 8.4Z',
  ],
}
const CROWN = 'M1 15L0 3L7 8L12 0L17 8L24 3L23 15Z'

interface FactionMarkProps {
  readonly faction: Faction
  readonly isLeader: boolean
  readonly words: Pick<CardWords, 'faction' | 'leader'>
}

/** The side a Champion is on in Allied Combat, crowned if it leads it. */
export function FactionMark({ faction, isLeader, words }: FactionMarkProps) {
  const [shape, sign] = MARKS[faction]
  const says = isLeader ? `${words.faction(faction)}, ${words.leader}` : words.faction(faction)
  return (
    <svg
      className="lb-faction"
      data-faction={faction}
      viewBox={isLeader ? '-3 -17 38 51' : '-3 -3 38 38'}
      role="img"
      aria-label={says}
    >
      <path className="shape" d={shape} />
      <path className="sign" d={sign} />
      {isLeader && <path className="crown" d={CROWN} transform="translate(4 -15)" />}
    </svg>
  )
}
