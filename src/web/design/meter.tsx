import './meter.css'

interface MeterProps {
  readonly label: string
  readonly value: number
  readonly max: number
  /** How the value is said: "12 of 20"; also written beside the bar. */
  readonly says?: string
}

/** How much there is of something. */
export function Meter({ label, value, max, says = `${value} / ${max}` }: MeterProps) {
  return (
    <div className="ui-meter">
      <span aria-hidden="true">{label}</span>
      <span
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={says}
        style={{ '--part': max === 0 ? 0 : Math.min(1, value / max) }}
      />
      <span aria-hidden="true">{says}</span>
    </div>
  )
}
