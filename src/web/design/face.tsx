import { lazy, Suspense } from 'react'
import './face.css'

// The drawings come after what one must see at once.
const FaceDrawn = lazy(async () => ({ default: (await import('#web/design/face-drawn.tsx')).FaceDrawn }))

/** The face of somebody at a table; whoever it is stands beside it in words. */
export function Face({ of }: { readonly of: string | undefined }) {
  if (of === undefined) return null
  return (
    <Suspense fallback={<span className="ui-face" />}>
      <FaceDrawn of={of} />
    </Suspense>
  )
}
