import type { ReactNode } from 'react'
import { star } from '#web/design/graver'

const LIMBS = 'M5-17L-5 2L10 11L5 30M-5 2L-14 15L-30 14M5-17L19-6L30-13M5-17L-12-18L-21-6'
const FINGERS = [-24, -12, 0, 12]

/** Bodies, and what happens to them, each around its own middle. */
export const DEEDS = {
  runner: (
    <>
      <path className="limb-ink" d={LIMBS} />
      <circle className="neon" cx="13" cy="-32" r="9" />
      <path className="limb" d={LIMBS} />
    </>
  ),
  fist: (
    <>
      <path className="skin" d="M-26-8C-26-24-18-28-10-28H14C24-26 28-12 25 2C22 16 14 22 0 22C-16 22-26 12-26-8Z" />
      {FINGERS.map((x) => (
        <rect key={x} className="skin" x={x} y="-34" width="13" height="31" rx="6.4" />
      ))}
      <path className="skin" d="M-26-4C-18-10-4-6 8-3C14-1 14 8 6 9C-6 11-18 11-26-4Z" />
      <path className="cloth" d="M-16 20H15L18 40H-20Z" />
    </>
  ),
  'steel-fist': (
    <>
      <path className="iron" d="M-26-8C-26-24-18-28-10-28H14C24-26 28-12 25 2C22 16 14 22 0 22C-16 22-26 12-26-8Z" />
      {FINGERS.map((x) => (
        <g key={x}>
          <rect className="steel" x={x} y="-36" width="13" height="33" rx="5" />
          <circle className="dark flat" cx={x + 6.5} cy="-26" r="2.4" />
        </g>
      ))}
      <path className="iron" d="M-26-4C-18-10-4-6 8-3C14-1 14 8 6 9C-6 11-18 11-26-4Z" />
      <path className="leather" d="M-16 20H15L18 40H-20Z" />
    </>
  ),
  flash: (
    <>
      <path className="flame" d={star(0, 0, 24, 10, 7)} />
      <path className="gold flat" d={star(0, 0, 14, 6, 7)} />
    </>
  ),
  burst: <path className="gold" d={star(0, 0, 52, 31, 11)} />,
  'red-burst': <path className="blood" d={star(0, 0, 52, 31, 11)} />,
  aim: (
    <>
      <circle className="ring" cx="0" cy="0" r="26" />
      <path className="ring" d="M0-38V-16M0 38V16M-38 0H-16M38 0H16" />
    </>
  ),
  heart: (
    <>
      <path className="blood" d="M0 36C-24 18-38 4-38-12A19 19 0 0 1 0-20A19 19 0 0 1 38-12C38 4 24 18 0 36Z" />
      <path className="shine" d="M-28-12A10 10 0 0 1-18-22" />
    </>
  ),
  'steel-heart': (
    <>
      <path className="steel" d="M0 38C-26 20-40 4-40-12A20 20 0 0 1 0-22A20 20 0 0 1 40-12C40 4 26 20 0 38Z" />
      <path className="shade" d="M0 38V-22A20 20 0 0 1 40-12C40 4 26 20 0 38Z" />
      <path className="fine" d="M0-22V38M-39-4H39" />
      <path className="dots" d="M-26-16h.1M-12-14h.1M-22 6h.1M-9 8h.1M26-16h.1M12-14h.1M22 6h.1M9 8h.1" />
    </>
  ),
  drop: (
    <>
      <path className="blood" d="M0-30C8-12 24-2 24 16A24 22 0 0 1-24 16C-24-2-8-12 0-30Z" />
      <path className="shine" d="M-15 16A15 14 0 0 0-4 28" />
    </>
  ),
  leap: (
    <path
      className="neon"
      d="M-44 30C-42-14-22-32 2-32C18-32 28-22 33-8L46-13L36 24L6 4L19-2C15-12 10-17 1-17C-14-17-24-2-26 30Z"
    />
  ),
  arrow: <path className="neon" d="M-34-9H4V-25L36 0L4 25V9H-34Z" />,
  speed: <path className="fine pale" d="M-16-22H18M-34-8H8M-24 8H14M-40 22H-4" strokeWidth="4" />,
  slash: <path className="bone" d="M-40 26C-14 12 16-10 40-40C22-4-8 24-40 26Z" />,
  smoke: (
    <path
      className="smoke"
      d="M-44 26C-54 12-44-4-30-4C-32-22-10-32 2-20C10-32 34-28 34-10C48-8 52 12 42 22C36 34 16 34 8 28C-4 38-36 38-44 26Z"
    />
  ),
  eye: (
    <>
      <path className="bone" d="M-34 0C-18-22 18-22 34 0C18 22-18 22-34 0Z" />
      <circle className="neon" cx="0" cy="0" r="13" />
      <circle className="dark flat" cx="0" cy="0" r="6" />
    </>
  ),
  guard: (
    <>
      <path className="sea" d="M-26 44V4Q-26-6-16-6H16Q26-6 26 4V44Z" />
      <path className="skin" d="M-10-8V-24Q-10-36 0-36Q10-36 10-24V-8Q0-2-10-8Z" />
      <path className="dark" d="M-11-24C-11-40 11-40 11-24Z" />
      <path className="line" d="M-26 16H12A8 8 0 0 1 12 30H-12" />
    </>
  ),
  back: (
    <>
      <path className="smoke" d="M-40 46C-40 12-26 2-10 0H10C26 2 40 12 40 46Z" />
      <path className="gold" d="M-15-16C-15-36 15-36 15-16C15-4 10 4 0 4C-10 4-15-4-15-16Z" />
      <path className="fine" d="M0 8V46" />
    </>
  ),
  teeth: (
    <>
      <path className="skin" d="M-48-14C-30-36 30-36 48-14C50 18 30 38 0 38C-30 38-50 18-48-14Z" />
      <path className="bone" d="M-36-10C-18-18 18-18 36-10C38 8 22 20 0 20C-22 20-38 8-36-10Z" />
      <path className="fine" d="M-36 4H36M-24-13V15M-12-15V19M0-16V20M12-15V19M24-13V15" />
    </>
  ),
  shout: (
    <>
      <path className="skin" d="M-50-34C-22-40-4-32-2-20L-8-8L0 0L-6 10C-4 28-22 40-50 36Z" />
      <path className="dark" d="M-28-12C-16-18-8-14-8-8L-14 2L-8 10C-10 20-22 22-30 16Z" />
      <path className="bone" d="M-27-10C-20-14-14-14-10-11L-13-6H-27Z" />
      <path className="sound" d="M10-14C18-6 18 8 10 16M22-24C36-10 36 12 22 26M34-34C54-14 54 16 34 36" />
    </>
  ),
  pulse: <path className="pulse" d="M-50 2H-22L-12-22L4 26L14-6L20 2H50" />,
  spark: <path className="bone" d={star(0, 0, 26, 7, 8)} />,
  badge: (
    <>
      <path className="trim" d="M-26-40H26L50 0L26 40H-26L-50 0Z" />
      <path className="bone" d="M-30 18C-34 0-22-8-8-8H8C22-8 34 0 30 18L22 34H-22Z" />
      <path className="bone" d="M-10-10C-12-30 12-30 10-10Z" />
      <path className="line" d="M8-40L-4-20L8-10L-6 12L6 22L0 40" />
    </>
  ),
} as const satisfies Record<string, ReactNode>
