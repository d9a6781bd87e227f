/** Two dice on the felt. */
export function LidPicture() {
  return (
    <svg viewBox="0 0 400 300" width="100%" height="100%" fill="#ff6fae" aria-hidden="true">
      <rect x="110" y="90" width="90" height="90" rx="16" transform="rotate(-12 155 135)" />
      <rect x="210" y="110" width="90" height="90" rx="16" transform="rotate(16 255 155)" fill="#5fd8ea" />
    </svg>
  )
}
