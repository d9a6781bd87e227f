import type { CardId } from '#games/last-stand/content/enemies'
import type { HeroId, RampageId, SkillId } from '#games/last-stand/content/heroes'
import type { Direction, Quadrant, SquadSpace } from '#games/last-stand/rules/geometry'

// All names in German. Of whoever acts also the article, and the form after it where that is another one.

type Article = 'der' | 'die' | 'das'
type Noun = readonly [article: Article, name: string, oblique?: string]

const NOUNS: Readonly<Record<HeroId | CardId, Noun>> = {
  'hero.brawler': ['der', 'Raufbold'],
  'hero.femme-fatale': ['die', 'Femme fatale'],
  'hero.demolitionist': ['der', 'Sprengmeister'],
  'hero.field-medic': ['die', 'Sanitäterin'],
  'hero.heavy-gunner': ['der', 'MG-Schütze', 'MG-Schützen'],
  'hero.bulwark': ['das', 'Bollwerk'],
  'hero.ghost': ['das', 'Phantom'],
  'hero.spotter': ['die', 'Späherin'],

  'minion.grunt': ['der', 'Fußsoldat', 'Fußsoldaten'],
  'minion.enforcer': ['der', 'Vollstrecker'],
  'minion.spearman': ['der', 'Speerträger'],
  'minion.riot-guard': ['die', 'Schildwache'],
  'minion.hothead': ['der', 'Hitzkopf'],
  'minion.lurker': ['der', 'Wegelagerer'],
  'minion.ox': ['der', 'Ochse', 'Ochsen'],
  'minion.powder-monkey': ['der', 'Pulveraffe', 'Pulveraffen'],
  'minion.rifleman': ['der', 'Gewehrschütze', 'Gewehrschützen'],
  'minion.sniper': ['der', 'Scharfschütze', 'Scharfschützen'],
  'minion.gunslinger': ['der', 'Revolverheld', 'Revolverhelden'],
  'minion.grenadier': ['der', 'Grenadier'],
  'minion.dirt-biker': ['der', 'Motocrosser'],
  'minion.field-surgeon': ['der', 'Feldarzt'],
  'minion.drill-sergeant': ['der', 'Ausbilder'],
  'minion.mortar-crew': ['der', 'Mörsertrupp'],

  'lieutenant.butcher': ['der', 'Schlächter'],
  'lieutenant.deadeye': ['das', 'Falkenauge'],
  'lieutenant.ironclad': ['der', 'Stahlkoloss'],
  'lieutenant.gemini': ['das', 'Zwillingspaar'],
  'lieutenant.warcaller': ['der', 'Kriegsrufer'],
  'lieutenant.saboteur': ['der', 'Saboteur'],
  'lieutenant.vulture': ['der', 'Geier'],
  'lieutenant.ringleader': ['der', 'Rädelsführer'],
  'lieutenant.spitfire': ['der', 'Feuerspucker'],
  'lieutenant.quartermaster': ['der', 'Quartiermeister'],

  'general.firestarter': ['der', 'Feuerteufel'],
  'general.iron-marshal': ['der', 'Eisenmarschall'],
  'general.huntmaster': ['der', 'Jagdmeister'],
  'general.warlord': ['der', 'Kriegsherr', 'Kriegsherrn'],
  'general.bombardier': ['der', 'Bombardier'],
}

const DEEDS: Readonly<Record<SkillId | RampageId, string>> = {
  'skill.haymaker': 'Schwinger',
  'skill.bottle-throw': 'Flaschenwurf',
  'skill.wrecking-swing': 'Rundumschlag',
  'skill.shove': 'Rempler',
  'skill.walk-it-off': 'Abschütteln',
  'rampage.one-man-riot': 'Ein-Mann-Aufruhr',
  'skill.focused-shots': 'Gezielte Schüsse',
  'skill.beckon': 'Lockruf',
  'skill.parting-shot': 'Abschiedsschuss',
  'skill.slip-away': 'Entschlüpfen',
  'rampage.dead-to-rights': 'Auf frischer Tat',
  'skill.sidearm': 'Dienstwaffe',
  'skill.grenade': 'Handgranate',
  'skill.lay-mine': 'Mine legen',
  'skill.remote-trigger': 'Fernzünder',
  'rampage.bring-it-down': 'Alles einreißen',
  'skill.carbine': 'Karabiner',
  'skill.patch-up': 'Verarzten',
  'skill.pull-to-safety': 'In Sicherheit ziehen',
  'skill.tranq-dart': 'Betäubungspfeil',
  'rampage.triage': 'Notversorgung',
  'skill.burst': 'Feuerstoß',
  'skill.sweep': 'Bestreichen',
  'skill.pin-down': 'Niederhalten',
  'skill.dig-in': 'Eingraben',
  'rampage.empty-the-belt': 'Gurt leeren',
  'skill.shield-bash': 'Schildstoß',
  'skill.cover': 'Deckung geben',
  'skill.draw-fire': 'Feuer auf sich ziehen',
  'skill.scattergun': 'Schrotflinte',
  'rampage.human-wall': 'Menschenmauer',
  'skill.silenced-shot': 'Leiser Schuss',
  'skill.knife-work': 'Messerarbeit',
  'skill.tumble': 'Abrollen',
  'skill.misdirect': 'Irreführen',
  'rampage.no-witnesses': 'Keine Zeugen',
  'skill.marksman': 'Meisterschuss',
  'skill.call-target': 'Ziel ansagen',
  'skill.orders': 'Befehle',
  'skill.recon': 'Aufklärung',
  'rampage.air-strike': 'Luftschlag',
}

/** Abilities and attacks of generals, by what they are called in English. */
const ABILITIES: Readonly<Record<string, string>> = {
  'Spreading Flames': 'Flugfeuer',
  'Burning Ground': 'Brennender Boden',
  'Stamp Out': 'Austreten',
  Inferno: 'Feuersbrunst',
  'Issued Plates': 'Panzerplatten',
  Hammer: 'Hammerschlag',
  'The Quarry': 'Die Beute',
  'The Kill': 'Fangschuss',
  'Endless Ranks': 'Endlose Reihen',
  Onslaught: 'Ansturm',
  'Ranging Shot': 'Einschießen',
  Carpet: 'Bombenteppich',
}

export const nameDe = (id: HeroId | CardId): string => NOUNS[id][1]
export const deedDe = (id: SkillId | RampageId): string => `„${DEEDS[id]}“`
export const deedNameDe = (id: SkillId | RampageId): string => DEEDS[id]
export const abilityDe = (name: string): string => ABILITIES[name] ?? name

const DEN = { der: 'den', die: 'die', das: 'das' } as const
const DEM = { der: 'dem', die: 'der', das: 'dem' } as const
const VOM = { der: 'vom', die: 'von der', das: 'vom' } as const
const declined =
  (articles: Readonly<Record<Article, string>>) =>
  (id: HeroId | CardId): string => {
    const [article, name, oblique = name] = NOUNS[id]
    return `${articles[article]} ${oblique}`
  }

/** "der Ochse" */
export const der = (id: HeroId | CardId): string => `${NOUNS[id][0]} ${NOUNS[id][1]}`
/** "den Ochsen" */
export const den = declined(DEN)
/** "dem Ochsen" */
export const dem = declined(DEM)
/** "des Ochsen", "des Hitzkopfs", "der Späherin" */
export function des(id: HeroId | CardId): string {
  const [gender, name, oblique] = NOUNS[id]
  if (gender === 'die') return `der ${oblique ?? name}`
  return `des ${oblique ?? `${name}${/(?:s|zt)$/.test(name) ? 'es' : 's'}`}`
}
/** "vom Ochsen" */
export const vom = declined(VOM)

const SQUAD: Readonly<Record<SquadSpace, string>> = { NW: 'NW', NE: 'NO', SE: 'SO', SW: 'SW' }
export const squadSpaceDe = (space: SquadSpace): string => SQUAD[space]
/** Ways in which an enemy is shifted, as they stand behind it. */
export const WAYS_DE: Readonly<Record<Direction, string>> = {
  back: 'zurück',
  forward: 'vor',
  cw: 'im Uhrzeigersinn',
  ccw: 'gegen den Uhrzeigersinn',
}
export const QUADRANTS_DE: Readonly<Record<Quadrant, string>> = { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' }
