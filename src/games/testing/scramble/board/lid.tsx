/** Three stones, one upon the other. */
export function LidPicture() {
  return (
    <svg viewBox="0 0 400 300" width="100%" height="100%" fill="#d9ddd0" aria-hidden="true">
      <ellipse cx="200" cy="210" rx="90" ry="40" />
      <ellipse cx="200" cy="150" rx="60" ry="30" />
      <ellipse cx="200" cy="104" rx="36" ry="22" />
    </svg>
  )
}
