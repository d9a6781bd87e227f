import type { ReactNode } from 'react'

/** Something on the left half of a picture of 120, and the same on the right. */
export function Mirrored({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="translate(120 0) scale(-1 1)">{children}</g>
    </>
  )
}
