import { useState } from 'react'
import type { Language } from '#engine/game'
import { Select } from '#web/design/field.tsx'
import type { Gallery, GalleryCard, GalleryFilter } from '#web/design/parts'
import { RadioRow } from '#web/design/radio-row.tsx'
import { RuleLink } from '#web/table/rule-link.tsx'
import { learn as part } from '#web/words/learn'
import { useWordsOf } from '#web/words/words'
import './gallery.css'

/** So many kinds can all be in sight. */
const FEW = 5

interface GalleryPageProps {
  readonly game: string
  readonly gallery: Gallery
  readonly language: Language
}

/** All cards of a game, each with what it does and the clauses behind it. */
export function GalleryPage({ game, gallery, language }: GalleryPageProps) {
  const words = useWordsOf(part)
  const { cards, filters, Face } = gallery
  const [chosen, setChosen] = useState<readonly string[]>([])
  const all = cards(language)
  const shown = all.filter(({ kinds }) => chosen.every((kind) => kind === '' || kinds.includes(kind)))
  return (
    <>
      <search className="gallery-search">
        {filters(language).map((filter, at) => (
          <Filter
            key={filter.label}
            filter={filter}
            value={chosen[at] ?? ''}
            onChange={(kind) => setChosen((before) => Object.assign([], before, { [at]: kind }))}
          />
        ))}
        <p role="status">{words.shown(shown.length, all.length)}</p>
      </search>
      <ul className="gallery">
        {shown.map((card) => (
          <li key={card.id}>
            <div className="gallery-face">
              <Face card={card.id} language={language} />
            </div>
            <Said game={game} card={card} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface FilterProps {
  readonly filter: GalleryFilter
  readonly value: string
  readonly onChange: (kind: string) => void
}

function Filter({ filter: { label, kinds }, value, onChange }: FilterProps) {
  const words = useWordsOf(part)
  const options = [{ value: '', label: words.all }, ...kinds]
  const Choice = kinds.length > FEW ? Select<string> : RadioRow<string>
  return <Choice label={label} value={value} options={options} onChange={onChange} />
}

/** What a card does, in words; the picture says nothing to those who listen. */
function Said({ game, card: { name, note, lines, flavour } }: { readonly game: string; readonly card: GalleryCard }) {
  return (
    <div className="gallery-said">
      <h2>{name}</h2>
      <small>{note}</small>
      {lines.map(({ label, says, rules }) => (
        <p key={`${label}${says}`}>
          {label !== undefined && <b>{label}: </b>}
          {says}{' '}
          {rules.map((rule) => (
            <RuleLink key={rule} game={game} rule={rule} />
          ))}
        </p>
      ))}
      {flavour !== undefined && <q>{flavour}</q>}
    </div>
  )
}
