import { useEffect, useEffectEvent, useState } from 'react'
import type { Language, Seat, Viewer } from '#engine/game'
import type { AnyBox } from '#games/box'
import type { KnownTable } from '#web/client/use-table'
import type { BoardKeys } from '#web/design/board-props'
import { KEYS_PARTS } from '#web/parts-later'
import { language, useSettings } from '#web/settings'
import { AnalysisDialog } from '#web/table/analysis-dialog.tsx'
import { Confirm } from '#web/table/confirm.tsx'
import { KeysSheet } from '#web/table/keys-sheet.tsx'
import { LinkDialog } from '#web/table/link-dialog.tsx'
import { seatLink, tableLink } from '#web/table/links'
import { Menu, type MenuAct } from '#web/table/menu.tsx'
import { isAlone, teamOf } from '#web/table/seats'
import { OfferedSeat } from '#web/table/offered-seat.tsx'
import type { Acts } from '#web/table/use-acts'
import { sheets as sheetsWords } from '#web/words/sheets'
import { useWords, useWordsOf } from '#web/words/words'

/** What can lie above the table, one at a time. */
export type Opened = 'menu' | 'keys' | 'invite' | 'hand-over' | 'analysis' | 'resign' | 'abandon' | 'leave' | 'close'

interface SheetsProps {
  readonly known: KnownTable
  readonly acts: Acts
  readonly isHost: boolean
  readonly canUndo: boolean
  readonly canResign: boolean
  readonly rules: AnyBox['game'] | undefined
  readonly opened: Opened | undefined
  /** It is put away; by then another may have been opened. */
  readonly onClose: (what: Opened) => void
  readonly onMenu: (act: MenuAct) => void
  readonly onLookAs: (viewer: Viewer | undefined) => void
}

/** Everything that can be opened above the table. */
export function Sheets(sheets: SheetsProps) {
  const { known, acts, isHost, canUndo, canResign, rules, opened, onClose, onMenu, onLookAs } = sheets
  const { table: said } = useWords()
  const words = useWordsOf(sheetsWords)
  const { table, now, as } = known
  const { act } = acts
  const offered = useOfferedLink(known, acts, opened === 'hand-over')
  const keys = useBoardKeys(table.game, opened === 'keys')
  return (
    <>
      <Menu
        known={known}
        acts={acts}
        isHost={isHost}
        canUndo={canUndo}
        canResign={canResign}
        rules={rules}
        isOpen={opened === 'menu'}
        onClose={() => onClose('menu')}
        onAct={onMenu}
      />
      <KeysSheet keys={keys} isOpen={opened === 'keys'} onClose={() => onClose('keys')} />
      <LinkDialog
        title={words.inviteTitle}
        text={words.inviteText}
        link={tableLink(table.id)}
        isOpen={opened === 'invite'}
        onClose={() => onClose('invite')}
      />
      <LinkDialog
        title={words.handOverTitle}
        text={words.handOverText}
        link={offered}
        isOpen={opened === 'hand-over'}
        onClose={() => onClose('hand-over')}
      />
      <Confirm
        title={words.resignTitle}
        text={teamOf(now, as).length > 0 ? words.concedeText : words.resignText}
        yes={said.resign}
        no={words.playOn}
        isOpen={opened === 'resign'}
        onYes={() => void act({ do: 'resign' })}
        onClose={() => onClose('resign')}
      />
      <Confirm
        title={words.abandonTitle}
        text={words.abandonText}
        yes={words.propose.abandon}
        no={words.playOn}
        isOpen={opened === 'abandon'}
        onYes={() => void act({ do: 'vote', topic: 'abandon', says: 'yes' })}
        onClose={() => onClose('abandon')}
      />
      <Confirm
        title={words.leaveTitle}
        text={isAlone(now, as) ? words.leaveAlone : words.leaveText}
        yes={said.leave}
        no={words.stay}
        isOpen={opened === 'leave'}
        onYes={() => void act({ do: 'leave' })}
        onClose={() => onClose('leave')}
      />
      <Confirm
        title={words.closeTitle}
        text={words.closeText}
        yes={said.closeTable}
        no={words.keepOpen}
        isOpen={opened === 'close'}
        onYes={() => void act({ do: 'close' })}
        onClose={() => onClose('close')}
      />
      {now.outcome && (
        <AnalysisDialog
          table={table.id}
          game={table.game}
          viewer={as}
          isOpen={opened === 'analysis'}
          onClose={() => onClose('analysis')}
        />
      )}
      <OfferedSeat
        host={table.host}
        onTake={(token) =>
          void act({ do: 'accept', token }).then((done) => done && onLookAs(done['seat'] as Seat | undefined))
        }
      />
    </>
  )
}

/** The keys of a board, in one language; none where it has none or they cannot be had. */
const keysOf = async (game: string, spoken: Language): Promise<BoardKeys> =>
  (await KEYS_PARTS[game]?.().catch(() => undefined))?.KEYS[spoken] ?? []

/** The keys of the game's own board, once they are wanted. */
function useBoardKeys(game: string, isWanted: boolean): BoardKeys | undefined {
  const [keys, setKeys] = useState<BoardKeys>()
  const { language: spoken } = useSettings()
  useEffect(() => {
    if (isWanted) void keysOf(game, language()).then(setKeys)
  }, [game, isWanted, spoken])
  return keys
}

/** A link that hands the own seat over; each time another one, for each is good for one person. */
function useOfferedLink({ table: { id } }: KnownTable, { act }: Acts, isWanted: boolean): string | undefined {
  const [link, setLink] = useState<string>()
  const ask = useEffectEvent(async () => {
    const done = await act({ do: 'offer' })
    setLink(done && seatLink(id, String(done['token'])))
  })
  useEffect(() => {
    if (isWanted) void ask()
    return () => setLink(undefined)
  }, [isWanted])
  return link
}
