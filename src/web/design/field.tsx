import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import './field.css'

interface Labelled {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with it; read out with the field. */
  readonly error?: ReactNode
}

/** A line to write on. */
export function Field({ label, hint, error, ...input }: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input {...input} id={id} {...described(id, hint, error)} />
    </Frame>
  )
}

interface SelectProps<Value extends string>
  extends Labelled, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** One of several values, by the platform's own list. */
export function Select<Value extends string>({ label, hint, error, options, onChange, ...rest }: SelectProps<Value>) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        {...described(id, hint, error)}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Frame>
  )
}

const described = (id: string, hint: ReactNode, error: ReactNode) => ({
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined,
})

function Frame({ id, label, hint, error, children }: Labelled & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="ui-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {error !== undefined ? (
        <p id={`${id}-error`} className="ui-field-error">
          {error}
        </p>
      ) : (
        hint !== undefined && <p id={`${id}-hint`}>{hint}</p>
      )}
    </div>
  )
}
