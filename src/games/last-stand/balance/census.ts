import { addCount, type Census, type Count, type Counts, type Watcher } from '#engine/census'
import type { Outcome } from '#engine/game'
import { tables } from '#games/last-stand/balance/census-tables'
import type { Measure } from '#games/last-stand/balance/census-read'
import { isGeneral } from '#games/last-stand/content/enemies'
import { HERO, type HeroId, type SkillId } from '#games/last-stand/content/heroes'
import type { Event, LastStand, State } from '#games/last-stand/types'

// Section H of the rules document: what is counted in each match. `census-tables` and `census-targets` read it.

/** One match, as far as it has been watched. */
class Watched {
  readonly #counts: Record<Exclude<Measure, 'entered'>, number> = {
    rounds: 0,
    knocked: 0,
    overwhelmed: 0,
    defeated: 0,
    rampages: 0,
  }
  #entered: number | undefined
  #track = 0
  /** How often each skill was used. */
  readonly #skills: Counts = {}
  readonly #heroes: Counts = {}

  told(event: Event): void {
    const counts = this.#counts
    switch (event.kind) {
      case 'phase-begun':
        if (event.phase === 'squad') counts.rounds = event.round
        break
      case 'track-moved':
        this.#track = event.track
        break
      case 'revealed':
        if (isGeneral(event.card)) this.#entered = this.#track
        break
      case 'knocked-down':
        counts.knocked++
        break
      case 'overwhelmed':
        counts.overwhelmed++
        break
      case 'enemy-defeated':
        counts.defeated++
        break
      case 'rampaged':
        counts.rampages++
        break
      case 'used':
        addCount(this.#skills, event.skill)
        addCount(this.#heroes, event.hero)
        break
      default:
    }
  }

  /** Counts the match; one that was given up has no end that one could count. */
  ended({ general, heroes, options }: State, { payoffs, reason }: Outcome, count: Count): void {
    if (reason === 'abandoned') return
    const end = payoffs[0] === 1 ? 'won' : 'lost'
    count('games')
    count(end)
    count(`end/${reason}`)
    count(`difficulty/${options.difficulty}`)
    count(`general/${general}/${end}`)
    for (const { id } of heroes) this.#countHero(id, end, count)
    for (const [measure, value] of Object.entries(this.#counts)) count(`${measure}=${value}`)
    if (this.#entered !== undefined) count(`entered=${this.#entered}`)
    for (const [skill, times] of Object.entries(this.#skills)) this.#countSkill(skill as SkillId, times, heroes, count)
  }

  #countHero(id: HeroId, end: string, count: Count): void {
    const uses = this.#heroes[id] ?? 0
    count(`hero/${id}/${end}`)
    count(`uses/${id}`, uses)
    count(`uses*uses/${id}`, uses * uses)
  }

  /** With what the spread of its share comes of. */
  #countSkill(skill: SkillId, times: number, heroes: State['heroes'], count: Count): void {
    const hero = heroes.find(({ id }) => HERO[id].skills.includes(skill))!
    count(`skill/${skill}`, times)
    count(`skill*skill/${skill}`, times * times)
    count(`skill*uses/${skill}`, times * (this.#heroes[hero.id] ?? 0))
  }
}

function watch(bots: readonly string[], count: Count): Watcher<LastStand> {
  const watched = new Watched()
  return {
    told: (event) => watched.told(event),
    chosen() {},
    ended(state, outcome) {
      watched.ended(state, outcome, count)
      if (bots.includes('random')) count('random')
    },
  }
}

export const census: Census<LastStand> = { watch, tables }
