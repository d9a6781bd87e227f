import type { ReactNode } from 'react'
import type { Keyword } from '#games/last-brave/cards'

// Signs on a square of 24, in the colour of the text around them; what is left open is cut out by the paper.

const SHIELD = 'M12 1.5C15 3.4 18.4 4 21.2 3.6C21.8 12 18.8 18.8 12 22.6C5.2 18.8 2.2 12 2.8 3.6C5.6 4 9 3.4 12 1.5Z'
/** A blow that comes in, meets a wall, and goes back. */
const RETURN = 'M2 4.5H11.5C18 4.5 20.5 8 20.5 12C20.5 16 18 19.2 11.5 19.2H9'
const TIP = 'M10.8 13.2V24L2 18.8Z'

const Defend = <path d={SHIELD} />
const Reflect = (
  <>
    <path className="stroke" d={RETURN} />
    <path d={TIP} />
  </>
)

/** The sign of each keyword. */
const GLYPHS: { readonly [Name in Exclude<Keyword['do'], 'negate'>]: ReactNode } = {
  power: (
    <>
      <path d="M12 0L15.4 4.4V15H8.6V4.4Z" />
      <path d="M4.4 14.6C8 16.6 16 16.6 19.6 14.6V18C16 19.6 8 19.6 4.4 18Z" />
      <path d="M10.2 19H13.8V24H10.2Z" />
    </>
  ),
  hits: (
    <>
      <path d="M1.5 21.5C3 14 6.4 7 12 1.5C11.4 9 8 16.6 1.5 21.5Z" />
      <path d="M11 22.5C12.5 15 16.2 8 22.5 2.5C21.8 10.4 18 17.8 11 22.5Z" />
    </>
  ),
  defend: Defend,
  reflect: Reflect,
  're-engage': (
    <>
      <path className="stroke" d="M19.6 8.2A8.6 8.6 0 0 0 4 9.2M4.4 15.8A8.6 8.6 0 0 0 20 14.8" />
      <path d="M23.4 3.2L21.8 12L14.6 8.6ZM0.6 20.8L2.2 12L9.4 15.4Z" />
    </>
  ),
  'scatter-shot': (
    <>
      <path className="stroke" d="M4 20L17 7M4.6 17.5L7.4 6.4M6.5 19.4L17.6 16.6" />
      <path d="M22.5 1.5L20.8 9.6L14.4 3.2ZM8.8 0.6L11.4 7.6L4.4 6ZM23.4 15.2L16.4 12.6L18 19.6Z" />
      <circle cx="4.4" cy="19.6" r="3.2" />
    </>
  ),
  seal: (
    <>
      <path d="M6.4 13L3.2 23.6L8.4 21.4L11.4 24L13 15ZM17.6 13L20.8 23.6L15.6 21.4L12.6 24L11 15Z" />
      <circle cx="12" cy="9" r="8.8" />
      <path
        className="cut"
        d="M12 3.2L13.6 7.2L17.8 7.4L14.5 10.1L15.6 14.2L12 11.9L8.4 14.2L9.5 10.1L6.2 7.4L10.4 7.2Z"
      />
    </>
  ),
  revive: (
    <>
      <path className="stroke" d="M6 10.4V21.8H18V10.4" />
      <path d="M12 0L20 9H14.6V17.6H9.4V9H4Z" />
    </>
  ),
  recover: (
    <>
      <path d="M9.4 0.4H14.6V7.6H19.4L12 15.4L4.6 7.6H9.4Z" />
      <path d="M0.6 12.2C2.6 11.4 4.6 12.2 5.4 14.2C7 17.6 17 17.6 18.6 14.2C19.4 12.2 21.4 11.4 23.4 12.2C22.6 19.4 18.6 23.2 12 23.2C5.4 23.2 1.4 19.4 0.6 12.2Z" />
    </>
  ),
  resist: (
    <path d="M1 3H10.6V9H1ZM12.8 3H23V9H12.8ZM1 11H5.6V16.4H1ZM7.8 11H16.2V16.4H7.8ZM18.4 11H23V16.4H18.4ZM1 18.4H10.6V23H1ZM12.8 18.4H23V23H12.8Z" />
  ),
}

/** A shield that is cracked, and a blow that does not come back. */
const NEGATES = {
  defend: (
    <>
      <path d="M10.2 2.6C7.8 3.7 5 4 2.8 3.6C2.2 11.6 4.8 18 10.6 21.8L8.4 15.6L12 12.6L7.6 9Z" />
      <path d="M13.4 2.4C16 3.7 18.8 4 21.2 3.6C21.8 12 19 18.6 13 22L11.8 16.6L16.4 12L11.4 8.2Z" />
    </>
  ),
  reflect: (
    <>
      <path className="stroke" d="M2 4.5H11.5C18 4.5 20.5 7 20.5 11C20.5 14 19.6 16 16.6 17.4" />
      <path className="stroke" d="M2 12.4L11.6 22M11.6 12.4L2 22" />
    </>
  ),
}

export const glyphOf = (keyword: Keyword): ReactNode =>
  keyword.do === 'negate' ? NEGATES[keyword.what] : GLYPHS[keyword.do]

/** What an ability costs: nothing, the card on its side, the card on its face. */
export const COSTS = {
  continuous: (
    <path
      className="stroke"
      d="M12 12C9.6 8.6 8 7.2 6 7.2C3.4 7.2 1.8 9.4 1.8 12C1.8 14.6 3.4 16.8 6 16.8C8 16.8 9.6 15.4 12 12C14.4 8.6 16 7.2 18 7.2C20.6 7.2 22.2 9.4 22.2 12C22.2 14.6 20.6 16.8 18 16.8C16 16.8 14.4 15.4 12 12Z"
    />
  ),
  fatigue: (
    <>
      <path d="M1.5 12.6H22.5V23H1.5Z" />
      <path className="stroke" d="M4.6 8.8C5.6 4.8 9 2.6 12.6 2.8C15.4 3 17.4 4.2 18.6 6" />
      <path d="M21.8 2.6L20.6 10.4L14 7.4Z" />
    </>
  ),
  forfeit: (
    <>
      <path d="M4.5 1H19.5V23H4.5Z" />
      <path className="cut-stroke" d="M8 5L16 19M16 5L8 19" />
    </>
  ),
}
