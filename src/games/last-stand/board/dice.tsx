import { AttackDie, PlacementDie } from '#games/last-stand/board/art/die.tsx'
import type { Words } from '#games/last-stand/board/words'
import './dice.css'

/** LS-065 From here on a die hits. */
const HIT = 4

interface DiceProps {
  readonly dice: readonly number[]
  readonly hits: number
  readonly words: Words
}

/** The dice of an attack as they fell, and how many of them hit. */
export function Dice({ dice, hits, words }: DiceProps) {
  return (
    <span className="ls-dice" role="img" aria-label={words.dice(dice, hits)}>
      {dice.map((face, at) => (
        <i key={at} style={{ '--at': at }}>
          <AttackDie face={face} hits={face >= HIT} />
        </i>
      ))}
      <b>{words.hits(hits)}</b>
    </span>
  )
}

/** The placement die. */
export function Face({ face, words }: { readonly face: number; readonly words: Words }) {
  return (
    <span className="ls-dice" role="img" aria-label={words.face(face)}>
      <i>
        <PlacementDie face={face} />
      </i>
    </span>
  )
}
