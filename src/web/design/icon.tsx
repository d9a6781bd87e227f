import './icon.css'

interface IconProps {
  /** A shape of icons.ts. */
  readonly of: string
  /** What it says where nothing else does; without it the icon is decoration. */
  readonly says?: string
}

/** An icon as large as the text around it, in its colour. */
export function Icon({ of, says }: IconProps) {
  return (
    <svg
      className="ui-icon"
      viewBox="0 0 512 512"
      focusable="false"
      {...(says === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': says })}
    >
      <path d={of} />
    </svg>
  )
}
