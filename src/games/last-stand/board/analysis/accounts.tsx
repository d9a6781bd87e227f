import type { Language } from '#engine/game'
import type { Account } from '#games/last-stand/analysis/account'
import { analysisWords, causeName, harmName } from '#games/last-stand/board/analysis/words'
import { Medallion } from '#games/last-stand/board/art/portrait.tsx'
import { isCardId } from '#games/last-stand/text/forms'
import { heroName } from '#games/last-stand/text/names'
import { Button } from '#web/design/button.tsx'
import './accounts.css'

interface AccountProps {
  readonly account: Account
  readonly language: Language
}

const FIELDS = ['damage', 'defeated', 'cubes', 'rampages', 'revived', 'suffered', 'fallen'] as const

/** What each hero did and suffered: a column each, for there are four at most, and a phone has room for them. */
export function Heroes({ account: { heroes }, language }: AccountProps) {
  const words = analysisWords[language]
  return (
    <div className="ls-accounts" data-of="heroes">
      <table>
        <caption>{words.heroes}</caption>
        <thead>
          <tr>
            <td />
            {heroes.map(({ hero }) => (
              <th key={hero} scope="col">
                <Medallion of={hero} />
                {heroName(hero, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIELDS.map((field) => (
            <tr key={field}>
              <th scope="row">{words[field]}</th>
              {heroes.map((one) => (
                <td key={one.hero}>{one[field]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What hurt the squad, and how much. */
export function Harm({ account: { harm }, language }: AccountProps) {
  const words = analysisWords[language]
  if (harm.length === 0) return null
  return (
    <div className="ls-accounts">
      <table>
        <caption>{words.harm}</caption>
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.damage}</th>
            <th scope="col">{words.felled}</th>
          </tr>
        </thead>
        <tbody>
          {harm.map(({ by, damage, felled }) => (
            <tr key={by}>
              <th scope="row">
                <span>
                  {isCardId(by) && <Medallion of={by} />}
                  {harmName(by, language)}
                </span>
              </th>
              <td>{damage}</td>
              <td>{felled}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Who was knocked down when, by what, and what was left to pay for it. */
export function Falls({
  account: { falls },
  language,
  onMoment,
}: AccountProps & { readonly onMoment: (step: number) => void }) {
  const words = analysisWords[language]
  return (
    <section>
      <h3>{words.falls}</h3>
      {falls.length === 0 && <p>{words.noFalls}</p>}
      <ol className="ls-knock-downs">
        {falls.map(({ step, round, hero, by, lives }) => {
          const said = words.fall(heroName(hero, language), causeName(by, language), round, lives)
          return (
            <li key={`${step} ${hero}`}>
              <span>{said}</span>
              <Button kind="quiet" aria-label={words.showThis(said)} onClick={() => onMoment(step)}>
                {words.show}
              </Button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
