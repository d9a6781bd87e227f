import type { Language } from '#engine/game'
import { counted } from '#engine/words'
import type { MinionType, Objective } from '#games/roll-and-fight/content/vocabulary'
import { listed } from '#games/roll-and-fight/text/forms'
import { MINIONS_DE } from '#games/roll-and-fight/text/names-german'

/** What the den says on the board, besides what the game says anyway. */
export interface DenWords {
  den(name: string): string
  /** "2 Grunts", "1 Gunman". */
  minions(type: MinionType, many: number): string
  /** One of those, of whom there are so many: "one of 3 Grunts", "Blocker". */
  oneOf(type: MinionType, many: number): string
  alive(who: readonly string[]): string
  readonly nobody: string
  evaded(who: readonly string[]): string
  dotted(who: readonly string[]): string
  /** Beside one of them. */
  readonly isEvaded: string
  readonly isDotted: string
  readonly empty: string
  boss(name: string, left: number, health: number): string
  bossDead(name: string): string
  readonly here: string
  readonly entrance: string
  readonly visited: string
  readonly notVisited: string
  loot(left: number): string
  readonly lootGone: string
  objective(points: number, what: string, progress: string | undefined): string
  readonly marked: string
  readonly met: string
  readonly lost: string
  readonly open: string
  /** An Objective in as few words as fit into a room. */
  brief(objective: Objective, progress?: string): string
  progress(done: number, of: number): string
  doors(to: readonly string[]): string
  /** As it is called where names have no room. */
  number(room: number): string
  path(step: number): string
  /** So many would wound the Hero in step 3. */
  threat(many: number): string
}

const MINIONS_EN: Readonly<Record<MinionType, readonly [one: string, more: string]>> = {
  grunt: ['Grunt', 'Grunts'],
  'tough-guy': ['Tough Guy', 'Tough Guys'],
  blocker: ['Blocker', 'Blockers'],
  henchman: ['Henchman', 'Henchmen'],
  gunman: ['Gunman', 'Gunmen'],
}

export const DEN_WORDS: Readonly<Record<Language, DenWords>> = {
  en: {
    den: (name) => `Den: ${name}`,
    minions: (type, many) => counted(many, ...MINIONS_EN[type]),
    oneOf: (type, many) => (many === 1 ? MINIONS_EN[type][0] : `one of ${many} ${MINIONS_EN[type][1]}`),
    alive: (who) => `${who.join(', ')} alive`,
    nobody: 'nobody alive',
    evaded: (who) => `Evaded: ${who.join(', ')}.`,
    dotted: (who) => `One damage taken: ${who.join(', ')}.`,
    isEvaded: 'evaded',
    isDotted: 'one damage taken',
    empty: 'nobody lives here',
    boss: (name, left, health) => `${name} is here, ${left} of ${health} health left.`,
    bossDead: (name) => `${name} is dead.`,
    here: 'The Hero is here.',
    entrance: 'Entrance.',
    visited: 'Visited.',
    notVisited: 'Not visited.',
    loot: (left) => `${left} Loot to collect.`,
    lootGone: 'Its Loot is collected.',
    objective: (points, what, progress) =>
      `Objective for ${counted(points, 'point')}: ${what}${progress === undefined ? '' : ` (${progress})`}`,
    marked: 'marked',
    met: 'met',
    lost: 'out of reach',
    open: 'not met yet',
    brief(objective, progress) {
      switch (objective.kind) {
        case 'clear-1r':
          return 'Clear in 1 round'
        case 'kill-n': {
          const { count, type } = objective
          return progress ? `Kill ${MINIONS_EN[type][1]} ${progress}` : `Kill ${counted(count, ...MINIONS_EN[type])}`
        }
        case 'health6':
          return progress ? `Health spaces ${progress}` : '6 Health spaces'
        case 'visit':
          return progress ? `Visit rooms ${progress}` : `Visit ${objective.count} rooms`
        case 'visit-adj':
          return progress ? `Visit next door ${progress}` : 'Visit all next door'
        case 'kill-adj':
          return `Next door, all ${listed(
            objective.types.map((type) => MINIONS_EN[type][1]),
            'and',
          )}`
        default:
          objective.kind satisfies 'hit-boss'
          return 'Hit the Boss'
      }
    },
    progress: (done, of) => `${done} of ${of}`,
    number: (room) => `Room ${room}.`,
    doors: (to) => `Doors to ${listed(to, 'and')}.`,
    path: (step) => `Step ${step} of the way out.`,
    threat: (many) => `${many} here would wound the Hero if it ended now.`,
  },
  de: {
    den: (name) => `Versteck: ${name}`,
    minions: (type, many) => `${many} ${MINIONS_DE[type][many === 1 ? 0 : 2]}`,
    oneOf: (type, many) =>
      many === 1 ? MINIONS_DE[type][0] : `einer von ${many} ${MINIONS_DE[type][2].replace(/er$/, 'ern')}`,
    alive: (who) => `${who.join(', ')} am Leben`,
    nobody: 'niemand am Leben',
    evaded: (who) => `Abgelenkt: ${who.join(', ')}.`,
    dotted: (who) => `Schon ein Schaden: ${who.join(', ')}.`,
    isEvaded: 'abgelenkt',
    isDotted: 'verletzt',
    empty: 'hier ist niemand',
    boss: (name, left, health) => `Hier ist ${name.replace(/^Der /, 'der ')}, noch ${left} von ${health} Leben.`,
    bossDead: (name) => `${name} ist tot.`,
    here: 'Hier steht die Figur.',
    entrance: 'Eingang.',
    visited: 'Besucht.',
    notVisited: 'Nicht besucht.',
    loot: (left) => `${left} Beute zu holen.`,
    lootGone: 'Die Beute ist geholt.',
    objective: (points, what, progress) =>
      `Auftrag für ${points} ${points === 1 ? 'Punkt' : 'Punkte'}: ${what}${progress === undefined ? '' : ` (${progress})`}`,
    marked: 'abgehakt',
    met: 'erfüllt',
    lost: 'nicht mehr zu schaffen',
    open: 'noch nicht erfüllt',
    brief(objective, progress) {
      switch (objective.kind) {
        case 'clear-1r':
          return 'In 1 Runde räumen'
        case 'kill-n': {
          const who = MINIONS_DE[objective.type][2]
          return progress ? `${who} töten ${progress}` : `${objective.count} ${who} töten`
        }
        case 'health6':
          return progress ? `Lebensfelder ${progress}` : '6 Lebensfelder'
        case 'visit':
          return progress ? `Räume besuchen ${progress}` : `${objective.count} Räume besuchen`
        case 'visit-adj':
          return progress ? `Nachbarräume ${progress}` : 'Alle Nachbarräume'
        case 'kill-adj':
          return `Nebenan alle ${listed(
            objective.types.map((type) => MINIONS_DE[type][2]),
            'und',
          )}`
        default:
          objective.kind satisfies 'hit-boss'
          return 'Boss treffen'
      }
    },
    progress: (done, of) => `${done} von ${of}`,
    number: (room) => `Raum ${room}.`,
    doors: (to) => `Türen: ${listed(to, 'und')}.`,
    path: (step) => `Schritt ${step} auf dem Weg hinaus.`,
    threat: (many) => `${many} hier ${many === 1 ? 'würde' : 'würden'} die Figur verwunden, wenn es jetzt endete.`,
  },
}
