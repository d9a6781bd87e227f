import { useState } from 'react'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { HeroPicture } from '#games/roll-and-fight/board/art/people.tsx'
import type { PanelProps } from '#games/roll-and-fight/board/panel'
import { waitedFor } from '#games/roll-and-fight/board/set-up/waited-for'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import type { ItemId } from '#games/roll-and-fight/content/heroes'
import { plainText } from '#games/roll-and-fight/text/effect-words'
import { heroName, itemName } from '#games/roll-and-fight/text/names'
import { Button } from '#web/design/button.tsx'

/** RF-021 The four Items, pressed in the order in which they are to lie. */
export function OrderItems(panel: PanelProps) {
  const { view, seat, choices, sending, language } = panel
  const { set } = wordsOf(language)
  const own = view.boards[seat]!
  const printed = own.items.map(({ item }) => item)
  const [placed, setPlaced] = useState<readonly ItemId[]>([])
  const isAsked = choices.some(({ kind }) => kind === 'order-items')
  const put = (items: readonly ItemId[]): void => panel.onChoose({ kind: 'order-items', items: [...items] })
  return (
    <section className="rf-items" aria-labelledby="rf-items-title">
      <span className="rf-items-hero">{own.hero && <HeroPicture hero={own.hero} />}</span>
      <h2 id="rf-items-title">{isAsked ? set.itemsTitle : own.hero && heroName(own.hero)}</h2>
      <p>{isAsked ? set.itemsText : set.waitsFor(waitedFor(panel, ({ ordered }) => !ordered))}</p>
      <ol className="rf-items-slots">
        {printed.map((_, at) => {
          const item = isAsked ? placed[at] : printed[at]
          return (
            <li key={at} aria-label={item ? `${set.slot(at + 1)}: ${itemName(item, language)}` : set.empty(at + 1)}>
              {item && <ThingPicture id={item} />}
              <small aria-hidden="true">{at + 1}</small>
            </li>
          )
        })}
      </ol>
      {isAsked && (
        <>
          <ul className="rf-items-choice">
            {printed.map((item, at) => (
              <li key={item}>
                <button
                  type="button"
                  className="rf-item"
                  data-key={at + 1}
                  aria-pressed={placed.includes(item)}
                  onClick={() =>
                    setPlaced((before) =>
                      before.includes(item) ? before.filter((one) => one !== item) : [...before, item],
                    )
                  }
                >
                  <ThingPicture id={item} />
                  <b>{itemName(item, language)}</b>
                  <small>{plainText(item, language)}</small>
                </button>
              </li>
            ))}
          </ul>
          <p className="rf-items-acts">
            {placed.length === printed.length ? (
              <Button kind="primary" data-key="Enter" busy={sending !== null} onClick={() => put(placed)}>
                {set.confirmItems}
              </Button>
            ) : (
              <Button kind="primary" data-key="Enter" busy={sending !== null} onClick={() => put(printed)}>
                {set.keepOrder}
              </Button>
            )}
          </p>
        </>
      )}
    </section>
  )
}
