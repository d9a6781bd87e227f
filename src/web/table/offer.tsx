import { Button } from '#web/design/button.tsx'
import './offer.css'

interface OfferProps {
  readonly says: string
  readonly action: string
  readonly onAccept: () => void
}

/** Something to do that is not part of the game, laid on the lower edge of the board. */
export function Offer({ says, action, onAccept }: OfferProps) {
  return (
    <div className="offer" role="group" aria-label={says}>
      <span>{says}</span>
      <Button kind="primary" onClick={onAccept}>
        {action}
      </Button>
    </div>
  )
}
