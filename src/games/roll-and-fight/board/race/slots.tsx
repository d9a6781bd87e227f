import { DieFace, SlotFace } from '#games/roll-and-fight/board/art/die.tsx'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { Press } from '#games/roll-and-fight/board/press.tsx'
import { SLOT_KEYS } from '#games/roll-and-fight/board/race/letters'
import type { Race } from '#games/roll-and-fight/board/race/use-race'
import { seamed } from '#games/roll-and-fight/board/seams'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import { type AbilityId, abilityOf, isTile, TILE } from '#games/roll-and-fight/content/heroes'
import { FACES, type Face } from '#games/roll-and-fight/content/vocabulary'
import { isReconned } from '#games/roll-and-fight/rules/read'
import { tallied, tally } from '#games/roll-and-fight/text/forms'
import { plainText } from '#games/roll-and-fight/text/effect-words'
import { abilityName, slotName } from '#games/roll-and-fight/text/names'
import type { DiceSet } from '#games/roll-and-fight/types'

/** A place for each ability that dice can be put on. */
export function Slots({ race }: { readonly race: Race }) {
  const { race: words } = wordsOf(race.panel.language)
  return (
    <ol className="rf-abilities" aria-label={words.abilities}>
      {race.slots.map((ability, at) => (
        <li key={SLOT_KEYS[at]}>
          {ability ? (
            <Slot race={race} ability={ability} letter={SLOT_KEYS[at]!} />
          ) : (
            <span className="rf-ability" data-free>
              <span className="unseen">{words.noSlot}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

interface SlotProps {
  readonly race: Race
  readonly ability: AbilityId
  readonly letter: string
}

function Slot({ race, ability, letter }: SlotProps) {
  const { language, whyNot, onRule } = race.panel
  const { race: words } = wordsOf(language)
  const { dice: needed, mark } = abilityOf(ability)
  const name = abilityName(ability, language)
  const fit = race.isMine ? race.fit(ability) : undefined
  const sets = race.own.sets.filter((set) => set.ability === ability)
  const isOrdered = race.ordered?.kind === 'assign' && race.ordered.ability === ability
  const isReady = isReconned(race.own, ability)
  const takesDice = needed.length > 0
  const states = [
    takesDice ? words.needs(tallied(needed.map((slot) => slotName(slot, language)))) : words.noDice,
    ...(race.asked && takesDice ? [fit ? words.fits : words.fitsNot] : []),
    ...(takesDice ? [words.sets(sets.length)] : []),
    ...(isReady ? [words.reconned] : []),
    ...(mark === 'one-use' ? [words.oneUse] : []),
    ...(isOrdered ? [words.ordered] : []),
  ]
  const attempt = { kind: 'assign', ability, dice: race.own.dice.slice(0, needed.length).map(({ id }) => id) }
  return (
    <>
      <Press
        className="rf-ability"
        data-key={takesDice && race.isMine ? letter : undefined}
        data-lit={fit !== undefined || undefined}
        data-ordered={isOrdered || undefined}
        data-passive={!takesDice || undefined}
        label={`${name}: ${states.join('; ')}`}
        onPress={fit && (() => race.choose(fit))}
        onLong={fit && (() => race.open(ability))}
        whyNot={race.asked && takesDice ? () => whyNot(attempt) : undefined}
        onRule={onRule}
      >
        <span className="rf-ability-picture">
          <ThingPicture id={ability} />
        </span>
        <b className="rf-ability-name">{seamed(name)}</b>
        <span className="rf-ability-needs">
          {needed.map((slot, at) => (
            <i key={at} className="rf-ability-face">
              <SlotFace slot={slot} />
            </i>
          ))}
          {mark === 'one-use' && <Mark name="one-use" />}
          {mark === 'start' && <Mark name="start" />}
          {isTile(ability) && TILE[ability].passive && <Mark name="passive" />}
        </span>
        <span className="rf-ability-text">{plainText(ability, language)}</span>
        <span className="rf-ability-sets">
          {isReady && <Mark name="recon" />}
          {tally(sets.map(facesOf)).map(([faces, many]) => (
            <span key={faces} className="rf-set">
              {faces.split(' ').map((face, at) => (
                <DieFace key={at} face={face as Face} />
              ))}
              {many > 1 && <b>×{many}</b>}
            </span>
          ))}
        </span>
      </Press>
      {fit && (
        <button
          type="button"
          className="rf-ability-more"
          aria-label={words.choose(name)}
          aria-expanded={race.chooser === ability}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => race.open(ability)}
        >
          …
        </button>
      )}
    </>
  )
}

/** What the dice of a set show, the same for all that are alike. */
const facesOf = ({ dice }: DiceSet): string =>
  FACES.flatMap((face) => dice.filter((die) => die.face === face).map(() => face)).join(' ')

const Mark = ({ name }: { readonly name: 'one-use' | 'start' | 'passive' | 'recon' }) => (
  <i className="rf-ability-mark">
    <Sign name={name} />
  </i>
)
