import { type ReactNode, useEffect, useRef, useState } from 'react'
import { same } from '#engine/json'
import { DieFace } from '#games/roll-and-fight/board/art/die.tsx'
import { type Assign, assignsTo, type Bleed, bestBleed, bestFit, bleeds } from '#games/roll-and-fight/board/race/fit'
import type { Chooser as What, Race } from '#games/roll-and-fight/board/race/use-race'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import { plainText } from '#games/roll-and-fight/text/effect-words'
import { abilityName, faceName } from '#games/roll-and-fight/text/names'
import { Button } from '#web/design/button.tsx'

interface ChooserProps {
  readonly race: Race
  readonly what: What
}

/** Which dice, what is picked up with them, and whether new ones are taken: all that one press decides by itself. */
export function Chooser({ race, what }: ChooserProps) {
  const { panel, own } = race
  const { race: words } = wordsOf(panel.language)
  const all: readonly (Assign | Bleed)[] = what === 'bleed' ? bleeds(panel.choices) : assignsTo(panel.choices, what)
  const best = what === 'bleed' ? bestBleed(panel.choices) : bestFit(panel.choices, own, what)
  const [wanted, setWanted] = useState(best)
  const chosen = all.find((one) => same(one, wanted)) ?? best
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (!chosen) return null

  /** The choice that comes nearest when one thing about it is another. */
  const vary = (change: object): void => {
    const next = { ...chosen, ...change }
    setWanted(all.find((one) => same(one, next)) ?? all.find((one) => dicesOf(one) === dicesOf(next as Assign)))
  }
  const seen = new Set<string>()
  const sets = all.filter((one) => !seen.has(dicesOf(one)) && seen.add(dicesOf(one)))
  const releases = distinct(all.filter((one) => dicesOf(one) === dicesOf(chosen)).map(({ release }) => release))
  const takes = distinct(all.map(({ take }) => take))
  const title = what === 'bleed' ? words.chooseBleed : words.choose(abilityName(what, panel.language))
  return (
    <section
      ref={box}
      className="rf-chooser"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        race.open(undefined)
      }}
    >
      <h3>{title}</h3>
      {what !== 'bleed' && <p>{plainText(what, panel.language)}</p>}
      <Row label={what === 'bleed' ? words.whichDie : words.which}>
        {sets.map((one) => (
          <Option
            key={dicesOf(one)}
            isOn={dicesOf(one) === dicesOf(chosen)}
            onPress={() => vary('die' in one ? { die: one.die, release: one.release } : { dice: one.dice })}
          >
            <Faces race={race} ids={'die' in one ? [one.die] : one.dice} />
          </Option>
        ))}
      </Row>
      {releases.length > 1 && (
        <Row label={words.release}>
          {releases.map((release) => (
            <Option
              key={JSON.stringify(release)}
              isOn={same(release, chosen.release)}
              onPress={() => vary({ release })}
            >
              {listOf(release).length === 0 ? words.releaseNone : <Faces race={race} ids={listOf(release)} />}
            </Option>
          ))}
        </Row>
      )}
      {takes.length > 1 && (
        <Row label={words.refill}>
          {[true, false].map((take) => (
            <Option key={`${take}`} isOn={chosen.take === take} onPress={() => vary({ take })}>
              {take ? words.yes : words.no}
            </Option>
          ))}
        </Row>
      )}
      <p className="rf-chooser-acts">
        <Button kind="primary" onClick={() => race.choose(chosen)}>
          {words.doIt}
        </Button>
        <Button onClick={() => race.open(undefined)}>{words.cancel}</Button>
      </p>
    </section>
  )
}

const dicesOf = (one: Assign | Bleed): string => ('die' in one ? [one.die] : one.dice).join()
const listOf = (release: Assign['release'] | Bleed['release']): readonly number[] =>
  release == null ? [] : typeof release === 'number' ? [release] : release

function distinct<Thing>(things: readonly Thing[]): readonly Thing[] {
  return things.filter((thing, at) => things.findIndex((one) => same(one, thing)) === at)
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="rf-chooser-row" role="group" aria-label={label}>
    <b aria-hidden="true">{label}</b>
    {children}
  </div>
)

interface OptionProps {
  readonly isOn: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const Option = ({ isOn, onPress, children }: OptionProps) => (
  <button type="button" className="rf-chooser-option" aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
)

/** Dice by the places where they lie, and what they show. */
function Faces({ race, ids }: { readonly race: Race; readonly ids: readonly number[] }) {
  const { race: words } = wordsOf(race.panel.language)
  return ids.map((id) => {
    const at = race.places.findIndex((die) => die?.id === id)
    const face = race.places[at]?.face ?? null
    return (
      <i key={id}>
        <DieFace face={face} />
        <small>{at + 1}</small>
        <span className="unseen">{face === null ? words.unrolled : faceName(face, race.panel.language)}</span>
      </i>
    )
  })
}
