import { describe, expect, test } from 'vitest'
import { kindsOf } from '#engine/schema'
import { lastBrave } from '#games/last-brave/game'
import { texts } from '#games/last-brave/texts'
import type { Event } from '#games/last-brave/types'

const { en, de } = texts

const PARTS = [
  { from: 'base', cost: 'none', power: 1, hits: 1, negates: [] },
  { from: 'arms.fists', cost: 'continuous', power: 0, hits: 1, negates: [] },
  { from: 'element.fire', cost: 'forfeit', power: 2, hits: 0, negates: ['defend'] },
] as const

const lock = (targets: number[], scatter: boolean): Event => ({
  kind: 'locked',
  rule: 'LB-042',
  seat: 0,
  power: 3,
  hits: 2,
  negates: ['defend'],
  scatter,
  targets,
  parts: PARTS.map((part) => ({ ...part, negates: [...part.negates] })),
})

/** What an effect comes from, which its sentence need not say: the use was told before. */
const SOURCE = { from: 'class.warlock', cost: 'fatigue' } as const
const hit = { kind: 'hit', seat: 0, target: 2, hit: 1, hits: 2 } as const
const over = { kind: 'bout-over' as const, hands: [[], [], []], unused: [], shows: true as const }

/** Every kind of event, and more than once where what is said depends on it. */
const EVENTS: readonly (readonly [Event, string, string])[] = [
  [
    { kind: 'bout-begun', rule: 'LB-017', bout: 2, first: 2 },
    'Bout 2: Champions and cards are dealt. The lot falls on the Raven, who starts.',
    'Gefecht 2: Kämpfer und Karten sind verteilt. Das Los fällt auf den Raben, der beginnt.',
  ],
  [
    {
      kind: 'dealt',
      rule: 'LB-014',
      seat: 0,
      champion: 'champion.rhosyn',
      hand: ['class.knight', 'element.fire', 'arms.fists'],
      shows: true,
    },
    'The Wolf fights as Rhosyn Emberhall, with Knight, Fire and Fists in hand. Secret Skill: The Last Torch, Power +3.',
    'Der Wolf kämpft als Rhosyn Emberhall. Auf der Hand: Ritter, Feuer und Fäuste. Geheimkunst: „Die letzte Fackel“, Kraft +3.',
  ],
  [
    { kind: 'dealt', rule: 'LB-014', seat: 6, champion: 'champion.tobiah', hand: [], shows: true },
    'The Bear fights as Tobiah Greenward. Secret Skill: Up Again, Recover. It works even while others fight: switch on being asked then.',
    'Der Bär kämpft als Tobiah Greenward. Geheimkunst: „Wieder auf die Beine“, Zurückholen. Sie wirkt sogar, wenn andere kämpfen: Schalte ein, dass du dann gefragt wirst.',
  ],
  [
    { kind: 'turn-begun', rule: 'LB-020', seat: 3, turn: 7, extra: false },
    'Turn 7: the Boar must attack.',
    'Zug 7: Der Eber muss angreifen.',
  ],
  [
    { kind: 'turn-begun', rule: 'LB-099', seat: 3, turn: 8, extra: true },
    'Turn 8: the Boar re-engages and must attack again.',
    'Zug 8: Der Eber setzt nach und muss noch einmal angreifen.',
  ],
  [
    { kind: 'used', rule: 'LB-067', seat: 0, card: 'arms.fists', cost: 'fatigue' },
    'The Wolf turns Fists sideways: Power +1.',
    'Der Wolf dreht die Fäuste quer: Kraft +1.',
  ],
  [
    {
      kind: 'used',
      rule: 'LB-069',
      seat: 4,
      card: 'class.warlock',
      cost: 'forfeit',
      choice: { seat: 1, card: 'arms.shield' },
    },
    'The Lynx forfeits Warlock: Power +2 & Seal.',
    'Der Luchs opfert den Hexenmeister: Kraft +2 & Siegel.',
  ],
  [
    { kind: 'used', rule: 'LB-069', seat: 4, card: 'class.warlock', cost: 'forfeit' },
    'The Lynx forfeits Warlock: Power +2.',
    'Der Luchs opfert den Hexenmeister: Kraft +2.',
  ],
  [
    { kind: 'used', rule: 'LB-067', seat: 5, card: 'class.cleric', cost: 'fatigue' },
    'The Heron turns Cleric sideways: Negate Reflect.',
    'Der Reiher dreht den Kleriker quer: Kein Rückschlag.',
  ],
  [
    { kind: 'secret-used', rule: 'LB-125', seat: 1, champion: 'champion.brakk', shows: true },
    'The Stag turns Brakk Threefold face up and uses Three Blows, One Breath: Hits +2.',
    'Der Hirsch deckt Brakk Threefold auf und nutzt „Drei Hiebe, ein Atemzug“: Treffer +2.',
  ],
  [
    { kind: 'sealed', rule: 'LB-106', seat: 0, of: 4, card: 'element.earth', ...SOURCE },
    "The Wolf seals the Lynx's Earth: face down, it has no abilities any more.",
    'Der Wolf versiegelt die Erde des Luchses: Die verdeckte Karte hat keine Fähigkeiten mehr.',
  ],
  [
    { kind: 'sealed', rule: 'LB-106', seat: 0, of: 0, card: 'element.fire', ...SOURCE },
    'The Wolf seals its own Fire: face down, it has no abilities any more.',
    'Der Wolf versiegelt sein Feuer: Die verdeckte Karte hat keine Fähigkeiten mehr.',
  ],
  [
    { kind: 'revived', rule: 'LB-110', seat: 2, of: 6, card: 'class.knight', ...SOURCE },
    "The Raven revives the Bear's Knight: it is upright again.",
    'Der Rabe richtet den Ritter des Bären auf: Die Karte steht wieder gerade.',
  ],
  [
    { kind: 'recovered', rule: 'LB-111', seat: 1, of: 5, card: 'arms.daggers', ...SOURCE },
    "The Stag recovers the Heron's Daggers: it is back in the Heron's hand.",
    'Der Hirsch holt die Dolche des Reihers zurück: Die Karte ist wieder auf der Hand des Reihers.',
  ],
  [
    { kind: 'recovered', rule: 'LB-111', seat: 1, of: 1, card: 'class.knight', ...SOURCE },
    'The Stag recovers its own Knight: it is back in its hand.',
    'Der Hirsch holt seinen Ritter zurück: Die Karte ist wieder auf seiner Hand.',
  ],
  [
    lock([1], false),
    'The Wolf attacks the Stag. 3 Power × 2 Hits: 1 base, Fire +2 and no Defend; Fists +1 Hit.',
    'Der Wolf greift den Hirsch an. 3 Kraft × 2 Treffer: 1 Grundkraft, Feuer +2 und keine Abwehr; Fäuste +1 Treffer.',
  ],
  [
    lock([1, 2, 6], true),
    'The Wolf attacks the Stag, the Raven and the Bear with a Scatter Shot. 3 Power × 2 Hits: 1 base, Fire +2 and no Defend; Fists +1 Hit.',
    'Der Wolf greift den Hirsch, den Raben und den Bären mit einem Streuschuss an. 3 Kraft × 2 Treffer: 1 Grundkraft, Feuer +2 und keine Abwehr; Fäuste +1 Treffer.',
  ],
  [
    { ...hit, rule: 'LB-053', power: 4, resist: 0, damage: 4 },
    'Hit 1 of 2 on the Raven: 4 Power.',
    'Treffer 1 von 2 auf den Raben: 4 Kraft.',
  ],
  [
    { ...hit, rule: 'LB-053', power: 4, resist: 1, damage: 3 },
    'Hit 1 of 2 on the Raven: 4 Power − 1 Resist = 3.',
    'Treffer 1 von 2 auf den Raben: 4 Kraft − 1 Widerstand = 3.',
  ],
  [
    { ...hit, rule: 'LB-R44', power: 1, resist: 2, damage: 0 },
    'Hit 1 of 2 on the Raven: 1 Power − 2 Resist = 0, so nothing happens.',
    'Treffer 1 von 2 auf den Raben: 1 Kraft − 2 Widerstand = 0, also geschieht nichts.',
  ],
  [
    { kind: 'point-revealed', rule: 'LB-056', seat: 1, card: 'element.earth', left: 3, reflected: false, shows: true },
    'The Stag reveals Earth for a point: 3 left.',
    'Der Hirsch deckt die Erde für einen Punkt auf: Noch 3.',
  ],
  [
    { kind: 'point-moved', rule: 'LB-057', seat: 0, card: 'arms.bow', left: 0, reflected: true },
    'The Wolf moves Bow to the Damage Zone for a reflected point: it was the last of this Hit.',
    'Der Wolf legt den Bogen für einen zurückgeschlagenen Punkt in die Schadenszone: Es war der letzte dieses Treffers.',
  ],
  [
    { kind: 'defended', rule: 'LB-086', seat: 1, removed: 1, ...SOURCE },
    'The Stag defends: 1 point of this Hit is gone.',
    'Der Hirsch wehrt ab: 1 Punkt dieses Treffers verfällt.',
  ],
  [
    { kind: 'reflected', rule: 'LB-089', seat: 1, onto: 2, amount: 3, ...SOURCE },
    'The Stag reflects: 3 points of this Hit go to the Raven.',
    'Der Hirsch schlägt zurück: 3 Punkte dieses Treffers gehen an den Raben.',
  ],
  [
    { kind: 'defeated', rule: 'LB-060', seat: 1, by: 6, champion: 'champion.noor', shows: true },
    'The Stag has no card left for this point: Noor Waywalker falls to the Bear.',
    'Der Hirsch hat keine Karte mehr für diesen Punkt: Noor Waywalker fällt durch den Bären.',
  ],
  [
    { kind: 'turn-over', rule: 'LB-025', seat: 0, next: 1, stall: 0 },
    'Next is the Stag, who was attacked.',
    'Als Nächster ist der Hirsch dran, der angegriffen wurde.',
  ],
  [
    { kind: 'turn-over', rule: 'LB-131', seat: 2, next: 3, stall: 0 },
    'Next is the Boar, left of the Raven, as the target fell.',
    'Als Nächster ist der Eber dran, links vom Raben, denn das Ziel ist gefallen.',
  ],
  [
    { kind: 'turn-over', rule: 'LB-R61', seat: 0, next: 1, stall: 3 },
    'Next is the Stag, the last target, as nobody was hurt. Nothing has changed for 3 turns.',
    'Als Nächster ist der Hirsch dran, das letzte Ziel, denn niemand nahm Schaden. Seit 3 Zügen hat sich nichts verändert.',
  ],
  [
    { kind: 'scored', rule: 'LB-154', seat: 0, gained: 1, points: 2 },
    'The Wolf gains 1 point for winning the bout and has 2 now.',
    'Der Wolf bekommt 1 Punkt für das gewonnene Gefecht und hat jetzt 2.',
  ],
  [
    { kind: 'scored', rule: 'LB-160', seat: 0, gained: 4, points: 5 },
    'The Wolf gains 4 points for the defeat and for standing last and has 5 now.',
    'Der Wolf bekommt 4 Punkte für den Besiegten und als Letzter und hat jetzt 5.',
  ],
  [
    {
      ...over,
      rule: 'LB-134',
      bout: 1,
      winners: [2],
      tied: [],
      reason: 'last-standing',
      champions: ['champion.noor', 'champion.brakk', 'champion.rhosyn'],
    },
    'The bout is over. The Raven is the last one standing and wins. The Champions: Wolf Noor Waywalker, Stag Brakk Threefold, Raven Rhosyn Emberhall.',
    'Das Gefecht ist vorbei. Der Rabe steht als Letzter und gewinnt. Die Kämpfer: Wolf Noor Waywalker, Hirsch Brakk Threefold, Rabe Rhosyn Emberhall.',
  ],
  [
    {
      ...over,
      rule: 'LB-146',
      bout: 1,
      winners: [0, 2],
      tied: [],
      reason: 'command',
      champions: ['champion.brakk', 'champion.vesper', 'champion.rhosyn'],
    },
    'The bout is over. The Wolf and the Raven win: the Leaders of all other factions have fallen. ' +
      'The Champions: Wolf Brakk Threefold (Member of Red), Stag Vesper Ashgrave (Leader of Gray), Raven Rhosyn Emberhall (Leader of Red).',
    'Das Gefecht ist vorbei. Der Wolf und der Rabe gewinnen: Die Anführer aller anderen Bünde sind gefallen. ' +
      'Die Kämpfer: Wolf Brakk Threefold (Mitglied des roten Bundes), Hirsch Vesper Ashgrave (Anführer des grauen Bundes), Rabe Rhosyn Emberhall (Anführer des roten Bundes).',
  ],
  [
    { kind: 'campaign-over', rule: 'LB-155', winners: [1], points: [1, 2, 0] },
    'The Stag wins the campaign by points. The points: Wolf 1, Stag 2, Raven 0.',
    'Der Hirsch gewinnt den Feldzug nach Punkten. Die Punkte: Wolf 1, Hirsch 2, Rabe 0.',
  ],
  [
    { kind: 'campaign-over', rule: 'LB-R82', winners: [0, 1], points: [1, 1, 0] },
    'Three tied bouts in a row end the campaign: the Wolf and the Stag share it with the most points. The points: Wolf 1, Stag 1, Raven 0.',
    'Drei unentschiedene Gefechte in Folge beenden den Feldzug: Der Wolf und der Hirsch teilen ihn sich mit den meisten Punkten. Die Punkte: Wolf 1, Hirsch 1, Rabe 0.',
  ],
  [
    { kind: 'preferred', rule: 'LB-R39', seat: 0, what: 'beforeHit', on: true },
    'The Wolf is now asked before each Hit when others fight.',
    'Der Wolf wird jetzt gefragt: vor jedem Treffer, wenn andere kämpfen.',
  ],
  [
    { kind: 'preferred', rule: 'LB-R39', seat: 0, what: 'after', on: false },
    'The Wolf is no longer asked after the last point of a Hit.',
    'Der Wolf wird nicht mehr gefragt: nach dem letzten Punkt eines Treffers.',
  ],
]

describe('events', () => {
  test.each(EVENTS.map(([event, english, german]) => [english, german, event] as const))(
    '%s / %s',
    (english, german, event) => {
      expect([en.event(event), de.event(event)]).toEqual([english, german])
    },
  )

  test('every kind of event has its sentence here', () => {
    expect(new Set(EVENTS.map(([{ kind }]) => kind))).toEqual(new Set(kindsOf(lastBrave.schemas.event)))
  })

  test.each([
    ['LB-025', 'who was attacked', 'der angegriffen wurde'],
    ['LB-099', 'again, by Re-engage', 'noch einmal durch Nachsetzen'],
    ['LB-104', 'who was the last to be hurt', 'der zuletzt Schaden nahm'],
    ['LB-R61', 'the last target, as nobody was hurt', 'das letzte Ziel, denn niemand nahm Schaden'],
    ['LB-131', 'left of the Wolf, as the target fell', 'links vom Wolf, denn das Ziel ist gefallen'],
    [
      'LB-R60',
      'left of the Wolf, as the last to be hurt fell',
      'links vom Wolf, denn wer zuletzt Schaden nahm, ist gefallen',
    ],
    ['LB-133', 'who was attacked, as the Wolf fell', 'der angegriffen wurde, denn der Wolf ist gefallen'],
  ])('[%s] the next player is named with the reason: %s', (rule, english, german) => {
    const event: Event = { kind: 'turn-over', rule, seat: 0, next: 1, stall: 0 }
    expect(en.event(event)).toBe(`Next is the Stag, ${english}.`)
    expect(de.event(event)).toBe(`Als Nächster ist der Hirsch dran, ${german}.`)
  })
})
