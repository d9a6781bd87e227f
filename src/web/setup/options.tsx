import type { GameTypes, Option, OptionValue, OptionWords, Text } from '#engine/game'
import type { AnyBox } from '#games/box'
import { Button } from '#web/design/button.tsx'
import { Panel } from '#web/design/panel.tsx'
import { RadioRow } from '#web/design/radio-row.tsx'
import { Switch } from '#web/design/switch.tsx'
import { type Options, optionsOf } from '#web/setup/draft'
import { RuleLink } from '#web/table/rule-link.tsx'
import { setup as setupWords } from '#web/words/setup'
import { useWordsOf } from '#web/words/words'

interface OptionsPanelProps {
  readonly game: AnyBox['game']
  readonly text: Text<GameTypes>
  readonly options: Options
  readonly onChange: (options: Options) => void
}

/** What the game itself leaves to choose; what does not go together says so before anyone presses. */
export function OptionsPanel({ game, text, options, onChange }: OptionsPanelProps) {
  const setup = useWordsOf(setupWords)
  const rows = optionsOf(game.about)
  if (rows.length === 0) return null
  const clash = game.clash(options)
  const isUsual = rows.every(([key, option]) => options[key] === option.default)
  const usual = Object.fromEntries(rows.map(([key, option]) => [key, option.default]))

  /** What speaks against this option: what is wrong with it now, or what would be if it were on. */
  const against = (key: string): { readonly now?: string; readonly ifOn?: string } => {
    const other = game.clash({ ...options, [key]: options[key] !== true })
    if (clash && options[key] === true && other?.code !== clash.code) return { now: text.refusal(clash) }
    if (!clash && other) return { ifOn: text.refusal(other) }
    return {}
  }

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
            <OptionRow
              option={option}
              words={text.options[key] ?? { name: option.name, text: option.text, values: {} }}
              value={options[key] ?? option.default}
              against={against(key)}
              onChange={(value) => onChange({ ...options, [key]: value })}
            />
            <RuleLink game={game.about.id} rule={option.rule} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface OptionRowProps {
  readonly option: Option<OptionValue>
  readonly words: OptionWords
  readonly value: OptionValue
  readonly against: { readonly now?: string; readonly ifOn?: string }
  readonly onChange: (value: OptionValue) => void
}

function OptionRow({ option, words, value, against: { now, ifOn }, onChange }: OptionRowProps) {
  if (typeof value === 'boolean')
    return (
      <Switch
        label={<strong>{words.name}</strong>}
        hint={
          <>
            {words.text} {ifOn !== undefined && <em>{ifOn}</em>}
          </>
        }
        {...(now !== undefined && { error: now })}
        on={value}
        onChange={onChange}
      />
    )
  return (
    <RadioRow
      label={words.name}
      hint={words.text}
      value={value}
      options={option.values.map((each) => ({ value: each, label: words.values[String(each)] ?? String(each) }))}
      onChange={onChange}
    />
  )
}
