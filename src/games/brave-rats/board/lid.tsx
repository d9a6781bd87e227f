import { Portrait } from '#games/brave-rats/board/art/portrait.tsx'
import { Crest } from '#games/brave-rats/board/crest.tsx'
import './lid.css'

/** The Yargs' Prince has no idea whom he meets. */
export function LidPicture() {
  return (
    <span className="br-lid" data-game="brave-rats">
      <span data-clan="Y">
        <Portrait rat={7} facing="right" />
      </span>
      <span data-clan="A">
        <Portrait rat={1} facing="left" />
      </span>
      <Crest clan="Y" />
      <Crest clan="A" />
    </span>
  )
}
