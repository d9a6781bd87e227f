import type { ReactNode } from 'react'
import { Mark } from '#games/last-stand/board/art/mark.tsx'
import { Medallion } from '#games/last-stand/board/art/portrait.tsx'
import { Token } from '#games/last-stand/board/art/token.tsx'
import type { Desk } from '#games/last-stand/board/use-desk'
import { GENERAL } from '#games/last-stand/content/enemies'
import { LIVES } from '#games/last-stand/options'
import { LT_SPACES, SKULL, SPACES } from '#games/last-stand/rules/geometry'
import { isGeneralBeaten } from '#games/last-stand/board/describe'
import { generalDamage, roundOf } from '#games/last-stand/rules/read'
import { arrivalsSaid } from '#games/last-stand/text/forecasts'
import { cardName } from '#games/last-stand/text/names'
import { abilitiesSaid, attackSaid } from '#games/last-stand/text/sentences'
import { Tip, useTip } from '#web/design/tip.tsx'
import './corners.css'

/** In the corners of the ring: the general, the track, what the squad has left, and what is still to come. */
export function Corners({ desk }: { readonly desk: Desk }) {
  return (
    <>
      <General desk={desk} />
      <Track desk={desk} />
      <Lives desk={desk} />
      <Piles desk={desk} />
    </>
  )
}

interface CornerProps {
  readonly name: string
  readonly children: ReactNode
  readonly tells: ReactNode
}

/** Part of the table that says more when it is pressed. */
function Corner({ name, children, tells }: CornerProps) {
  return (
    <div className="ls-corner" data-corner={name}>
      <Told tells={tells}>{children}</Told>
    </div>
  )
}

function Told({ children, tells }: Omit<CornerProps, 'name'>) {
  const tip = useTip(true)
  return (
    <>
      <button type="button" {...tip.trigger} onClick={tip.open}>
        {children}
      </button>
      <Tip of={tip}>{tells}</Tip>
    </>
  )
}

function General({ desk: { view, words } }: { readonly desk: Desk }) {
  const { general } = view
  const { language } = words
  const { hp } = GENERAL[general]
  const isBeaten = isGeneralBeaten(view)
  const left = isBeaten ? 0 : hp - generalDamage(view)
  const at = view.enemies.findIndex((enemy) => enemy?.card === general)
  const where = isBeaten ? words.beaten : at < 0 ? words.away : words.onSpace(SPACES[at]!)
  const sheet = [...abilitiesSaid(general, language), attackSaid(general, language)]
  return (
    <Corner
      name="general"
      tells={
        <div className="ls-card">
          <b>{cardName(general, language)}</b>
          {sheet.map(({ name, said }) => (
            <p key={name}>
              <b>{name}</b>: {said}
            </p>
          ))}
        </div>
      }
    >
      <span className="ls-corner-face" data-beaten={isBeaten || undefined}>
        <Medallion of={general} />
      </span>
      <span className="ls-corner-words">
        <b>{cardName(general, language)}</b>
        <span>
          <Mark sign="heart" />{' '}
          <span aria-hidden="true">
            {left}/{hp}
          </span>
          <span className="unseen">{words.hp(left, hp)}</span>
        </span>
        <span className="ls-corner-small">{where}</span>
      </span>
    </Corner>
  )
}

function Track({ desk: { view, words, outlook } }: { readonly desk: Desk }) {
  const { track, phase } = view
  const next = LT_SPACES.find((space) => space > track)
  const rounds = SKULL - track
  return (
    <Corner
      name="track"
      tells={
        <>
          <p className="ls-note">{words.track(track, SKULL)}</p>
          {next !== undefined && <p className="ls-note">{words.nextLieutenant(next - track)}</p>}
          <p className="ls-note">{words.skullIn(rounds)}</p>
          {outlook.arrivals &&
            arrivalsSaid(outlook.arrivals, words.language).map((said) => (
              <p key={said} className="ls-note">
                {said}
              </p>
            ))}
        </>
      }
    >
      <span className="ls-corner-words">
        <b>{words.round(Math.min(roundOf(view), SKULL), SKULL)}</b>
        <span className="ls-corner-small" data-phase>
          {words.phases[phase]}
        </span>
      </span>
      <span className="ls-track" aria-hidden="true">
        {Array.from({ length: SKULL + 1 }, (_, at) => (
          <i key={at} data-past={at < track || undefined} data-here={at === track || undefined}>
            {at === SKULL ? <Mark sign="skull" /> : LT_SPACES.includes(at) ? <Mark sign="lieutenant" /> : null}
          </i>
        ))}
      </span>
      <span className="ls-corner-small">
        {next === undefined ? words.skullIn(rounds) : words.nextLieutenant(next - track)}
      </span>
    </Corner>
  )
}

function Lives({ desk }: { readonly desk: Desk }) {
  const { view, words, board } = desk
  const { lives, options, token, seats } = view
  return (
    <div className="ls-corner" data-corner="lives">
      <Told tells={<p className="ls-note">{words.livesText}</p>}>
        <span className="ls-corner-words">
          <b>{words.lives(lives)}</b>
        </span>
        <span className="ls-lives" aria-hidden="true">
          {Array.from({ length: LIVES[options.difficulty] }, (_, at) => (
            <i key={at} data-left={at < lives || undefined}>
              <Token of="squad" />
            </i>
          ))}
        </span>
        {seats > 1 && (
          <span className="ls-corner-small">
            <Mark sign="first" /> {board.names[token]}
            <span className="ls-corner-more">: {words.first}</span>
          </span>
        )}
      </Told>
      <button
        type="button"
        role="switch"
        className="ls-watch"
        aria-checked={desk.isWatchful}
        onClick={() => desk.watch(!desk.isWatchful)}
      >
        <Mark sign="aim" /> {words.threats}
      </button>
    </div>
  )
}

function Piles({ desk: { view, words } }: { readonly desk: Desk }) {
  const { villains, pile, shown, deck, discard, gone, entered } = view
  const open = pile.slice(0, shown).flatMap((card) => (card ? [cardName(card, words.language)] : []))
  return (
    <Corner
      name="piles"
      tells={
        <>
          <p className="ls-note">{words.villains(villains.length)}</p>
          {gone.length > 0 && (
            <p className="ls-note">
              {words.lieutenantsGone(gone.map((card) => cardName(card, words.language)).join(', '))}
            </p>
          )}
          {open.length > 0 && <p className="ls-note">{words.openCards(open.join(', '))}</p>}
          <p className="ls-note">
            {[words.pile(pile.length), words.deck(deck.length), words.discard(discard.length)].join(', ')}
          </p>
        </>
      }
    >
      <span className="ls-decks" aria-hidden="true">
        <span className="ls-deck" data-deck="villains">
          {villains.map((_, at) => (
            <i key={at}>
              <Mark sign="lieutenant" />
            </i>
          ))}
          {!entered && (
            <i data-general>
              <Mark sign="skull" />
            </i>
          )}
        </span>
        <span className="ls-deck" data-deck="pile">
          {pile.map((card, at) => (
            <i key={at}>{card ? <Medallion of={card} /> : null}</i>
          ))}
        </span>
      </span>
      <span className="ls-corner-words">
        <b>{words.pile(pile.length)}</b>
        <span className="ls-corner-small">{words.villains(villains.length)}</span>
      </span>
    </Corner>
  )
}
