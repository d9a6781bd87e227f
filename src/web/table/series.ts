import { isClosed } from '#games/shelf'
import { seriesAfter } from '#protocol/series'
import type { NowTold, SeriesTold } from '#protocol/told'

/** The series that this match carries on, with what came of it as soon as that is told; none where it is the first. */
export const seriesAt = ({ series, seats, outcome }: NowTold): SeriesTold | undefined =>
  series && outcome && !isClosed(outcome) ? seriesAfter(series, seats, outcome) : series
