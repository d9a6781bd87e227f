import { Corners } from '#games/last-stand/board/corners.tsx'
import { EnemySpace } from '#games/last-stand/board/enemy.tsx'
import { Ground } from '#games/last-stand/board/ground.tsx'
import { Happening } from '#games/last-stand/board/happening.tsx'
import { AS_READ } from '#games/last-stand/board/spots'
import { SquadSpot } from '#games/last-stand/board/squad.tsx'
import { Intent, Threats } from '#games/last-stand/board/threats.tsx'
import type { Desk } from '#games/last-stand/board/use-desk'
import { SQUAD_SPACES } from '#games/last-stand/rules/geometry'
import { Won } from '#games/last-stand/board/won.tsx'
import { useRoving } from '#web/design/roving'
import './field.css'

/** The ring with the squad in it, as it lies; what is general about the match lies in its corners. */
export function Field({ desk }: { readonly desk: Desk }) {
  const { words } = desk
  const roving = useRoving<HTMLDivElement>(AS_READ.length)
  return (
    <section className="ls-field" aria-label={words.field}>
      <Ground desk={desk} />
      <div className="ls-ring" {...roving.list}>
        {AS_READ.map((space, at) => (
          <EnemySpace key={space} desk={desk} space={space} roving={roving.item(at)} />
        ))}
        {SQUAD_SPACES.map((space) => (
          <SquadSpot key={space} desk={desk} space={space} />
        ))}
        <Corners desk={desk} />
        <i className="ls-block" data-keep-clear />
      </div>
      <Intent desk={desk} />
      <Threats desk={desk} />
      {desk.view.result?.reason === 'general-defeated' && <Won />}
      <Happening desk={desk} />
    </section>
  )
}
