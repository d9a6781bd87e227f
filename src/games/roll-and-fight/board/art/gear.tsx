import type { ReactNode } from 'react'
import { star } from '#web/design/graver'

/** What one holds, wears, throws or runs into, each around its own middle. */
export const GEAR = {
  knife: (
    <>
      <path className="steel" d="M0-42C9-32 11-16 9 8H-5V-28C-5-34-3-38 0-42Z" />
      <path className="fine" d="M3-26V2" />
      <path className="gold" d="M-13 8H14V15H-13Z" />
      <path className="leather" d="M-6 15H7V38H-6Z" />
    </>
  ),
  katana: (
    <>
      <path className="steel" d="M4-56C12-40 13-18 8 18H-2C3-16 2-38-4-52Z" />
      <path className="fine" d="M5-40C8-22 7 0 4 14" />
      <path className="gold" d="M-12 18H18V24H-12Z" />
      <path className="dark" d="M-3 24H9L7 54H-5Z" />
      <path className="gold flat" d="M2 27l4 4-4 4-4-4zM1.4 38l4 4-4 4-4-4z" />
    </>
  ),
  pistol: (
    <>
      <path className="iron" d="M-34-20H34V-4H-34Z" />
      <path className="steel" d="M-38-26H36V-14H-38Z" />
      <path className="line" d="M-8-4C-8 10 8 10 10-4" />
      <path className="leather" d="M-34-4H-10L-18 30H-38Z" />
      <path className="fine" d="M-30-24V-16M-25-24V-16M-2-20H28" />
    </>
  ),
  bullet: (
    <>
      <path className="fine pale" d="M-44-6H-28M-52 0H-28M-44 6H-28" />
      <path className="gold" d="M-24-10H4V10H-24Z" />
      <path className="steel" d="M4-10C18-10 26-4 30 0C26 4 18 10 4 10Z" />
    </>
  ),
  clover: (
    <>
      <path className="line" d="M2 4C4 20 10 32 20 42" />
      {[45, 135, 225, 315].map((turn) => (
        <path
          key={turn}
          className="leaf"
          transform={`rotate(${turn})`}
          d="M0 0C-20-8-18-34-6-34C-2-34 0-30 0-28C0-30 2-34 6-34C18-34 20-8 0 0Z"
        />
      ))}
    </>
  ),
  door: (
    <>
      <path className="wood" d="M-26-44H26V46H-26Z" />
      <path className="gold" d="M-17-34H17V46H-17Z" />
      <path className="wood" d="M-17-34L2-26V54L-17 46Z" />
      <circle className="dark flat" cx="-3" cy="12" r="3" />
    </>
  ),
  card: (
    <>
      <rect className="bone" x="-19" y="-28" width="38" height="56" rx="5" />
      <path
        className="dark flat"
        fillRule="evenodd"
        d="M0-18A14 14 0 0 1 14-4C14 2 11 5 8 7V14H-8V7C-11 5-14 2-14-4A14 14 0 0 1 0-18ZM-6-8A4 4 0 1 0-6 0A4 4 0 1 0-6-8ZM6-8A4 4 0 1 0 6 0A4 4 0 1 0 6-8ZM0 1L-2 6H2Z"
      />
    </>
  ),
  'top-hat': (
    <>
      <path className="dark" d="M-24 18L-28-36C-12-42 12-42 28-36L24 18Z" />
      <path className="neon" d="M-26 2C-10 8 10 8 26 2L24 18H-24Z" />
      <path className="dark" d="M-44 18C-24 26 24 26 44 18C40 32 20 34 0 34C-20 34-40 32-44 18Z" />
      <path className="shine" d="M-20-30L-18-8" />
    </>
  ),
  curtain: (
    <>
      <path className="bone" d="M-18 46C-18 36 18 36 18 46Z" />
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path className="blood" d="M-48-40H2C0-10-14 6-26 12C-22 24-24 36-28 48H-48Z" />
          <path className="fine" d="M-38-38C-38-10-40 20-42 44M-26-38C-26-14-32 4-36 12M-12-38C-14-18-20-4-28 8" />
        </g>
      ))}
      <path className="gold" d="M-52-48H52V-36H-52Z" />
    </>
  ),
  plan: (
    <>
      <path className="sea" d="M-42-34H36L42 34H-36Z" />
      <path className="fine pale" d="M-30-22H-6V-4H-30ZM-6-22H24V2H-6M-26-4V22H6V2M6 22H30" />
      <path className="line trail" d="M-30 12C-12 18-6 4 8 10C18 14 20 2 18-10" />
      <path className="blood" d="M11-20L18-14L25-21L28-18L21-11L28-4L25-1L18-8L11-1L8-4L15-11L8-17Z" />
    </>
  ),
  wall: (
    <>
      <path className="brick" d="M-50-44H50V46H-50Z" />
      <path
        className="fine"
        d="M-50-26H50M-50-8H50M-50 10H50M-50 28H50M-30-44V-26M0-44V-26M30-44V-26M-40-26V-8M40-26V-8M-30-8V10M30-8V10M-40 10V28M40 10V28M-30 28V46M0 28V46M30 28V46"
      />
      <path className="dark" d={star(2, 2, 36, 22, 9)} />
    </>
  ),
  table: (
    <>
      <path className="wood" d="M-48-16L28-40L46-18L-30 12Z" />
      <path className="wood" d="M-48-16L-30 12V20L-48-8ZM-30 12L46-18V-10L-30 20Z" />
      <path className="leather" d="M-42-2L-34 10V40H-42ZM-26 19L-18 16V48H-26ZM34-6L42-9V24H34Z" />
      <path className="steel" d="M8-52L22-46L14-34L2-40Z" />
    </>
  ),
  shoe: (
    <>
      <path className="bone" d="M-10-12C-24-18-34-34-32-46C-20-44-14-38-10-34C-12-44-8-52-2-56C4-44 6-30 0-16Z" />
      <path className="neon" d="M-24-14C-14-10-4-12 4-20L14-8C24 2 44 4 46 18V24H-26Z" />
      <path className="bone" d="M-28 24H48V33H-28Z" />
      <path className="fine" d="M8-12L16-18M14-5L22-11M21 1L28-5" />
    </>
  ),
  syringe: (
    <>
      <path className="line" d="M0 34V54" />
      <path className="steel" d="M-5 26H5V36H-5Z" />
      <path className="ice" d="M-12-24H12V28H-12Z" />
      <path className="neon" d="M-12-6H12V28H-12Z" />
      <path className="fine" d="M-12-14H-4M-12 4H-4M-12 14H-4" />
      <path className="steel" d="M-19-32H19V-24H-19ZM-4-50H4V-32H-4ZM-14-56H14V-49H-14Z" />
    </>
  ),
  mirror: (
    <>
      <path className="gold" d="M-6 18H6L9 52H-9Z" />
      <ellipse className="gold" cx="0" cy="-16" rx="31" ry="36" />
      <ellipse className="ice" cx="0" cy="-16" rx="22" ry="27" />
      <path className="shine" d="M-12-12L8-36M-8 0L12-24" />
    </>
  ),
  bottle: (
    <>
      <path className="wood" d="M-8-50H8V-38H-8Z" />
      <path
        className="ice"
        d="M-10-38H10V-20C28-12 36 4 36 20C36 40 20 48 0 48C-20 48-36 40-36 20C-36 4-28-12-10-20Z"
      />
      <path className="blood" d="M-33 12C-20 6-8 18 6 12C18 6 26 10 34 12C38 36 22 45 0 45C-22 45-38 36-33 12Z" />
      <path className="gold" d="M2 14C4 22 14 24 12 34C10 41-10 41-12 33C-13 27-8 26-7 19C-3 22-1 20 2 14Z" />
      <path className="shine" d="M-22 2C-20-4-14-8-10-10" />
    </>
  ),
  jacket: (
    <>
      <path className="cloth" d="M-20-44L-44-30L-38-4L-30-8L-32 46H32L30-8L38-4L44-30L20-44C12-34-12-34-20-44Z" />
      <path className="steel" d="M-24-16H-3V8H-24ZM3-16H24V8H3ZM-24 14H-3V38H-24ZM3 14H24V38H3Z" />
      <path className="line" d="M0-36V46" />
      <circle className="dark" cx="13" cy="-4" r="4" />
      <path className="fine" d="M13-12V-9M21-4H18M13 4V1M5-4H8" />
    </>
  ),
  bandage: (
    <>
      <path className="bone" d="M-20 26H44C50 26 50 42 44 42H-14Z" />
      <circle className="bone" cx="-12" cy="6" r="36" />
      <path className="line" d="M-12 30A24 24 0 1 1 12 6A16 16 0 1 1-20 6A8 8 0 1 1-6 8" />
      <path className="blood" d="M-17-26H-9V-32H-3V-26H3V-20H-3V-14H-9V-20H-17Z" transform="translate(28 4)" />
    </>
  ),
  herbs: (
    <>
      <path className="line" d="M0 50C2 20-2-10 2-40" />
      <path
        className="leaf"
        d="M1-8C-8-34-32-40-42-34C-40-16-20-4 1-8ZM1 16C-10-6-34-8-44 0C-38 18-18 24 1 16ZM2-14C8-42 30-50 42-46C42-26 24-12 2-14ZM2 12C12-12 36-14 46-8C42 12 22 22 2 12ZM2-34C-8-44-6-54 2-60C10-54 12-44 2-34Z"
      />
      <path className="fine" d="M-32-28L-6-12M-34 4L-6 14M34-38L8-20M36-2L8 8" />
    </>
  ),
  vial: (
    <>
      <path className="leather" d="M-16-18H16L24 30C20 44-20 44-24 30Z" />
      <path className="rope" d="M-18-18C-6-12 6-12 18-18" />
      <path className="leather" d="M-14-18C-22-30-14-34-8-28C-4-36 4-36 8-28C14-34 22-30 14-18Z" />
      <path className="gold" d={star(0, 16, 14, 5, 5)} />
    </>
  ),
  hook: (
    <>
      <path className="rope-ink" d="M0-40C-14-58 24-58 40-44" />
      <path className="rope" d="M0-40C-14-58 24-58 40-44" />
      <path className="iron" d="M0 48L-11 20L-6 6H6L11 20Z" />
      {[1, -1].map((side) => (
        <path
          key={side}
          className="steel"
          transform={`scale(${side} 1)`}
          d="M3 44C28 42 42 26 43 6L53 12L41-16L26 5L35 6C32 20 20 29 3 31Z"
        />
      ))}
      <path className="steel" d="M-5-26H5V46H-5Z" />
      <circle className="steel" cx="0" cy="-34" r="10" />
      <circle className="dark flat" cx="0" cy="-34" r="4.4" />
    </>
  ),
  shuriken: (
    <>
      <path className="steel" d="M0-50L12-12L50 0L12 12L0 50L-12 12L-50 0L-12-12Z" />
      <path className="shade" d="M0-50L12-12L0 0ZM50 0L12 12L0 0ZM0 50L-12 12L0 0ZM-50 0L-12-12L0 0Z" />
      <circle className="dark" cx="0" cy="0" r="7" />
    </>
  ),
  patch: (
    <>
      <path className="cloth" d="M-46-40H46V44H-46Z" />
      <path className="fine" d="M-46-12H46M-46 16H46M-16-40V44M16-40V44" />
      <path className="blood" d="M-24-20H26V26H-24Z" />
      <path className="stitch" d="M-19-15H21V21H-19Z" />
      <path className="steel" d="M20 40L46-24L50-22L25 42Z" />
    </>
  ),
  duster: (
    <>
      <path className="gold" d="M-44-4H44L34 30C20 40-20 40-34 30Z" />
      <path className="dark" d="M-22 16C-10 24 10 24 22 16V22C10 30-10 30-22 22Z" />
      {[-34, -11.5, 11.5, 34].map((x) => (
        <g key={x}>
          <path className="gold" d={`M${x - 12}-8A12 12 0 0 1 ${x + 12}-8L${x + 10} 2H${x - 10}Z`} />
          <circle className="gold" cx={x} cy="-8" r="12" />
          <circle className="dark" cx={x} cy="-8" r="5.6" />
        </g>
      ))}
      <path className="shine" d="M-36 8L-30 22" />
    </>
  ),
  ram: (
    <>
      <path className="wood" d="M-50-14H22V16H-50Z" />
      <path className="fine" d="M-46-4H16M-46 6H16" />
      <path className="iron" d="M22-22H36C50-18 50 20 36 24H22Z" />
      <path className="iron" d="M-34-16H-26V18H-34ZM0-16H8V18H0Z" />
      <path className="line" d="M-30-16C-30-34 4-34 4-16" />
    </>
  ),
  bell: (
    <>
      <path className="iron" d="M-6-50H6V-38H-6Z" />
      <path className="gold" d="M-40 22C-40-20-24-40 0-40C24-40 40-20 40 22Z" />
      <path className="gold" d="M-48 22H48V32H-48Z" />
      <circle className="iron" cx="0" cy="38" r="9" />
      <path className="shine" d="M-26 8C-24-10-18-20-10-26" />
      <path className="sound" d="M-54-18C-60-8-60 2-54 12M54-18C60-8 60 2 54 12" />
    </>
  ),
} as const satisfies Record<string, ReactNode>
