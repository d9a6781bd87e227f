import type { ReactNode } from 'react'
import type { Language } from '#engine/game'
import { DieFace } from '#games/roll-and-fight/board/art/die.tsx'
import { MinionPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import type { Face, Requirement } from '#games/roll-and-fight/content/vocabulary'
import { faceName } from '#games/roll-and-fight/text/names'
import './card.css'

/** A face of the Fighting die by itself. */
export const FaceCard = ({ face, language }: { readonly face: Face; readonly language: Language }) => (
  <span className="rf-card" data-card="face" aria-hidden="true">
    <span className="rf-card-name">
      <span>{faceName(face, language)}</span>
    </span>
    <span className="rf-card-large">
      <DieFace face={face} />
    </span>
  </span>
)

/** What has to be done for each kind of Objective, in pictures. */
const DEEDS: Readonly<Record<Requirement['kind'], ReactNode>> = {
  'kill-adj': (
    <>
      <Sign name="entrance" />
      <MinionPicture type="tough-guy" />
      <Sign name="kill" />
    </>
  ),
  visit: (
    <>
      <Sign name="visited" />
      <Sign name="visited" />
      <Sign name="visited" />
    </>
  ),
  'kill-n': (
    <>
      <MinionPicture type="grunt" />
      <MinionPicture type="grunt" />
      <MinionPicture type="grunt" />
    </>
  ),
  health6: (
    <>
      <Sign name="heart" />
      <Sign name="heart" />
      <Sign name="heal" />
    </>
  ),
  'hit-boss': (
    <>
      <Sign name="hit" />
      <Sign name="kill" />
    </>
  ),
  'visit-adj': (
    <>
      <Sign name="visited" />
      <Sign name="entrance" />
      <Sign name="visited" />
    </>
  ),
  'clear-1r': (
    <>
      <MinionPicture type="blocker" />
      <MinionPicture type="henchman" />
      <Sign name="one-use" />
    </>
  ),
}

/** The pictures alone. */
export const ObjectiveDeed = ({ kind }: { readonly kind: Requirement['kind'] }) => (
  <span className="rf-card-deed" aria-hidden="true">
    {DEEDS[kind]}
  </span>
)

interface ObjectiveCardProps {
  readonly kind: Requirement['kind']
  /** What it is called. */
  readonly name: string
}

/** A kind of Objective by itself. */
export const ObjectiveCard = ({ kind, name }: ObjectiveCardProps) => (
  <span className="rf-card" data-card="objective" aria-hidden="true">
    <span className="rf-card-name">
      <span>{name}</span>
    </span>
    <span className="rf-card-large">
      <Sign name="objective" />
    </span>
    <ObjectiveDeed kind={kind} />
  </span>
)
