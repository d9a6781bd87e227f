import type { Desk } from '#games/last-brave/board/use-desk'
import type { Choice, Pref } from '#games/last-brave/types'
import { Button } from '#web/design/button.tsx'
import { Dialog } from '#web/design/dialog.tsx'
import { Switch } from '#web/design/switch.tsx'
import './prefs.css'

type Wish = Extract<Choice, { kind: 'prefer' }>
const isWish = (choice: Choice): choice is Wish => choice.kind === 'prefer'
const ALL = ['autoPass', 'everyHold'] as const

interface PrefsProps {
  readonly desk: Desk
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** E4 When one wants to be asked; nobody else learns of it. */
export function Prefs({ desk, isOpen, onClose }: PrefsProps) {
  const { words, board, own } = desk
  const prefs = own === 'spectator' ? undefined : board.view.fighters[own]?.prefs
  const wishes = board.asides.filter(isWish)
  const wish = (what: Wish['what'], on: boolean) => wishes.find((one) => one.what === what && one.on === on)
  return (
    <Dialog title={words.prefs} isOpen={isOpen} onClose={onClose} closeLabel={words.close}>
      <p>{words.prefsText}</p>
      <div className="tlb-prefs">
        {prefs &&
          (Object.keys(prefs) as Pref[]).map((what) => (
            <Switch
              key={what}
              label={words.prefNames[what]}
              hint={words.prefHints[what]}
              on={prefs[what]}
              onChange={(on) => {
                const found = wish(what, on)
                if (found) board.onChoose(found)
              }}
            />
          ))}
      </div>
      <div className="tlb-prefs-all">
        {ALL.map((what) => {
          const found = wish(what, true)
          return (
            <Button
              key={what}
              whyNot={found ? undefined : words.alreadySo}
              onClick={() => found && board.onChoose(found)}
            >
              {words[what]}
            </Button>
          )
        })}
      </div>
    </Dialog>
  )
}
