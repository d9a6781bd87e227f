import type { Aim, Attack } from '#games/last-stand/content/vocabulary'
import type { CardWords, Whom } from '#games/last-stand/text/card-words'

const ZAHLEN = ['kein', 'einen', 'zwei', 'drei']
const auf = (row: 'frontline' | 'ranged' | undefined): string =>
  row ? ` auf einem ${row === 'frontline' ? 'Frontfeld' : 'Rückraumfeld'}` : ''
const bis = (most: 1 | 2 | 3 | 'board'): string => (most === 'board' ? ' irgendwo' : ` in Reichweite ${most}`)

/** "einen Gegner", "einem Gegner", with what stands before and after it. */
const ein = (before: string, after: string): Whom => ({
  acc: `einen ${before}Gegner${after}`,
  dat: `einem ${before}Gegner${after}`,
})
const jeder = (after: string): Whom => ({ acc: `jeden Gegner${after}`, dat: `jedem Gegner${after}` })

const FREUNDE = {
  self: 'dir',
  chosen: 'ihr',
  here: 'jeder stehenden Figur auf deinem Feld',
  standing: 'jeder stehenden Figur',
} as const
const FREUNDE_DER = {
  self: 'du',
  chosen: 'sie',
  here: 'jede stehende Figur auf deinem Feld',
  standing: 'jede stehende Figur',
} as const

const NEBEN = 'eines benachbarten Quadranten'
const QUADRANTEN = { adjacent: NEBEN, board: 'eines beliebigen Quadranten' } as const

function aimed(aim: Aim): Whom {
  switch (aim.at) {
    case 'enemy': {
      const before = aim.within === 1 ? 'benachbarten ' : aim.if === 'unmarked' ? 'unmarkierten ' : ''
      const wrong = aim.if === 'out-of-position' ? ' fehl am Platz' : ''
      const general = aim.if === 'can-be-suppressed' ? ', der kein General ist,' : ''
      return ein(before, `${wrong}${auf(aim.row)}${aim.within === 1 ? '' : bis(aim.within)}${general}`)
    }
    case 'enemies': {
      const many = ZAHLEN[aim.upTo]
      return {
        acc: `bis zu ${many} verschiedene Gegner${bis(aim.within)}`,
        dat: `bis zu ${many} verschiedenen Gegnern${bis(aim.within)}`,
      }
    }
    case 'quadrant':
      return jeder(`${auf(aim.row)} ${QUADRANTEN[aim.of]}`)
    case 'both-quadrants':
      return jeder(`${auf(aim.row)} beider benachbarten Quadranten`)
    case 'row':
      return jeder(auf(aim.row))
    case 'lane':
      return { acc: 'einer angrenzenden Bahn', dat: 'einer angrenzenden Bahn' }
    case 'line':
      return jeder(' in einer geraden Linie')
    case 'hits':
      return { acc: `Gegner${bis(aim.within)}`, dat: `Gegnern${bis(aim.within)}` }
    case 'shift':
      return ein('', ` ${NEBEN}`)
    case 'mine':
      return jeder(' im Quadranten der Mine')
    case 'empty-space':
      return { acc: `ein leeres Gegnerfeld ${NEBEN}`, dat: `einem leeren Gegnerfeld ${NEBEN}` }
    case 'hero':
      return {
        'damaged-near': {
          acc: 'eine verletzte Figur auf deinem oder einem angrenzenden Feld',
          dat: 'einer verletzten Figur auf deinem oder einem angrenzenden Feld',
        },
        'fallen-near': {
          acc: 'eine Figur am Boden von einem angrenzenden Feld',
          dat: 'einer Figur am Boden auf einem angrenzenden Feld',
        },
        other: { acc: 'eine andere stehende Figur', dat: 'einer anderen stehenden Figur' },
      }[aim.who]
    default:
      return { acc: '', dat: '' }
  }
}

function again({ at }: Aim): Whom {
  if (at === 'enemy' || at === 'shift') return { acc: 'ihn', dat: 'ihm' }
  if (at === 'hero') return { acc: 'sie', dat: 'ihr' }
  if (at === 'lane') return { acc: 'derselben Bahn', dat: 'derselben Bahn' }
  return { acc: 'sie', dat: 'ihnen' }
}

/** Against whom a general's attack goes, and how. */
function gegen({ aims, spread }: Attack): string {
  const once = spread === 'one' ? '' : ', einmal gewürfelt,'
  switch (aims) {
    case 'burning':
      return `${once} gegen jede stehende Figur auf einem brennenden Feld`
    case 'quarry':
      return `${once} gegen die Beute, wo sie auch steht`
    case 'crowd':
      return `${once} gegen alle auf dem Truppfeld mit den meisten stehenden Figuren`
    case 'weakest':
      return `${once} gegen die Figur mit dem wenigsten Leben auf dem Plan`
    default:
      return `${once} gegen ${spread === 'all' ? 'alle Figuren' : 'eine Figur'} in Reichweite`
  }
}

const NIEMAND: Readonly<Record<Attack['aims'], string>> = {
  burning: 'steht niemand auf einem brennenden Feld',
  quarry: 'liegt die Beute am Boden',
  lane: 'ist niemand in Reichweite',
  weakest: 'steht niemand',
  crowd: 'steht niemand',
}

const stopped = (whom: string): string =>
  `halte ${whom} auf: Der nächste Angriff entfällt${whom.includes('General') ? '' : '; nur ein General lässt sich nicht aufhalten'}`

const schergen = (many: number): string => (many === 1 ? '1 Scherge' : `${many} Schergen`)

export const GERMAN: CardWords = {
  aim: aimed,
  again,

  effects: {
    attack: ({ power, outOfPosition, row }, them) =>
      `Stärke ${power} gegen ` +
      (row ? `den Gegner ${row === 'frontline' ? 'an der Front' : 'im Rückraum'} ${them().acc}` : them().acc) +
      (outOfPosition === undefined ? '' : `, Stärke ${outOfPosition}, wenn er fehl am Platz ist`),
    blast: ({ power }, them) => `Stärke ${power}, einmal gewürfelt, gegen ${them().acc}`,
    barrage: ({ dice }, them) => `wirf ${dice} Würfel und verteile die Treffer auf ${them().acc}`,
    damage: ({ amount, to }, them) =>
      to === 'leaders' ? `ein Leutnant oder General nimmt ${amount} Schaden` : `${amount} Schaden für ${them().acc}`,
    defeat: () => 'ein Scherge ist besiegt',
    heal: ({ amount, on }, them) =>
      on === 'self'
        ? `entferne ${amount} deiner Schadensmarken`
        : `nimm ${on === 'chosen' ? them().dat : FREUNDE[on]} ${amount} Schaden ab`,
    armor: ({ amount, on }) =>
      on === 'self' ? `du bekommst ${amount} Panzerung` : `${FREUNDE_DER[on]} bekommt ${amount} Panzerung`,
    move: ({ on }, them) =>
      on === 'self' ? 'geh auf ein beliebiges anderes Truppfeld' : `zieh ${them().acc} auf dein Feld`,
    shift({ way, if: only }, them) {
      const { acc } = them()
      return {
        back: `${only ? 'nahm er Schaden, dann stoß' : 'stoß'} ${acc} zurück, wenn das Feld dahinter frei ist`,
        forward: `lock ${acc} auf das freie Frontfeld davor`,
        cw: `schick ${acc} ein Feld im Uhrzeigersinn`,
        ccw: `schick ${acc} ein Feld gegen den Uhrzeigersinn`,
        chosen: `schick ${acc} ein Feld zurück, vor oder im Ring weiter, auf ein freies Feld`,
      }[way]
    },
    revive: ({ on }, them) => (on === 'chosen' ? `hilf ${them().dat} auf` : 'hilf jeder Figur auf, die am Boden lag'),
    put(effect, them) {
      switch (effect.token) {
        case 'suppress':
          return stopped(them().acc)
        case 'weaken':
          return `der nächste Angriff von ${them().dat} hat ${effect.amount} Stärke weniger, Treffer oder nicht`
        case 'mark':
          return `der nächste Angriff des Trupps gegen ${them().acc} hat ${effect.amount} Stärke mehr`
        case 'mine':
          return `lege die Mine auf ${them().acc}, auch von anderswo: Ein Gegner, der das Feld betritt, nimmt 3 Schaden`
        default:
          effect.token satisfies 'draw-fire'
          return 'bis zur nächsten Truppphase müssen Gegner, die dich wählen können, dich wählen'
      }
    },
    lift: () => 'zünde die Mine',
    reveal: () => 'decke den Verstärkungsstapel auf',
    discard: () => 'wirf eine seiner Karten ab',
    grant: ({ cost }, them) =>
      `befiehl ${them().dat} einen Schritt oder eine unbegrenzte Fähigkeit für ${cost} Aktion, ohne Kosten; wer die Figur führt, entscheidet`,
  },

  sorted: ({ acc }, clauses) => `wähle ${acc}: ${clauses.join(', ').replace(/^e/, 'E')}`,

  notes: {
    limit: 'einmal pro Zug',
    needs: 'nur, wenn du dich in diesem Zug nicht bewegt hast',
    roots: 'du kannst dich in diesem Zug nicht mehr bewegen',
    quiet: 'das löst keine Vergeltung aus',
    revives: 'das zählt als Aufhelfen: Du bekommst einen Wutstein',
  },

  keywords: {
    ambush: ['Hinterhalt', 'Kommt die Karte aufs Feld, greift sie sofort alle in Reichweite an.'],
    charge: ['Sturm', 'Vor dem Angriff zieht die Karte vom Rückraum auf das Frontfeld davor, wenn es frei ist.'],
    immovable: ['Standfest', 'Der Trupp kann die Karte nicht verschieben.'],
    retaliate: [
      'Vergeltung',
      'Nimmt die Karte Schaden und ist nicht besiegt, greift sie sofort an, höchstens einmal je Aktion.',
    ],
  },

  numbers: ({ type, hp, attack, adds }) =>
    [
      type === 'frontline' ? 'Front' : 'Rückraum',
      `${hp} Leben`,
      ...(attack
        ? [attack.range === 'any' ? 'Reichweite beliebig' : `Reichweite ${attack.range}`, `Stärke ${attack.power}`]
        : ['kein Angriff']),
      ...(adds ? [`bringt bei vier Figuren ${schergen(adds[4])} mit, bei dreien ${adds[3]}`] : []),
    ].join(', '),

  special({ aims, spread, times }) {
    if (aims === 'weakest') return 'greift die Figur mit dem wenigsten Leben auf dem Plan an'
    if (aims === 'crowd') return 'greift alle auf dem Truppfeld mit den meisten stehenden Figuren an'
    if (spread === 'space') return 'der Angriff trifft alle auf dem Feld des Ziels'
    return times === 2 ? 'greift zweimal an und wählt das Ziel jedes Mal neu' : undefined
  },

  enters: (armor) => `kommt mit ${armor} Panzerung`,

  enemyEffect(effect) {
    switch (effect.when) {
      case 'defeated':
        return `ist die Karte besiegt, nimmt jede stehende Figur auf dem nahen Truppfeld ihrer Bahn ${effect.amount} Schaden`
      case 'instead':
        return `statt anzugreifen gibt die Karte jedem anderen Gegner ihres Quadranten ohne Panzerung ${effect.amount} Panzerung`
      case 'always':
        return effect.of === 'enemy-in-front'
          ? `der Gegner direkt davor hat ${effect.amount} Stärke mehr`
          : `hat ${effect.amount} Stärke mehr für jeden Schergen des Quadranten`
      case 'squad-phase':
        return `bekommt zu Beginn der Truppphase ${effect.amount} Panzerung, bis zu ${effect.max}`
      case 'placed':
        return 'kommt die Karte aufs Feld, greift jeder Scherge ihres Quadranten sofort an'
      case 'hit':
        return 'wen der Angriff trifft, ist benommen und hat im nächsten Zug eine Aktion weniger'
      case 'knock-down':
        return `geht jemand vom Trupp zu Boden, bekommt die Karte ${effect.amount} Panzerung, bis zu ${effect.max}`
      default:
        effect.when satisfies 'reinforcements'
        return `solange die Karte auf dem Plan ist, kommt in jeder Verstärkungsphase ${schergen(effect.amount)} auf den Stapel`
    }
  },

  ability(ability) {
    switch (ability.when) {
      case 'squad-phase':
        return {
          fire: 'zu Beginn der Truppphase setzt der Platzierungswürfel das Truppfeld an dieser Frontnummer in Brand, wenn es nicht schon brennt und noch ein Feuer da ist',
          aim: 'zu Beginn der Truppphase sagt der Platzierungswürfel über die Frontnummer, auf welches Truppfeld gezielt wird',
          quarry: 'zu Beginn der Truppphase wird die stehende Figur mit dem wenigsten Leben zur Beute',
        }[ability.token]
      case 'turn-end':
        return `wer seinen Zug auf einem brennenden Feld beendet, nimmt ${ability.amount} Schaden`
      case 'action':
        return `für ${ability.cost} Aktion löscht jede Figur das Feuer auf ihrem Feld`
      case 'pile':
        return `jeder Front-Scherge, der vom Verstärkungsstapel kommt, hat ${ability.amount} Panzerung mehr`
      case 'assault':
        return `zu Beginn der Angriffsphase nimmt dort jede stehende Figur ${ability.amount} Schaden`
      default:
        ability.when satisfies 'reinforcements'
        return `kommt die Marke der Leiste auf ein ungerades Feld, kommt ${schergen(ability.amount)} auf den Stapel`
    }
  },

  attack: (attack) =>
    `Stärke ${attack.power}${attack.range !== 'any' && attack.aims === 'lane' ? `, Reichweite ${attack.range}` : ''}${attack.spread === 'one' && attack.range !== 'any' ? ',' : ''}${gegen(attack)}`,
  otherwise: ({ aims }, said) => `${NIEMAND[aims]}: ${said}`,
  after: (amount, max) => `danach ${amount} Panzerung, bis zu ${max}, auch wenn niemand in Reichweite war`,
}
