const COLOURS = [
  'paper',
  'surface',
  'raised',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'accent',
  'gold',
  'good',
  'warn',
  'bad',
  'focus',
]
const SIZES = ['xs', 's', 'm', 'l', 'xl', '2xl']

/** The tokens behind it all. */
export function Tokens() {
  return (
    <section>
      <h2>Tokens</h2>
      <ul className="kit-colours">
        {COLOURS.map((name) => (
          <li key={name}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      {SIZES.map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})`, margin: 0 }}>
          text-{size}: Whoever wins the next round takes it.{' '}
          <span className="kit-display">Ada wins the match, 4 to 3</span>
        </p>
      ))}
    </section>
  )
}
