import { Icon } from '#web/design/icon.tsx'

/** Shapes of our own, drawn for this board. */
const HEART = 'M256 464 92 300C28 236 32 132 108 92c56-30 116-8 148 44 32-52 92-74 148-44 76 40 80 144 16 208Z'
const STAR = 'M256 40l64 144 156 16-118 104 34 154-136-80-136 80 34-154L36 200l156-16Z'

const SIGNS = { life: HEART, points: STAR } as const

interface CountProps {
  readonly of: keyof typeof SIGNS
  readonly children: number
}

/** A sign with a number; what it means is said by whatever holds it. */
export function Count({ of, children }: CountProps) {
  return (
    <span className="tlb-count" data-of={of}>
      <Icon of={SIGNS[of]} />
      <b>{children}</b>
    </span>
  )
}
