import type { ReactNode } from 'react'
import type { MinionType } from '#games/roll-and-fight/content/vocabulary'

/** A token of 48: its shape, which tells the types apart even where it is small, and who stands on it. */
interface Drawn {
  readonly shape: string
  readonly who: ReactNode
}

export const MINIONS: Readonly<Record<MinionType, Drawn>> = {
  /** Round, with a cap. */
  grunt: {
    shape: 'M24 2.5A21.5 21.5 0 1 1 24 45.5A21.5 21.5 0 1 1 24 2.5Z',
    who: (
      <>
        <path
          className="who"
          d="M8.4 41.6C9 33.6 14.6 31 20 30V27.6C16.4 25 15.6 21 16 17H32C32.4 21 31.6 25 28 27.6V30C33.4 31 39 33.6 39.6 41.6A21.5 21.5 0 0 1 8.4 41.6Z"
        />
        <path className="who" d="M14.6 17C14 10.4 18 7 24 7C30 7 34 10.4 33.4 17H37.4Q38.4 18.6 37 20H14.6Z" />
        <path className="cut" d="M18 22.4H22M26 22.4H30" />
      </>
    ),
  },
  /** Six-sided, as wide as a wardrobe. */
  'tough-guy': {
    shape: 'M13 4H35L46.5 24L35 44H13L1.5 24Z',
    who: (
      <>
        <path
          className="who"
          d="M5.6 31C3.6 24 8 18.6 16.4 18.4H31.6C40 18.6 44.4 24 42.4 31L37.6 39.4H33.6L35 44H13L14.4 39.4H10.4Z"
        />
        <path className="who" d="M18.4 18.6C17 12 19.4 8.4 24 8.4C28.6 8.4 31 12 29.6 18.6Z" />
        <path className="cut" d="M14.6 39.4L16 29M33.4 39.4L32 29M18 25.6C21 28.4 27 28.4 30 25.6M21 14.4H27" />
      </>
    ),
  },
  /** A square, and a wall of a man with his arms crossed. */
  blocker: {
    shape: 'M4 4H44V44H4Z',
    who: (
      <>
        <path className="who" d="M8 44V22.4Q8 18.4 12 18.4H36Q40 18.4 40 22.4V44Z" />
        <path className="who" d="M17.6 18.4V11Q17.6 7 24 7Q30.4 7 30.4 11V18.4Z" />
        <path className="cut" d="M8 27.4H32A4.2 4.2 0 0 1 32 35.8H15.6M40 35.8H33M20.4 12.8H27.6" />
      </>
    ),
  },
  /** A blade that points down, and one that is raised. */
  henchman: {
    shape: 'M3.4 5H44.6L40.4 29L24 46.4L7.6 29Z',
    who: (
      <>
        <path
          className="who"
          d="M10 31.6C11.4 28.4 15 27 19.4 26.4V24.4C16.6 22.4 15.6 19 16 15.6H30C30.4 19 29.4 22.4 26.6 24.4V26.4C30 26.8 32.6 27.6 34.6 29.4L37.4 32L24 46.4Z"
        />
        <path
          className="who"
          d="M13 16C13 14.4 15.4 14 16 13.8C16 9 18.4 6.4 23 6.4C27.6 6.4 30 9 30 13.8C30.6 14 33 14.4 33 16C28 17.4 18 17.4 13 16Z"
        />
        <path
          className="who"
          d="M34.8 31.6L35.6 21H32.8V18.4H35.8C35.4 13.6 36.6 9.6 39.4 6.6C41.2 11 41.2 14.6 40.4 18.4H42.4V21H39.6L39.8 28Z"
        />
        <path className="cut" d="M19 20.4H21.4M25 20.4H27.4" />
      </>
    ),
  },
  /** A diamond, a hat and a pistol. */
  gunman: {
    shape: 'M24 0.5L47.5 24L24 47.5L0.5 24Z',
    who: (
      <>
        <path
          className="who"
          d="M12 35.5C13 31 17 29.4 21.4 28.8V26.6C19.4 25 18.6 22.6 18.6 20H31.4C31.4 22.6 30.6 25 28.6 26.6V28.8C33 29.4 35.4 31 36 35.5L24 47.5Z"
        />
        <path
          className="who"
          d="M11 20C12 18.6 15 17.8 17.6 17.4C17.6 12.4 18.6 8.6 21.6 8.4C23 8.4 23.6 9.2 25 9.2C26.4 9.2 27 8.4 28.4 8.4C31.4 8.6 32.4 12.4 32.4 17.4C35 17.8 38 18.6 39 20C33 22 17 22 11 20Z"
        />
        <path className="who" d="M6 23.6H18.4V28H14.6L16.4 35H12.4L10.8 28H6Z" />
        <path className="cut" d="M22.4 23.8H28" />
      </>
    ),
  },
}
