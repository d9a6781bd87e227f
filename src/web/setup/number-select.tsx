import { Select } from '#web/design/field.tsx'

interface NumberSelectProps {
  readonly label: string
  readonly hint?: string
  readonly value: number
  readonly values: readonly number[]
  readonly says: (value: number) => string
  readonly onChange: (value: number) => void
}

/** One of several numbers, each said in words. */
export function NumberSelect({ label, hint, value, values, says, onChange }: NumberSelectProps) {
  return (
    <Select
      label={label}
      hint={hint}
      value={String(value)}
      options={values.map((each) => ({ value: String(each), label: says(each) }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}
