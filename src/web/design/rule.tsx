import './rule.css'

interface RuleProps {
  readonly rule: string
  readonly onRule: ((rule: string) => void) | undefined
}

/** The clause behind something, as a way to it. */
export function Rule({ rule, onRule }: RuleProps) {
  if (!onRule) return null
  return (
    <button type="button" className="rule-ref" onClick={() => onRule(rule)}>
      {rule}
    </button>
  )
}
