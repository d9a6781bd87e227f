import { useState } from 'react'
import { lostCause } from '#games/last-brave/text/banners'
import { Bouts } from '#games/last-brave/board/bouts.tsx'
import { Prefs } from '#games/last-brave/board/prefs.tsx'
import type { Desk } from '#games/last-brave/board/use-desk'
import { living } from '#games/last-brave/rules/fighters'
import { Explain } from '#web/design/explain.tsx'
import { Icon } from '#web/design/icon.tsx'
import { hourglass, openBook, semiClosedEye } from '#web/design/icons'
import './facts.css'

/** So many turns without a change are worth a word (LB-R66). */
const STALLED = 3

/** Where the match stands: the bout, the turn, whether it goes on; and when to be asked. */
export function Facts({ desk }: { readonly desk: Desk }) {
  const { words, view, board, own } = desk
  const [opened, setOpened] = useState<'bouts' | 'prefs'>()
  const isCampaign = view.options.campaign !== 'none'
  const most = Math.max(6, 2 * living(view).length)
  const lost = lostCause(view, words.language)
  const close = () => setOpened(undefined)
  return (
    <div className="tlb-facts">
      {isCampaign && (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpened('bouts')}>
          <Icon of={openBook} />
          {words.bout(view.bout)}
        </button>
      )}
      <span>{words.turn(view.turn)}</span>
      {lost !== undefined && !view.result && <Explain says={lost}>{words.leaderFell}</Explain>}
      {view.stall >= STALLED && !view.result && (
        <strong>
          <Icon of={hourglass} />
          {words.stall(view.stall, most)}
        </strong>
      )}
      {own !== 'spectator' && board.asides.length > 0 && (
        <button type="button" aria-haspopup="dialog" data-prefs onClick={() => setOpened('prefs')}>
          <Icon of={semiClosedEye} />
          {words.prefs}
        </button>
      )}
      <Bouts desk={desk} isOpen={opened === 'bouts'} onClose={close} />
      <Prefs desk={desk} isOpen={opened === 'prefs'} onClose={close} />
    </div>
  )
}
