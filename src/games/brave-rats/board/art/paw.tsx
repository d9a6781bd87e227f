interface PawProps {
  readonly x: number
  readonly y: number
  readonly turn?: number
}

/** A paw closed around something. */
export function Paw({ x, y, turn = 0 }: PawProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="fur" d="M-15 9C-19-3-12-14 1-14C15-14 20-4 17 8C13 18-7 20-15 9Z" />
      <path className="fine" d="M-6-12C-9-4-9 3-6 10M3-14C1-5 2 3 4 12M11-11C11-4 12 2 13 9" />
    </g>
  )
}
