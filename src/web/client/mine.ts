import type { OwnMatchesTold, OwnMatchTold, RecordTold } from '#protocol/told'
import { request } from '#web/client/http'
import { serverIsThere } from '#web/client/tables'
import { deviceLine, isDeviceUsed } from '#web/local/device-line'
import { askedSince } from '#web/mine/asked'
import { together } from '#web/mine/together'

// One's own matches: those of the server and those of this device, as if they were of one house.

/** Which matches are meant; all if nothing is said. */
export interface Which {
  readonly game?: string
  readonly opponent?: string
  readonly level?: string
}

const MOST = 50
/** So many that are over are asked for at a time. */
const PAGE = 20

/** A house that keeps matches of one's own. */
interface Keeper {
  matches(which: Which, isOver: boolean, most: number, after?: string): Promise<OwnMatchesTold>
  record(which: Which): Promise<RecordTold>
}

const SERVER: Keeper = {
  async matches(which, isOver, most, after) {
    const asked = {
      ...which,
      status: isOver ? 'over' : 'running',
      most: `${most}`,
      ...(after !== undefined && { after }),
    }
    return (await request(`/api/me/matches?${new URLSearchParams(asked)}`)) as OwnMatchesTold
  },
  async record(which) {
    return (await request(`/api/me/record?${new URLSearchParams({ ...which })}`)) as RecordTold
  },
}

const DEVICE: Keeper = {
  matches(which, isOver, most, after) {
    const [at, id] = after?.split('.') ?? []
    return deviceLine().matches({ ...which, isOver, most, ...(id !== undefined && { after: { at: Number(at), id } }) })
  },
  record: (which) => deviceLine().record(which),
}

const keepers = (): readonly Keeper[] => [...(serverIsThere() ? [SERVER] : []), ...(isDeviceUsed() ? [DEVICE] : [])]

/** What all of them answer; one that cannot be asked has nothing to say. */
async function askAll<Answer>(ask: (keeper: Keeper) => Promise<Answer>): Promise<readonly Answer[]> {
  const told = await Promise.allSettled(keepers().map(ask))
  return told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** Those that are not over: first those that wait for whoever looks, the longest first, then the newest. */
export async function runningMatches(which: Which = {}): Promise<readonly OwnMatchTold[]> {
  const told = await askAll((keeper) => keeper.matches(which, false, MOST))
  return told
    .flatMap(({ matches }) => matches)
    .toSorted((one, other) => (askedSince(one) ?? Infinity) - (askedSince(other) ?? Infinity) || other.at - one.at || 0)
}

/** Matches that are over, as far as they have been asked for. */
export interface Past {
  readonly matches: readonly OwnMatchTold[]
  /** Asks for more of them; missing if there are no more. */
  readonly more?: () => Promise<Past>
}

interface Told extends OwnMatchesTold {
  readonly keeper: Keeper
}

/** The matches that are over, the last first. */
export async function pastMatches(which: Which): Promise<Past> {
  const ask = async (keeper: Keeper, before?: Told): Promise<Told> => {
    if (before?.next === null) return before
    const { matches, next } = await keeper.matches(which, true, PAGE, before?.next)
    return { keeper, matches: [...(before?.matches ?? []), ...matches], next }
  }
  const past = (told: readonly Told[]): Past => {
    // Of a house that has more, nobody knows yet what lies before its last.
    const known = Math.max(...told.map(({ matches, next }) => (next === null ? 0 : matches.at(-1)!.at)), 0)
    const matches = told.flatMap((one) => one.matches).filter(({ at }) => at >= known)
    return {
      matches: matches.toSorted((one, other) => other.at - one.at),
      ...(known > 0 && { more: async () => past(await Promise.all(told.map((one) => ask(one.keeper, one)))) }),
    }
  }
  return past(await askAll((keeper) => ask(keeper)))
}

/** How one has fared, here and there. */
export async function ownRecord(which: Which): Promise<RecordTold> {
  return together(await askAll((keeper) => keeper.record(which)))
}
