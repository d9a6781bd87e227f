import type { GameTypes, Option, OptionValue, OptionWords, Text } from '#engine/game'
import type { AnyBox } from '#games/box'
import { Button } from '#web/design/button.tsx'
import { Select } from '#web/design/field.tsx'
import { Panel } from '#web/design/panel.tsx'
import { RadioRow } from '#web/design/radio-row.tsx'
import { Switch } from '#web/design/switch.tsx'
import { type Options, optionsFor } from '#web/setup/draft'
import { type Objections, objectionsTo, valuesOffered } from '#web/setup/objections'
import { RuleLink } from '#web/table/rule-link.tsx'
import { setup as setupWords } from '#web/words/setup'
import { useWordsOf } from '#web/words/words'

interface OptionsPanelProps {
  readonly game: AnyBox['game']
  readonly text: Text<GameTypes>
  /** How many play. */
  readonly seats: number
  readonly options: Options
  /** Which of them are not free, because several people share this screen. */
  readonly settled: readonly string[]
  /** Is told what has changed. */
  readonly onChange: (options: Options) => void
}

/** What the game itself leaves to choose; what does not go together says so before anyone presses. */
export function OptionsPanel({ game, text, seats, options, settled, onChange }: OptionsPanelProps) {
  const setup = useWordsOf(setupWords)
  const rows = optionsFor(game.about, seats)
  if (rows.length === 0) return null
  const clash = game.clash(options, seats)
  const wordsOf = (key: string, { name, text: says }: Option<OptionValue>): OptionWords =>
    text.options[key] ?? { name, text: says, values: {} }
  const free = rows.filter(([key]) => !settled.includes(key))
  const isUsual = free.every(([key, option]) => options[key] === option.default)
  const usual = Object.fromEntries(free.map(([key, option]) => [key, option.default]))

  return (
    <Panel
      title={setup.options}
      actions={
        !isUsual && (
          <Button kind="quiet" onClick={() => onChange(usual)}>
            {setup.reset}
          </Button>
        )
      }
    >
      {clash && (
        <p role="alert" className="setup-clash">
          <strong>{setup.clashes}.</strong> {text.refusal(clash)}{' '}
          {clash.rule !== undefined && <RuleLink game={game.about.id} rule={clash.rule} />}
        </p>
      )}
      <ul className="setup-options">
        {rows.map(([key, option]) => (
          <li key={key}>
            {settled.includes(key) ? (
              <SettledRow words={wordsOf(key, option)} value={options[key]!} />
            ) : (
              <OptionRow
                values={valuesOffered(game, { options, seats }, key, option)}
                words={wordsOf(key, option)}
                value={options[key] ?? option.default}
                against={objectionsTo(game, text, { options, seats }, key, option)}
                onChange={(value) => onChange({ [key]: value })}
              />
            )}
            <RuleLink game={game.about.id} rule={option.rule} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What cannot be another way at one screen. */
function SettledRow({ words: { name, values }, value }: Pick<OptionRowProps, 'words' | 'value'>) {
  const setup = useWordsOf(setupWords)
  return (
    <p>
      <strong>{name}:</strong> {values[String(value)] ?? String(value)}. {setup.atOneScreen}
    </p>
  )
}

interface OptionRowProps {
  readonly values: readonly OptionValue[]
  readonly words: OptionWords
  readonly value: OptionValue
  readonly against: Objections
  readonly onChange: (value: OptionValue) => void
}

/** Values that lie in sight all at once; more of them are a list. */
const MOST_IN_SIGHT = 5

function OptionRow({ values, words, value, against: { now, ifOther }, onChange }: OptionRowProps) {
  const hint = (
    <>
      {words.text} {ifOther !== undefined && <em>{ifOther}</em>}
    </>
  )
  const error = now === undefined ? {} : { error: now }
  const nameOf = (each: OptionValue): string => words.values[String(each)] ?? String(each)
  if (typeof value === 'boolean')
    return <Switch label={<strong>{words.name}</strong>} hint={hint} {...error} on={value} onChange={onChange} />
  if (values.length > MOST_IN_SIGHT)
    return (
      <Select
        label={words.name}
        hint={hint}
        {...error}
        value={String(value)}
        options={values.map((each) => ({ value: String(each), label: nameOf(each) }))}
        onChange={(chosen) => onChange(values.find((each) => String(each) === chosen)!)}
      />
    )
  return (
    <RadioRow
      label={words.name}
      hint={hint}
      {...error}
      value={value}
      options={values.map((each) => ({ value: each, label: nameOf(each) }))}
      onChange={onChange}
    />
  )
}
