import { type ReactNode, useId } from 'react'
import './radio-row.css'

interface RadioRowProps<Value extends string | number | boolean> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with it; read out with the row. */
  readonly error?: ReactNode
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly onChange: (value: Value) => void
}

/** One of a few values, all in sight. Arrow keys go along the row. */
export function RadioRow<Value extends string | number | boolean>({
  label,
  hint,
  error,
  value,
  options,
  onChange,
}: RadioRowProps<Value>) {
  const id = useId()
  return (
    <fieldset
      className="ui-radio-row"
      data-wrong={error !== undefined || undefined}
      aria-describedby={error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined}
    >
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={String(option.value)}>
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error !== undefined ? (
        <p id={`${id}-error`} className="ui-field-error">
          {error}
        </p>
      ) : (
        hint !== undefined && <p id={`${id}-hint`}>{hint}</p>
      )}
    </fieldset>
  )
}
