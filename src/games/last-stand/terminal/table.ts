import { type Company, flow, glossed, numbered, type Screen, type Style, type TerminalTable } from '#engine/terminal'
import { wrap } from '#engine/words'
import { about } from '#games/last-stand/about'
import { CARD } from '#games/last-stand/content/enemies'
import { HERO, HERO_IDS, type HeroId, isSkill } from '#games/last-stand/content/heroes'
import { KEYWORDS } from '#games/last-stand/content/vocabulary'
import { forecastOf } from '#games/last-stand/forecast/forecast'
import { placeOf, type SpaceId, SPACES, SQUAD_SPACES, type SquadSpace } from '#games/last-stand/rules/geometry'
import { CUBES, health, hpLeft, isOutOfPosition } from '#games/last-stand/rules/read'
import {
  comingSaid,
  deedsSaid,
  forceSaid,
  generalSaid,
  livesSaid,
  pilesSaid,
  stateOf,
  tell,
  tokensOf,
  tokensSaid,
  trackSaid,
  whenSaid,
} from '#games/last-stand/terminal/tell'
import { forecastBrief } from '#games/last-stand/text/forecasts'
import { aboutTyped, readTyped } from '#games/last-stand/terminal/typed'
import { heroDeeds, keywordName, keywordSaid, rampageSaid, skillSaid } from '#games/last-stand/text/sentences'
import { deedName } from '#games/last-stand/text/names'
import { text } from '#games/last-stand/text/text'
import type { Choice, LastStand, View } from '#games/last-stand/types'

/** The table of Last Stand: the ring with the squad in it, heroes, enemies, cards, and what one may choose. */
export const table: TerminalTable<LastStand> = {
  draw: (view, choices, company, screen) => [
    ...headlines(view, screen),
    ...boardLines(view, screen),
    ...view.heroes.flatMap((_, place) => heroLines(view, place, company, screen)),
    ...view.enemies.flatMap((_, at) => enemyLines(view, at, screen)),
    ...restLines(view, screen),
    ...(choices.length > 0 ? deedLines(view, screen) : []),
    ...choiceLines(view, choices, screen),
  ],

  tell,

  keys: (choices) => choices.map((_, at) => `${at + 1}`),

  read: readTyped,

  about: aboutTyped,

  help: (screen) => [
    ...wrap('Choose by its number, or say it; the beginning of a name is enough.', screen.width),
    '',
    ...COMMANDS.flatMap(([words, what]) => glossed(words, what, 36, screen)),
    '',
    ...wrap(
      'F1 to F8 are frontline spaces, R1 to R8 ranged spaces behind them; NW, NE, SE and SW are the squad spaces. ' +
        'On the board an enemy shows HP left and armor: z is suppressed, - weakened, ! marked, ? out of position, * has the mine. ' +
        'A hero in small letters is knocked down; ~ is a fire, + the aim of the next shot.',
      screen.width,
    ),
    '',
    ...KEYWORDS.flatMap((keyword) => glossed(keywordName(keyword, 'en'), keywordSaid(keyword, 'en'), 16, screen)),
    ...HERO_IDS.flatMap((id) => ['', screen.paint('bold', HERO[id].name), ...sheetLines(id, screen)]),
  ],
}

const COMMANDS = [
  ['move ne', 'a step to a squad space'],
  ['haymaker f1, beckon r3', 'a skill against the enemy there'],
  ['grenade n, sweep 3', 'a skill against a quadrant, or along a lane'],
  ['misdirect f1 cw', 'with a direction: back, forward, cw, ccw'],
  ['patch up ghost, lay mine f5', 'a skill for a hero, or on a space'],
  ['rampage, rampage f1 r3', 'the rampage, for three cubes'],
  ['revive ghost, stand up, stamp out', 'other actions'],
  ['end, pass', 'ends the turn; does nothing with an order'],
  ['ghost, nw, f1 3, lose, discard ox', 'answers to a question'],
] as const

/** A sheet, for help. */
const sheetLines = (id: HeroId, screen: Screen): string[] =>
  heroDeeds(id).flatMap((deed) =>
    glossed(deedName(deed, 'en'), isSkill(deed) ? skillSaid(deed, 'en') : rampageSaid(deed, 'en'), 20, screen),
  )

function headlines(view: View, { width, paint }: Screen): string[] {
  const first = view.seats > 1 ? [`${text.seat(view.token)} first`] : []
  const when = [paint('bold', about.name), ...whenSaid(view)]
  return [
    ...flow(when, paint('dim', ' · '), width),
    ...flow([trackSaid(view), livesSaid(view), ...first], ' · ', width).map((line) => paint('dim', line)),
  ]
}

type Cell = SpaceId | SquadSpace | null
/** D1 The board as it lies. */
const BOARD: readonly (readonly Cell[])[] = [
  [null, null, 'R1', 'R2', null, null],
  [null, null, 'F1', 'F2', null, null],
  ['R8', 'F8', 'NW', 'NE', 'F3', 'R3'],
  ['R7', 'F7', 'SW', 'SE', 'F4', 'R4'],
  [null, null, 'F6', 'F5', null, null],
  [null, null, 'R6', 'R5', null, null],
]
const WIDEST = 12

/** A hero in two letters: `Br`, `FF`; in small ones when it lies. */
const shortName = (id: HeroId): string => {
  const words = HERO[id].name.split(' ')
  return words.length > 1 ? words.map((word) => word[0]).join('') : HERO[id].name.slice(0, 2)
}

const isSquad = (cell: Cell): cell is SquadSpace => SQUAD_SPACES.some((space) => space === cell)

/** Up to three lines for each row of cells, each cell with a column between it and the next. */
function boardLines(view: View, { width, paint }: Screen): string[] {
  const column = Math.min(WIDEST, Math.floor(width / BOARD.length))
  return BOARD.flatMap((row) => {
    const cells = row.map((cell) => cellLines(view, cell, column - 1))
    const filled = [0, 1, 2].filter((line) => cells.some(({ lines }) => lines[line]))
    return filled.map((line) =>
      cells
        .map(({ lines, style }) => {
          const said = (lines[line] ?? '').slice(0, column - 1).padEnd(column)
          return style ? paint(style, said) : said
        })
        .join('')
        .trimEnd(),
    )
  })
}

interface CellLines {
  readonly lines: readonly string[]
  readonly style?: Style
}

function cellLines(view: View, cell: Cell, width: number): CellLines {
  if (cell === null) return { lines: [] }
  if (isSquad(cell)) {
    const { fires, aim, heroes } = view
    const signs = `${fires.includes(cell) ? '~' : ''}${aim === cell ? '+' : ''}`
    const here = heroes
      .filter(({ at }) => at === cell)
      .map(({ id, down }) => (down ? shortName(id).toLowerCase() : shortName(id)))
    return { lines: [`[${cell}${signs}`.slice(0, width - 1) + ']', ...flow(here, ' ', width)], style: 'green' }
  }
  const at = placeOf(cell)
  const enemy = view.enemies[at]
  const mine = view.mine === at ? '*' : ''
  if (!enemy) return { lines: [`${cell}${mine}`, mine ? 'mine' : '·'], style: 'dim' }
  const { name, rank } = CARD[enemy.card]
  const signs = [
    [enemy.suppressed, 'z'],
    [enemy.weakened > 0, '-'],
    [enemy.mark > 0, '!'],
    [isOutOfPosition(enemy, at), '?'],
  ] as const
  const marks = signs.map(([isOn, sign]) => (isOn ? sign : '')).join('')
  const lines = [
    `${cell}${mine}${marks}`,
    name.replace(/^The /, ''),
    `${hpLeft(enemy)}${enemy.armor > 0 ? `+${enemy.armor}` : ''}`,
  ]
  return rank === 'minion' ? { lines } : { lines, style: rank === 'general' ? 'redBright' : 'yellow' }
}

/** `Br Brawler (you)  NW  5/9 +2  cubes 1  acting, 2 actions left`. */
function heroLines(view: View, place: number, { players }: Company, { width, paint }: Screen): string[] {
  const hero = view.heroes[place]!
  const { id, seat, at, armor, cubes, down } = hero
  const who = view.seats > 1 ? (players[seat] ?? text.seat(seat)) : ''
  const facts = [
    paint(down ? 'dim' : 'green', `${shortName(id)} ${HERO[id].name}`) + (who ? ` (${who})` : ''),
    at,
    `${health(hero)}/${HERO[id].hp}${armor > 0 ? ` +${armor}` : ''}`,
    `cubes ${cubes}/${CUBES}`,
    ...stateOf(view, place).map((state) => paint('yellow', state)),
  ]
  return flow(facts, '  ', width, 3)
}

/** `F1 Grunt  3/3 +1  Range 1, Power 3  retaliate`. */
function enemyLines(view: View, at: number, { width, paint }: Screen): string[] {
  const enemy = view.enemies[at]
  if (!enemy) return []
  const { name, hp, rank, keywords } = CARD[enemy.card]
  const facts = [
    `${SPACES[at]!} ${rank === 'minion' ? name : paint('yellow', name)}`,
    `${hpLeft(enemy)}/${hp}${enemy.armor > 0 ? ` +${enemy.armor}` : ''}`,
    forceSaid(view, at),
    ...keywords.map((keyword) => keywordName(keyword, 'en').toLowerCase()),
    ...tokensOf(enemy, at).map((token) => paint('cyan', token)),
  ]
  return flow(facts, '  ', width, 3)
}

const restLines = (view: View, { width, paint }: Screen): string[] => [
  ...wrap(`General: ${generalSaid(view)}`, width),
  ...flow([...tokensSaid(view), ...pilesSaid(view)], ' · ', width)
    .flatMap((line) => wrap(line, width))
    .map((line) => paint('dim', line)),
  ...comingSaid(view).flatMap((line) => wrap(line, width)),
]

const deedLines = (view: View, { width, paint }: Screen): string[] =>
  deedsSaid(view).flatMap(([name, said]) =>
    wrap(`${name}: ${said}`, width - 2).map((line, part) => (part === 0 ? paint('cyan', line) : `  ${line}`)),
  )

/** More choices than this are too many to read: of lists of enemies, then, only single ones are shown. */
const MANY = 30

function choiceLines(view: View, choices: readonly Choice[], screen: Screen): string[] {
  const shown = choices.flatMap((choice, at) =>
    choices.length > MANY && 'enemies' in choice && choice.enemies.length > 1 ? [] : at,
  )
  const hidden = choices.length - shown.length
  return [
    ...numbered(
      shown.map((at) => choiceSaid(choices[at]!, view)),
      screen,
      shown.map((at) => `${at + 1}`),
    ),
    ...(hidden > 0 ? wrap(`And ${hidden} more with several enemies: rampage f1 r3`, screen.width) : []),
  ]
}

/** A choice and what is likely to come of it. */
function choiceSaid(choice: Choice, view: View): string {
  const comes = forecastBrief(forecastOf(view, choice), 'en')
  return comes === '' ? text.choice(choice, view) : `${text.choice(choice, view)}: ${comes}`
}
