import type { Aim, Attack } from '#games/last-stand/content/vocabulary'
import type { CardWords, Whom } from '#games/last-stand/text/card-words'

const NUMBERS = ['no', 'one', 'two', 'three']
const whom = (said: string): Whom => ({ acc: said, dat: said })
const on = (row: 'frontline' | 'ranged' | undefined): string => (row ? ` on a ${row} space` : '')
const within = (most: 1 | 2 | 3 | 'board'): string => (most === 'board' ? ' anywhere' : ` within ${most}`)

const FRIENDS = {
  self: 'you',
  chosen: 'that hero',
  here: 'each standing hero on your space',
  standing: 'each standing hero',
} as const

function enemy({ within: most, row, if: only }: Extract<Aim, { at: 'enemy' }>): string {
  const kind = only === 'out-of-position' ? 'out-of-position ' : only === 'unmarked' ? 'unmarked ' : ''
  const where = most === 1 ? 'adjacent ' : ''
  return (
    `an ${kind}${where}enemy${on(row)}${most === 1 ? '' : within(most)}` +
    (only === 'can-be-suppressed' ? ', but no general,' : '')
  )
}

function aimed(aim: Aim): string {
  switch (aim.at) {
    case 'enemy':
      return enemy(aim)
    case 'enemies':
      return `up to ${NUMBERS[aim.upTo]} different enemies${within(aim.within)}`
    case 'quadrant':
      return `each enemy${on(aim.row)} of ${aim.of === 'adjacent' ? 'an adjacent quadrant' : 'any one quadrant'}`
    case 'both-quadrants':
      return `each enemy${on(aim.row)} of both adjacent quadrants`
    case 'row':
      return `each enemy${on(aim.row)}`
    case 'lane':
      return 'an adjacent lane'
    case 'line':
      return 'each enemy in one straight line'
    case 'hits':
      return `enemies${within(aim.within)}`
    case 'shift':
      return 'an enemy of an adjacent quadrant'
    case 'mine':
      return "each enemy of the mine's quadrant"
    case 'empty-space':
      return 'an empty enemy space of an adjacent quadrant'
    case 'hero':
      return {
        'damaged-near': 'a damaged hero on your space or one step away',
        'fallen-near': 'a knocked-down hero one step away',
        other: 'another standing hero',
      }[aim.who]
    default:
      return ''
  }
}

const ONE: readonly Aim['at'][] = ['enemy', 'shift']
const again = ({ at }: Aim): string =>
  ONE.includes(at) ? 'it' : at === 'hero' ? 'that hero' : at === 'lane' ? 'the same lane' : 'them'

const SUPPRESSED = (them: string): string =>
  them.includes('each ') ? `${them}, but no general, skips its next attack` : `${them} skips its next attack`

/** Against whom a general's attack goes, and how. */
function against({ aims, spread }: Attack): string {
  const once = spread === 'one' ? '' : ', rolled once,'
  switch (aims) {
    case 'burning':
      return `${once} against each standing hero on a burning space`
    case 'quarry':
      return `${once} against the quarry, anywhere`
    case 'crowd':
      return `${once} against every hero on the squad space with the most standing heroes`
    case 'weakest':
      return `${once} against the hero with the lowest health on the board`
    default:
      return `${once} against ${spread === 'all' ? 'all heroes' : 'one hero'} in range`
  }
}

const NOBODY: Readonly<Record<Attack['aims'], string>> = {
  burning: 'if no hero stands on a burning space',
  quarry: 'if the quarry is knocked down',
  lane: 'if no hero is in range',
  weakest: 'if no hero stands',
  crowd: 'if no hero stands',
}

export const ENGLISH: CardWords = {
  aim: (aim) => whom(aimed(aim)),
  again: (aim) => whom(again(aim)),

  effects: {
    attack: ({ power, outOfPosition, row }, them) =>
      `Power ${power} against ${row ? `the ${row} enemy of ${them().acc}` : them().acc}` +
      (outOfPosition === undefined ? '' : `, Power ${outOfPosition} if it is out of position`),
    blast: ({ power }, them) => `Power ${power}, rolled once, against ${them().acc}`,
    barrage: ({ dice }, them) => `roll ${dice} dice and divide the hits among ${them().acc}`,
    damage: ({ amount, to }, them) =>
      to === 'leaders' ? `a lieutenant or general takes ${amount} damage` : `${amount} damage to ${them().dat}`,
    defeat: () => 'a minion is defeated',
    heal: ({ amount, on: friends }, them) =>
      friends === 'self'
        ? `remove ${amount} of your damage`
        : `remove ${amount} damage from ${friends === 'chosen' ? them().dat : FRIENDS[friends]}`,
    armor: ({ amount, on: friends }) =>
      friends === 'self' ? `gain ${amount} armor` : `${FRIENDS[friends]} gains ${amount} armor`,
    move: ({ on: friend }, them) =>
      friend === 'self' ? 'go to any other squad space' : `drag ${them().acc} to your space`,
    shift({ way, if: only }, them) {
      const { acc } = them()
      return {
        back: `${only ? 'if it took damage, ' : ''}push ${acc} back where the space behind it is free`,
        forward: `lure ${acc} to the free frontline space before it`,
        cw: `move ${acc} one space clockwise`,
        ccw: `move ${acc} one space counter-clockwise`,
        chosen: `send ${acc} one space back, forward or round its ring, to a free space`,
      }[way]
    },
    revive: ({ on: friend }, them) =>
      friend === 'chosen' ? `revive ${them().acc}` : 'revive each hero that was knocked down',
    put(effect, them) {
      switch (effect.token) {
        case 'suppress':
          return SUPPRESSED(them().acc)
        case 'weaken':
          return `the next attack of ${them().dat} has ${effect.amount} Power less, hit or miss`
        case 'mark':
          return `the next hero attack against ${them().acc} has ${effect.amount} Power more`
        case 'mine':
          return `put or move the mine to ${them().acc}: an enemy that enters its space takes 3 damage`
        default:
          effect.token satisfies 'draw-fire'
          return 'until the next Squad Phase, enemies that can choose you must choose you'
      }
    },
    lift: () => 'set the mine off',
    reveal: () => 'turn the reinforcement pile up',
    discard: () => 'discard one of its cards',
    grant: ({ cost }, them) =>
      `${them().acc} moves one space or uses a skill of cost ${cost} that has no limit, for free; its player decides what`,
  },

  sorted: ({ acc }, clauses) => `choose ${acc}: ${clauses.join(', ')}`,

  notes: {
    limit: 'once per turn',
    needs: 'only if you have not moved in this turn',
    roots: 'you cannot move for the rest of the turn',
    quiet: 'this does not cause Retaliate',
    revives: 'this counts as a Revive: you gain a cube',
  },

  keywords: {
    ambush: ['Ambush', 'When it is placed, it attacks all heroes in range at once.'],
    charge: [
      'Charge',
      'Before it attacks, it moves from a ranged space to the frontline space before it, if that is free.',
    ],
    immovable: ['Immovable', 'Heroes cannot move it.'],
    retaliate: ['Retaliate', 'When it is hurt and not defeated, it attacks at once, at most once an action.'],
  },

  numbers: ({ type, hp, attack, adds }) =>
    [
      type === 'frontline' ? 'Frontline' : 'Ranged',
      `${hp} HP`,
      ...(attack
        ? [attack.range === 'any' ? 'any Range' : `Range ${attack.range}`, `Power ${attack.power}`]
        : ['no attack']),
      ...(adds ? [`adds ${adds[4]} minions with four heroes, ${adds[3]} with three`] : []),
    ].join(', '),

  special({ aims, spread, times }) {
    if (aims === 'weakest') return 'attacks the hero with the lowest health on the board'
    if (aims === 'crowd') return 'attacks every hero on the squad space with the most standing heroes'
    if (spread === 'space') return "its attack hits every hero on the target's space"
    return times === 2 ? 'attacks twice and chooses its target anew for each attack' : undefined
  },

  enters: (armor) => `enters with ${armor} armor`,

  enemyEffect(effect) {
    switch (effect.when) {
      case 'defeated':
        return `when it is defeated, each hero standing on the near squad space of its lane takes ${effect.amount} damage`
      case 'instead':
        return `instead of attacking, it gives ${effect.amount} armor to each other enemy of its quadrant that has none`
      case 'always':
        return effect.of === 'enemy-in-front'
          ? `the enemy directly in front of it has ${effect.amount} Power more`
          : `it has ${effect.amount} Power more for each minion of its quadrant`
      case 'squad-phase':
        return `at the start of the Squad Phase it gains ${effect.amount} armor, up to ${effect.max}`
      case 'placed':
        return 'when it is placed, each minion of its quadrant attacks at once'
      case 'hit':
        return 'a hero that its attack hits is dazed and has one action fewer in the next turn'
      case 'knock-down':
        return `whenever a hero is knocked down, it gains ${effect.amount} armor, up to ${effect.max}`
      default:
        effect.when satisfies 'reinforcements'
        return `while it is on the board, each Reinforcements Phase adds ${effect.amount} minion to the pile`
    }
  },

  ability(ability) {
    switch (ability.when) {
      case 'squad-phase':
        return {
          fire: 'at the start of the Squad Phase the placement die sets fire to the squad space at that frontline number, unless it burns already or no fire is left',
          aim: 'at the start of the Squad Phase the placement die says at which squad space, by its frontline number, the next shot is aimed',
          quarry: 'at the start of the Squad Phase the standing hero with the lowest health becomes the quarry',
        }[ability.token]
      case 'turn-end':
        return `a hero that ends its turn on a burning space takes ${ability.amount} damage`
      case 'action':
        return `any hero may spend ${ability.cost} action to put out the fire on its space`
      case 'pile':
        return `each frontline minion that is placed from the reinforcement pile gets ${ability.amount} armor more`
      case 'assault':
        return `at the start of the Enemy Assault Phase each hero standing there takes ${ability.amount} damage`
      default:
        ability.when satisfies 'reinforcements'
        return `when the track token comes to an odd space, ${ability.amount} minion is added to the pile`
    }
  },

  attack: (attack) =>
    `Power ${attack.power}${attack.range !== 'any' && attack.aims === 'lane' ? `, Range ${attack.range}` : ''}${attack.spread === 'one' && attack.range !== 'any' ? ',' : ''}${against(attack)}`,
  otherwise: ({ aims }, said) => `${NOBODY[aims]}: ${said}`,
  after: (amount, max) => `then it gains ${amount} armor, up to ${max}, also if nobody was in range`,
}
