import { middleOf, type Point, SIDE } from '#games/last-stand/board/spots'
import type { Part } from '#games/last-stand/board/plan'
import type { Desk } from '#games/last-stand/board/use-desk'
import type { Blow } from '#games/last-stand/forecast/assault'
import { placeOf, RING, type Space, SPACES, type SquadSpace } from '#games/last-stand/rules/geometry'
import './threats.css'

/** Who will hit whom in the coming assault: the broader a line the harder, the fainter the less likely. */
export function Threats({ desk }: { readonly desk: Desk }) {
  const { view, outlook, peeked, attacker } = desk
  if (attacker !== undefined) return <Decided desk={desk} from={attacker} />
  const blows = outlook.assaultThen?.blows ?? outlook.assault?.blows ?? []
  const all = blows
    .flatMap((blow) => blow.hits.map((hit) => ({ blow, hit })))
    .filter(({ blow, hit }) => desk.isWatchful || blow.space === peeked || view.heroes[hit.place]!.id === peeked)
  if (all.length === 0) return null
  return (
    <svg className="ls-threats" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <Head />
      {all.map(({ blow, hit }, at) => (
        <path
          key={at}
          d={wayOf(blow, middleOf(standsAt(desk, hit.place)))}
          markerEnd="url(#ls-point)"
          style={{ '--hard': Math.min(3, hit.amount), '--sure': hit.chance }}
        />
      ))}
    </svg>
  )
}

/** The attack that is being decided: at whoever is picked, or at all it may be for. */
function Decided({ desk, from }: { readonly desk: Desk; readonly from: Space }) {
  const { view } = desk
  const may = (part: Part): boolean => (desk.chosen ? desk.isPicked(part) : desk.isLit(part))
  const goals = new Set(view.heroes.flatMap(({ id, at }) => (may(id) || may(at) ? [at] : [])))
  const start = middleOf(SPACES[from]!)
  return (
    <svg className="ls-threats" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <Head />
      {[...goals].map((at) => (
        <path
          key={at}
          d={straight(start, middleOf(at))}
          markerEnd="url(#ls-point)"
          style={{ '--hard': 2, '--sure': desk.chosen ? 1 : 0.4 }}
        />
      ))}
    </svg>
  )
}

/** From the edge of one to shortly before the other. */
function straight(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return `M${from.x + x * 34} ${from.y + y * 34}L${to.x - x * 24} ${to.y - y * 24}`
}

const Head = () => (
  <defs>
    <marker id="ls-point" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="3" markerHeight="3" orient="auto">
      <path d="M0 0 10 5 0 10Z" />
    </marker>
  </defs>
)

/** Where a hero stands once what is picked is done. */
const standsAt = ({ view, outlook: { forecast } }: Desk, place: number): SquadSpace =>
  forecast?.heroes.find((hero) => hero.place === place)?.at ?? view.heroes[place]!.at

/** What is picked, as lines: from whoever does it to everybody it is for, or to where it leads. */
export function Intent({ desk: { view, doer, chosen, outlook } }: { readonly desk: Desk }) {
  const { forecast } = outlook
  if (!doer || !chosen || !forecast) return null
  const goals = [
    ...forecast.enemies.map(({ space }) => middleOf(space)),
    ...forecast.heroes.flatMap(({ place, at }) => (at === view.heroes[place]!.at ? [] : [middleOf(at)])),
  ]
  const start = middleOf(doer.at)
  return (
    <svg className="ls-intent" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {goals.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={`M${start.x} ${start.y}L${x} ${y}`} />
      ))}
    </svg>
  )
}

/** Those who stand behind others strike past them. */
function wayOf({ space, from }: Blow, to: Point): string {
  if (space === null) return `M${to.x} ${to.y - 60}L${to.x} ${to.y - 12}`
  const start = middleOf(from ?? space)
  const [dx, dy] = [to.x - start.x, to.y - start.y]
  const length = Math.hypot(dx, dy) || 1
  const aside = placeOf(space) < RING ? 14 : -18
  const [ax, ay] = [(-dy / length) * aside, (dx / length) * aside]
  const [sx, sy] = [(dx / length) * 34, (dy / length) * 34]
  const way = `M${start.x + ax + sx} ${start.y + ay + sy}L${to.x + ax - sx * 0.4} ${to.y + ay - sy * 0.4}`
  return from !== null && from !== space ? `${charge(space, start)}${way}` : way
}

const charge = (space: NonNullable<Blow['space']>, to: Point): string => {
  const start = middleOf(space)
  return `M${start.x} ${start.y}L${to.x} ${to.y}`
}
