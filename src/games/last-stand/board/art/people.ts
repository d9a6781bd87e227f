import type { ARMS } from '#games/last-stand/board/art/arms.tsx'
import type { Eyes, Face, Mouth } from '#games/last-stand/board/art/bust.tsx'
import type { DRESS } from '#games/last-stand/board/art/dress.tsx'
import type { HAIR } from '#games/last-stand/board/art/hair.tsx'
import type { HATS } from '#games/last-stand/board/art/hats.tsx'
import type { CardId } from '#games/last-stand/content/enemies'
import type { HeroId } from '#games/last-stand/content/heroes'

/** What somebody wears or holds; the same part may be worn by several, in their own colours. */
export type Part = keyof typeof HAIR | keyof typeof HATS | keyof typeof DRESS | keyof typeof ARMS

/** How somebody looks: a face, and what is drawn behind and over it, in this order. */
export interface Looks {
  readonly eyes: Eyes
  readonly mouth: Mouth
  readonly face?: Face
  readonly behind?: readonly Part[]
  readonly over: readonly Part[]
  /** So high that it is drawn a little smaller. */
  readonly tall?: true
  readonly skin?: string
  readonly hair?: string
  readonly cloth: string
  /** Of hats, collars and vests. */
  readonly trim?: string
}

const FAIR = '#efc3a0'
const PALE = '#e9cdb8'
const TAN = '#c98f62'
const BROWN = '#9c6240'
const DEEP = '#6f4530'

export const PEOPLE: Readonly<Record<HeroId | CardId, Looks>> = {
  'hero.brawler': {
    eyes: 'stern',
    mouth: 'firm',
    face: 'broad',
    behind: ['mullet-back'],
    over: ['straps', 'crew-cut', 'stubble', 'headband', 'fist'],
    hair: '#5a3519',
    cloth: '#e4dccb',
    trim: '#b03a2a',
  },
  'hero.femme-fatale': {
    eyes: 'sly',
    mouth: 'lips',
    face: 'slim',
    behind: ['long-back'],
    over: ['vee', 'veil', 'pistol'],
    skin: FAIR,
    hair: '#241a24',
    cloth: '#a3263a',
  },
  'hero.demolitionist': {
    eyes: 'calm',
    mouth: 'grin',
    behind: ['curls-back'],
    over: ['vest', 'curls', 'goggles-up', 'dynamite'],
    skin: FAIR,
    hair: '#b5551f',
    cloth: '#c2793a',
    trim: '#7a4a26',
  },
  'hero.field-medic': {
    eyes: 'calm',
    mouth: 'smile',
    face: 'slim',
    behind: ['tail-back'],
    over: ['satchel', 'sleek', 'cross', 'syringe'],
    skin: TAN,
    hair: '#3a2417',
    cloth: '#5f8f8a',
  },
  'hero.heavy-gunner': {
    eyes: 'stern',
    mouth: 'none',
    face: 'broad',
    over: ['belts', 'bandana', 'beard', 'minigun'],
    hair: '#8a4a1f',
    cloth: '#55653c',
    trim: '#2f5f8c',
  },
  'hero.bulwark': {
    eyes: 'calm',
    mouth: 'firm',
    face: 'broad',
    tall: true,
    over: ['plates', 'visor-up', 'shield'],
    skin: DEEP,
    cloth: '#2f4f74',
  },
  'hero.ghost': {
    eyes: 'sly',
    mouth: 'none',
    over: ['vest', 'balaclava', 'silenced'],
    skin: PALE,
    cloth: '#4a4f5c',
    trim: '#2f333d',
  },
  'hero.spotter': {
    eyes: 'calm',
    mouth: 'smirk',
    face: 'slim',
    behind: ['aerial-back'],
    over: ['fringe', 'beret', 'binoculars'],
    skin: FAIR,
    hair: '#a9642a',
    cloth: '#7b7446',
    trim: '#7c2f2a',
  },

  'minion.grunt': {
    eyes: 'stern',
    mouth: 'firm',
    tall: true,
    over: ['pot', 'bayonet'],
    cloth: '#6f7752',
  },
  'minion.enforcer': {
    eyes: 'stern',
    mouth: 'firm',
    face: 'broad',
    tall: true,
    over: ['suit', 'shades', 'bat'],
    skin: TAN,
    cloth: '#3b3a44',
  },
  'minion.spearman': {
    eyes: 'stern',
    mouth: 'none',
    tall: true,
    over: ['bandana', 'kerchief', 'spear'],
    skin: BROWN,
    cloth: '#8a6a3f',
    trim: '#a5743a',
  },
  'minion.riot-guard': {
    eyes: 'stern',
    mouth: 'firm',
    over: ['visor', 'riot-shield'],
    cloth: '#39434f',
  },
  'minion.hothead': {
    eyes: 'wild',
    mouth: 'roar',
    tall: true,
    over: ['straps', 'mohawk', 'bottle'],
    skin: '#d9765a',
    hair: '#d8571f',
    cloth: '#2f2a2a',
  },
  'minion.lurker': {
    eyes: 'sly',
    mouth: 'none',
    over: ['hood', 'kerchief', 'knife'],
    skin: PALE,
    cloth: '#3f4a33',
    trim: '#4e5c3c',
  },
  'minion.ox': {
    eyes: 'stern',
    mouth: 'firm',
    face: 'broad',
    tall: true,
    over: ['straps', 'horned', 'ring'],
    skin: '#d99b76',
    cloth: '#5a3b26',
  },
  'minion.powder-monkey': {
    eyes: 'wild',
    mouth: 'grin',
    face: 'slim',
    over: ['fringe', 'barrel'],
    skin: FAIR,
    cloth: '#7a6a58',
    hair: '#4a3524',
  },
  'minion.rifleman': {
    eyes: 'stern',
    mouth: 'firm',
    over: ['collar', 'cap', 'rifle'],
    skin: FAIR,
    cloth: '#6f7752',
    trim: '#4e5637',
  },
  'minion.sniper': {
    eyes: 'sly',
    mouth: 'firm',
    over: ['leaves', 'kerchief', 'scoped'],
    cloth: '#5d6b3c',
    trim: '#55653c',
  },
  'minion.gunslinger': {
    eyes: 'sly',
    mouth: 'smirk',
    over: ['vest', 'walrus', 'cowboy', 'revolvers'],
    skin: FAIR,
    cloth: '#a08458',
    trim: '#7a5230',
  },
  'minion.grenadier': {
    eyes: 'calm',
    mouth: 'smirk',
    over: ['stubble', 'net', 'grenade'],
    cloth: '#6b6f5a',
    trim: '#68764a',
  },
  'minion.dirt-biker': {
    eyes: 'stern',
    mouth: 'none',
    over: ['collar', 'rider'],
    cloth: '#33343c',
    trim: '#d98a2b',
  },
  'minion.field-surgeon': {
    eyes: 'calm',
    mouth: 'none',
    over: ['surgeon-cap', 'surgeon-mask', 'scalpel'],
    skin: PALE,
    cloth: '#4a8596',
  },
  'minion.drill-sergeant': {
    eyes: 'stern',
    mouth: 'roar',
    face: 'broad',
    tall: true,
    over: ['campaign', 'medals', 'whistle'],
    skin: TAN,
    cloth: '#77704a',
    trim: '#7a6a42',
  },
  'minion.mortar-crew': {
    eyes: 'calm',
    mouth: 'firm',
    over: ['pot', 'goggles', 'mortar'],
    skin: BROWN,
    cloth: '#6a6048',
  },

  'lieutenant.butcher': {
    eyes: 'wild',
    mouth: 'none',
    face: 'broad',
    tall: true,
    over: ['apron', 'stitched', 'cleaver'],
    cloth: '#7a3b34',
  },
  'lieutenant.deadeye': {
    eyes: 'sly',
    mouth: 'smirk',
    behind: ['rifle-back'],
    over: ['collar', 'sleek', 'goatee', 'lens'],
    skin: FAIR,
    hair: '#4a4a50',
    cloth: '#3d4a5c',
    trim: '#2b3542',
  },
  'lieutenant.ironclad': {
    eyes: 'stern',
    mouth: 'none',
    face: 'broad',
    over: ['plates', 'steel'],
    cloth: '#4d4a52',
  },
  'lieutenant.gemini': {
    eyes: 'sly',
    mouth: 'smirk',
    face: 'slim',
    over: ['sleek', 'scar', 'pistol'],
    skin: TAN,
    hair: '#d9c27a',
    cloth: '#5b3a78',
  },
  'lieutenant.warcaller': {
    eyes: 'wild',
    mouth: 'none',
    face: 'broad',
    behind: ['mullet-back'],
    over: ['fur', 'fringe', 'beard', 'horn'],
    skin: FAIR,
    hair: '#c9973f',
    cloth: '#6d4a2a',
  },
  'lieutenant.saboteur': {
    eyes: 'sly',
    mouth: 'none',
    over: ['hood', 'gas-mask', 'cutters'],
    cloth: '#38404a',
    trim: '#46505c',
  },
  'lieutenant.vulture': {
    eyes: 'stern',
    mouth: 'firm',
    face: 'slim',
    behind: ['wings-back'],
    over: ['ruff', 'patch'],
    skin: '#d9a08a',
    cloth: '#2b2530',
  },
  'lieutenant.ringleader': {
    eyes: 'sly',
    mouth: 'smirk',
    tall: true,
    over: ['braid', 'curled', 'top-hat', 'whip'],
    skin: FAIR,
    hair: '#2a1d14',
    cloth: '#9c2f2a',
  },
  'lieutenant.spitfire': {
    eyes: 'wild',
    mouth: 'lips',
    face: 'slim',
    behind: ['long-back'],
    over: ['vest', 'fringe', 'goggles-up', 'drum'],
    skin: FAIR,
    hair: '#c2451a',
    cloth: '#4a3b34',
    trim: '#6a4a34',
  },
  'lieutenant.quartermaster': {
    eyes: 'calm',
    mouth: 'firm',
    over: ['collar', 'cap', 'spectacles', 'walrus', 'crate'],
    skin: PALE,
    hair: '#8a8378',
    cloth: '#5a5f4a',
    trim: '#7b3a2a',
  },

  'general.firestarter': {
    eyes: 'wild',
    mouth: 'grin',
    tall: true,
    over: ['collar', 'flames', 'scar', 'torch'],
    skin: '#e0a07c',
    cloth: '#4a1f1a',
    trim: '#8e2f25',
  },
  'general.iron-marshal': {
    eyes: 'stern',
    mouth: 'none',
    face: 'broad',
    tall: true,
    over: ['plates', 'medals', 'jaw', 'spiked', 'hammer'],
    skin: PALE,
    cloth: '#3d4654',
  },
  'general.huntmaster': {
    eyes: 'sly',
    mouth: 'none',
    tall: true,
    over: ['fur', 'beard', 'antlers', 'crossbow'],
    skin: TAN,
    hair: '#6b6258',
    cloth: '#4e5c3c',
    trim: '#5a3b26',
  },
  'general.warlord': {
    eyes: 'wild',
    mouth: 'none',
    behind: ['banner-back'],
    tall: true,
    over: ['plates', 'skull', 'horned', 'axe'],
    cloth: '#2b2530',
  },
  'general.bombardier': {
    eyes: 'calm',
    mouth: 'none',
    face: 'broad',
    over: ['fur', 'flyer', 'goggles-up', 'curled', 'bomb'],
    skin: FAIR,
    hair: '#c9b48a',
    cloth: '#6a4a2c',
  },
}
