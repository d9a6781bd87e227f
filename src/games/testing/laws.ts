import type { Game, GameTypes } from '#engine/game'
import type { Sight, Trial } from '#engine/laws'
import { anyTable, countTables, everyTable } from '#engine/options'
import { SeededRandom } from '#engine/random'

/** What `npm run laws` should know of a game besides its contract; whatever is left out has a good default. */
export interface GameLaws<T extends GameTypes> {
  /** How many matches a thorough run has. */
  readonly matches?: number
  /** More choices than any match can take. */
  readonly mostChoices?: number
  /** Watches one match, and throws if it does what no match may. */
  sight?(): Sight<T>
}

const MATCHES = 20_000
const MOST_CHOICES = 100_000
/** Tables of which each is played at in its turn; where there are more, each match draws its own. */
const MOST_TABLES = 10_000

/** How a game is held to the laws. */
export interface LawRun {
  readonly matches: number
  /** What is played in the match of that number. */
  trial(at: number): Trial<GameTypes>
  sight(): Sight<GameTypes>
  /** How many kinds of table there are. */
  readonly tables: number
}

/** Every legal setting of the options with every number of seats, or, where there are too many, any of them. */
export function lawRun(game: Game<GameTypes>, laws: GameLaws<GameTypes> = {}): LawRun {
  const { matches = MATCHES, mostChoices = MOST_CHOICES } = laws
  const many = countTables(game)
  const tables = many > MOST_TABLES ? undefined : everyTable(game)
  return {
    matches,
    trial(at) {
      const seed = `laws ${at}`
      const table = tables ? tables[at % tables.length]! : anyTable(game, SeededRandom.from(seed))
      return { ...table, seed, mostChoices }
    },
    sight: () => laws.sight?.() ?? {},
    tables: tables?.length ?? many,
  }
}
