/** Three pebbles. */
export function LidPicture() {
  return (
    <svg viewBox="0 0 400 300" width="100%" height="100%" fill="#e8dcc0" aria-hidden="true">
      <ellipse cx="120" cy="140" rx="60" ry="40" />
      <ellipse cx="220" cy="110" rx="50" ry="36" />
      <ellipse cx="290" cy="150" rx="56" ry="38" />
    </svg>
  )
}
