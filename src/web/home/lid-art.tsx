import { Portrait } from '#games/brave-rats/board/art/portrait.tsx'
import { Crest } from '#games/brave-rats/board/crest.tsx'
import { LidPicture } from '#games/last-brave/board/art/lid.tsx'
import { Icon } from '#web/design/icon.tsx'
import { EMBLEMS } from '#web/home/emblems'

/** The picture on a game's lid; loaded after the shelf, for it is the heaviest thing on it. */
export function LidArt({ game }: { readonly game: string }) {
  if (game === 'brave-rats') return <RatsOnTheLid />
  if (game === 'last-brave') return <LidPicture />
  const emblem = EMBLEMS[game]
  return emblem === undefined ? null : (
    <span className="lid-emblem">
      <Icon of={emblem} />
    </span>
  )
}

/** The Yargs' Prince has no idea whom he meets. */
function RatsOnTheLid() {
  return (
    <span className="lid-rats" data-game="brave-rats">
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
