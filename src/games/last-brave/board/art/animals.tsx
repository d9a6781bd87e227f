import type { ReactNode } from 'react'
import type { CRESTS } from '#games/last-brave/crests'

/** Something on the left half of a crest of 100, and the same on the right. */
const Both = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <g transform="translate(100 0) scale(-1 1)">{children}</g>
  </>
)

export type AnimalId = Lowercase<(typeof CRESTS)[number]>

/** The heads on the crests, on a square of 100. */
export const ANIMALS: { readonly [Id in AnimalId]: ReactNode } = {
  wolf: (
    <>
      <path
        className="pale"
        d="M50 92L41 84L33 84L32 76L20 72L24 64L14 54L24 44L20 8L42 28C47 26 53 26 58 28L80 8L76 44L86 54L76 64L80 72L68 76L67 84L59 84Z"
      />
      <Both>
        <path className="dark" d="M26 18L37 31L28 40Z" />
        <path className="dark" d="M29 47L44 54L34 58Z" />
      </Both>
      <path className="shade" d="M50 34L56 54L60 72L50 88L40 72L44 54Z" />
      <path className="dark" d="M43 70H57L50 80Z" />
    </>
  ),
  stag: (
    <>
      <Both>
        <path className="antler-ink" d="M43 40C26 36 18 20 20 0M22 18L8 12M27 29L10 32M35 36L34 16" />
        <path className="antler" d="M43 40C26 36 18 20 20 0M22 18L8 12M27 29L10 32M35 36L34 16" />
        <path className="tan" d="M40 48L20 42C16 48 22 56 40 57Z" />
      </Both>
      <path
        className="tan"
        d="M50 98C42 98 39 90 39 82L35 56C34 44 40 36 50 36C60 36 66 44 65 56L61 82C61 90 58 98 50 98Z"
      />
      <path className="pale" d="M50 96C44 96 42 90 42 82C46 78 54 78 58 82C58 90 56 96 50 96Z" />
      <Both>
        <path className="dark" d="M38 58L45 61L40 65Z" />
      </Both>
      <path className="dark" d="M44 84H56L50 91Z" />
    </>
  ),
  raven: (
    <>
      <path
        className="black"
        d="M12 96C8 60 14 22 44 16C58 13 68 18 72 28L98 42C90 50 80 52 70 51C66 58 70 66 78 74L70 74L76 84L66 82L70 96Z"
      />
      <path className="shade" d="M71 29L98 42C90 50 80 52 70 51C74 46 74 44 66 41C70 38 72 34 71 29Z" />
      <path className="thin" d="M68 43C78 46 86 45 94 43M24 60L32 70M36 56L44 68M28 76L36 86M46 74L52 86" />
      <circle className="gold" cx="58" cy="32" r="5" />
      <circle className="dark" cx="59" cy="32" r="1.6" />
    </>
  ),
  boar: (
    <>
      <path className="black" d="M50 6L56 14L64 8L66 18L76 14L74 26H26L24 14L34 18L36 8L44 14Z" />
      <path
        className="tan"
        d="M50 94C38 94 34 86 32 76L20 58C14 46 16 32 10 16C24 18 32 24 38 30C46 26 54 26 62 30C68 24 76 18 90 16C84 32 86 46 80 58L68 76C66 86 62 94 50 94Z"
      />
      <Both>
        <path className="dark" d="M18 24L30 31L24 40Z" />
        <path className="dark" d="M28 48L42 54L32 58Z" />
      </Both>
      <path className="rose" d="M34 72C36 62 64 62 66 72V82C64 90 36 90 34 82Z" />
      <path className="dark" d="M40 72h6v9h-6ZM54 72h6v9h-6Z" />
      <Both>
        <path className="pale" d="M36 86C22 86 14 74 18 56C24 68 30 74 40 75Z" />
      </Both>
    </>
  ),
  lynx: (
    <>
      <Both>
        <path className="black" d="M22 20L14-4L32 16Z" />
      </Both>
      <path
        className="cream"
        d="M50 90C40 90 34 86 30 80L16 88L18 76L4 74L14 62L20 46L20 10L42 28C47 26 53 26 58 28L80 10L80 46L86 62L96 74L82 76L84 88L70 80C66 86 60 90 50 90Z"
      />
      <Both>
        <path className="dark" d="M26 22L36 31L27 40Z" />
        <path className="gold" d="M26 52C32 46 40 48 44 56C38 60 30 58 26 52Z" />
        <path className="dark" d="M35 49L38 53L35 58L33 53Z" />
        <path className="thin" d="M14 66L26 66M12 74L26 71M44 36L46 44" />
      </Both>
      <path className="pale" d="M50 62C58 62 66 68 64 78C60 86 52 84 50 80C48 84 40 86 36 78C34 68 42 62 50 62Z" />
      <path className="rose" d="M43 62H57L50 70Z" />
      <path className="thin" d="M50 70V79" />
    </>
  ),
  heron: (
    <>
      <path className="black" d="M48 14C34 6 18 10 4 22C20 20 32 24 44 28Z" />
      <path
        className="pale"
        d="M10 98C10 76 36 72 42 58C46 48 34 42 34 28C34 14 46 6 60 10C66 12 68 16 68 20C66 30 58 32 58 40C60 52 66 58 62 74C60 84 54 90 54 98Z"
      />
      <path className="gold" d="M62 12L100 28L64 27C62 22 62 16 62 12Z" />
      <path className="black" d="M38 22C42 12 52 8 62 12L63 19C54 16 46 18 38 22Z" />
      <circle className="dark" cx="56" cy="22" r="3" />
      <path className="thin" d="M46 64L52 72M40 72L48 82M32 80L40 90M54 52L56 60" />
    </>
  ),
  bear: (
    <>
      <Both>
        <circle className="tan" cx="24" cy="24" r="15" />
        <circle className="dark" cx="24" cy="24" r="6.5" />
      </Both>
      <path
        className="tan"
        d="M50 14C76 14 90 34 88 58L92 66L82 70L80 80L70 82C64 90 58 94 50 94C42 94 36 90 30 82L20 80L18 70L8 66L12 58C10 34 24 14 50 14Z"
      />
      <ellipse className="cream" cx="50" cy="68" rx="21" ry="18" />
      <Both>
        <path className="dark" d="M26 44L40 49L30 54Z" />
      </Both>
      <path className="dark" d="M40 58C46 55 54 55 60 58L54 68H46Z" />
      <path className="thin" d="M50 68V76M40 78C44 82 56 82 60 78" />
    </>
  ),
}
