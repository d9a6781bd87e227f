import { type RefObject, useState } from 'react'
import type { KnownTable } from '#web/client/use-table'
import { isOfDevice } from '#web/local/device-line'
import type { Player } from '#web/player/use-player'
import { goTo } from '#web/route.tsx'
import { useSettings } from '#web/settings'
import type { MenuAct } from '#web/table/menu.tsx'
import type { Opened } from '#web/table/sheets.tsx'
import { isOneSide } from '#web/table/seats'
import type { Sight } from '#web/table/sight'
import type { BesideShown } from '#web/table/use-beside'
import type { EndingShown } from '#web/table/use-ending'
import { useKeys } from '#web/table/use-keys'
import type { LookBack } from '#web/table/use-look-back'
import type { Skip } from '#web/table/use-skip'
import { useWords } from '#web/words/words'

/** What buttons, menus and keys of the frame do, besides playing. */
export interface TableActs {
  readonly canUndo: boolean
  readonly canResign: boolean
  /** Nobody can resign: a bot takes the seat of whoever has enough. */
  readonly mustLeave: boolean
  readonly hasChat: boolean
  /** What lies above the table. */
  readonly opened: Opened | undefined
  open(what: Opened): void
  /** It is put away; by then another may have been opened. */
  close(what: Opened): void
  undo(): void
  rematch(): Promise<void>
  onMenu(chosen: MenuAct): void
}

interface Parts {
  readonly frame: RefObject<HTMLElement | null>
  readonly beside: BesideShown
  readonly ending: EndingShown
  readonly player: Player<KnownTable>
  readonly skip: Skip
  readonly back: LookBack
}

export function useTableActs({ known, game, acts }: Sight, parts: Parts): TableActs {
  const { frame, beside, ending, player, skip, back } = parts
  const { table: said } = useWords()
  const { confirm } = useSettings()
  const [opened, setOpened] = useState<Opened>()
  const { act } = acts
  const { table, as, now } = known
  const canTakeBack = now.own?.locked != null
  const canUndo = canTakeBack || (now.own?.canUndo ?? false)
  const canResign = game.rules?.resign !== undefined && !isOneSide(now)
  const hasChat = !isOfDevice(table.id)

  function undo() {
    if (canUndo) void act({ do: canTakeBack ? 'take-back' : 'undo' })
    else acts.refuse({ code: 'nothing-to-undo', message: said.nothingToTakeBack })
  }

  /** Everybody is taken along: whoever played sits down again, whoever watched watches. */
  async function rematch() {
    const done = as === 'spectator' ? { table: now.rematch } : await act({ do: 'rematch' })
    if (done) goTo(`/table/${String(done['table'])}`)
  }

  function onMenu(chosen: MenuAct) {
    switch (chosen) {
      case 'undo':
        return undo()
      case 'rules':
        return beside.show('rules')
      case 'leave':
      case 'resign':
      case 'close':
      case 'abandon':
        // A slip hurts here; whoever has said so is not asked again.
        if (confirm) return setOpened(chosen)
        return void act(chosen === 'abandon' ? { do: 'vote', topic: chosen, says: 'yes' } : { do: chosen })
      case 'draw':
      case 'pause':
        return void act({ do: 'vote', topic: chosen, says: 'yes' })
      case 'return':
        return void act({ do: 'return' })
      case 'lock-chat':
      case 'unlock-chat':
        return void act({ do: 'lock-chat', on: chosen === 'lock-chat' })
      case 'result':
        return ending.setAside(false)
      default:
        return setOpened(chosen)
    }
  }

  useKeys({
    '?': () => setOpened('keys'),
    h: () => frame.current?.querySelector<HTMLElement>('[data-hand] [data-roving][tabindex="0"]')?.focus(),
    l: () => beside.show('log'),
    c: () => hasChat && beside.show('chat'),
    r: () => beside.show('rules'),
    u: undo,
    m: () => setOpened('menu'),
    s: () => skip.isOffered && skip.toggle(),
    ',': () => back.step(-1),
    '.': () => (back.place ? back.step(1) : player.step()),
    w: () => (player.isPlaying || player.isHeld) && player.hold(!player.isHeld),
    p: () => back.leave(),
    escape: () => (back.place ? back.leave() : ending.isShown && ending.setAside(true)),
  })

  return {
    canUndo,
    canResign,
    mustLeave: game.rules !== undefined && !canResign,
    hasChat,
    opened,
    open: setOpened,
    close: (what) => setOpened((current) => (current === what ? undefined : current)),
    undo,
    rematch,
    onMenu,
  }
}
