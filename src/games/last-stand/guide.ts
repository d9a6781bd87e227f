import type { Seat } from '#engine/game'
import type { Guide, GuideStep } from '#engine/guide'
import type { SkillId } from '#games/last-stand/content/heroes'
import type { Choice, LastStand } from '#games/last-stand/types'

type Step = GuideStep<LastStand>
type Skill = Extract<Choice, { kind: 'skill' }>

const FEMME_FATALE: Seat = 1
const FIELD_MEDIC: Seat = 2

const skill = (id: SkillId, aimed: Omit<Skill, 'kind' | 'skill'> = {}): Choice => ({
  kind: 'skill',
  skill: id,
  ...aimed,
})
const does = (actor: Seat, ...choices: readonly Choice[]): Step['others'] =>
  choices.map((choice) => ({ actor, choice }))
const end: Choice = { kind: 'end-turn' }

/** The end of a match of three against the Firestarter: from the last lieutenant on. The learner is the Brawler. */
export const guide: Guide<LastStand> = {
  start: {
    seats: 3,
    setup: {
      seats: 3,
      options: { general: 'firestarter' },
      track: 6,
      lives: 2,
      heroes: [
        { hero: 'hero.brawler', at: 'NE', damage: 5, cubes: 1 },
        { hero: 'hero.femme-fatale', at: 'NW', damage: 4 },
        { hero: 'hero.field-medic', at: 'NW', damage: 2 },
      ],
      turn: { hero: 'hero.brawler' },
      enemies: [
        { card: 'lieutenant.butcher', at: 'F1', damage: 4 },
        { card: 'minion.spearman', at: 'F3' },
        { card: 'minion.grunt', at: 'F5' },
        { card: 'minion.sniper', at: 'R1' },
        { card: 'minion.rifleman', at: 'R3' },
      ],
      villains: [],
      gone: ['lieutenant.gemini', 'lieutenant.vulture'],
      pile: ['minion.grunt', 'minion.enforcer', 'minion.rifleman'],
    },
    dice: {
      attack: [
        ...[6, 5, 2, 4, 1, 3], // Haymaker at the Butcher
        ...[5, 6, 1, 2, 3, 1], // and again
        ...[4, 6, 5], // Focused Shots at the Spearman
        ...[5, 4, 1], // Carbine at the Sniper
        ...[6, 2, 5], // the Rifleman
        ...[6, 5, 4, 4], // Parting Shot at the Firestarter
        ...[5, 4, 6, 5], // and again
        ...[4, 1, 2], // Carbine
        ...[6, 5, 4, 4, 2, 3], // Haymaker
        ...[4, 5, 6, 1, 2], // One-Man Riot: the Grunt,
        ...[1, 2, 3, 4, 5], // the Enforcer
        ...[6, 6, 5, 1, 2], // and the Firestarter
      ],
      // The Firestarter, the three of the pile, and the flames.
      placement: [8, 1, 2, 5, 1],
    },
    seed: 'last stand',
  },
  seat: 0,
  verdicts: ['enemy-defeated', 'match-over'],
  steps: [
    {
      choice: { kind: 'move', to: 'NW' },
      others: [],
      isOpen: false,
      rules: ['LS-001', 'LS-052', 'LS-060', 'LS-091'],
      words: {
        en: {
          title: 'Get in line',
          ask: 'You are the Brawler. Two lieutenants are beaten, and the Butcher on F1 is the last. Everything here goes in straight lines, and your best punch, Haymaker, reaches only what is right beside you: from NE that is F2 and F3. You have three actions. Spend the first on a step to NW, beside F1.',
          hint: 'From here only Wrecking Swing reaches the Butcher, and costs two actions. Move to NW first.',
          told: 'One action is spent, two are left. On NW you stand beside F1 and F8. Your friends are here as well: any number of heroes may share a space.',
        },
        de: {
          title: 'Geh in die Linie',
          ask: 'Du bist der Raufbold. Zwei Leutnants sind besiegt, und der Schlächter auf F1 ist der letzte. Hier geht alles in geraden Linien, und dein bester Schlag, der Schwinger, reicht nur direkt neben dich: von NO aus nach F2 und F3. Du hast drei Aktionen. Nimm die erste für einen Schritt nach NW, neben F1.',
          hint: 'Von hier erreicht nur der Rundumschlag den Schlächter, und der kostet zwei Aktionen. Geh erst nach NW.',
          told: 'Eine Aktion ist verbraucht, zwei bleiben. Auf NW stehst du neben F1 und F8. Deine Freunde sind auch da: Auf einem Feld ist Platz für alle.',
        },
      },
    },
    {
      choice: skill('skill.haymaker', { enemy: 'F1' }),
      others: [],
      isOpen: false,
      rules: ['LS-064', 'LS-065', 'LS-066'],
      words: {
        en: {
          title: 'Hit hard',
          ask: 'Haymaker costs one action and has Power 6: you roll six dice, and every 4, 5 or 6 is one damage. The Butcher has 5 HP left. Use Haymaker against F1.',
          hint: 'The Butcher comes first. Use Haymaker against F1.',
          told: '6, 5 and 4: three hits, and the Butcher has 2 HP left. A skill may be used again as long as you have actions.',
        },
        de: {
          title: 'Schlag zu',
          ask: 'Der Schwinger kostet eine Aktion und hat Stärke 6: Du wirfst sechs Würfel, und jede 4, 5 oder 6 ist ein Schaden. Der Schlächter hat noch 5 Leben. Nutze den Schwinger gegen F1.',
          hint: 'Erst der Schlächter. Nutze den Schwinger gegen F1.',
          told: '6, 5 und 4: drei Treffer, und der Schlächter hat noch 2 Leben. Eine Fähigkeit darfst du wieder nutzen, solange du Aktionen hast.',
        },
      },
    },
    {
      choice: skill('skill.haymaker', { enemy: 'F1' }),
      others: [],
      isOpen: false,
      rules: ['LS-080', 'LS-125', 'LS-R61'],
      words: {
        en: {
          title: 'The last lieutenant',
          ask: 'Your last action. Two hits are enough, and with six dice that is likely. Haymaker against F1 once more.',
          hint: 'Only 2 HP are left: Haymaker against F1 once more.',
          told: 'The Butcher is defeated, and you gain a rampage cube: you have two of three. All lieutenants are gone, so the general comes in person at the end of this round. Now it is your friends’ turn: one shot each, and for this lesson they leave it at that.',
        },
        de: {
          title: 'Der letzte Leutnant',
          ask: 'Deine letzte Aktion. Zwei Treffer reichen, und bei sechs Würfeln ist das wahrscheinlich. Noch einmal den Schwinger gegen F1.',
          hint: 'Nur noch 2 Leben: Noch einmal den Schwinger gegen F1.',
          told: 'Der Schlächter ist besiegt, und du bekommst einen Wutstein: Du hast zwei von drei. Alle Leutnants sind fort, also kommt am Ende dieser Runde der General persönlich. Jetzt sind deine Freunde dran: jeder ein Schuss, und für diese Lektion belassen sie es dabei.',
        },
      },
    },
    {
      choice: { kind: 'choose-target', hero: 'hero.brawler' },
      others: [
        ...does(FEMME_FATALE, skill('skill.focused-shots', { enemy: 'F3' }), end),
        ...does(FIELD_MEDIC, skill('skill.carbine', { enemy: 'R1' }), end),
      ],
      isOpen: false,
      rules: ['LS-110', 'LS-096', 'LS-114', 'LS-115', 'LS-R47'],
      words: {
        en: {
          title: 'The enemies attack',
          ask: 'Your friends have shot two. Now every enemy left attacks straight ahead. The Grunt on F5 sees nobody. The Rifleman on R3 sees all of you and goes for the most health: not for the Femme Fatale with her 1. You and the Field Medic are tied at 4, and you hold the first player token: you decide. Take it yourself, and choose the Brawler.',
          hint: 'The Field Medic will be needed to patch you up. Choose the Brawler.',
          told: 'Two hits: you have 2 health left. Then reinforcements come, where the die says: three minions, and on R8 the general himself, the Firestarter. With three heroes he starts with 7 damage, so 16 HP are left. And a fire breaks out on your space.',
        },
        de: {
          title: 'Die Gegner greifen an',
          ask: 'Deine Freunde haben zwei erledigt. Nun greift jeder Gegner, der noch da ist, geradeaus an. Der Fußsoldat auf F5 sieht niemanden. Der Gewehrschütze auf R3 sieht euch alle und nimmt die Figur mit dem meisten Leben: nicht die Femme fatale mit ihrem 1. Du und die Sanitäterin, ihr habt beide 4, und du hast die Startmarke: Du entscheidest. Nimm es auf dich und wähle den Raufbold.',
          hint: 'Die Sanitäterin muss dich nachher verarzten. Wähle den Raufbold.',
          told: 'Zwei Treffer: Du hast noch 2 Leben. Dann kommt die Verstärkung, wohin der Würfel sagt: drei Schergen, und auf R8 der General selbst, der Feuerteufel. Bei drei Figuren beginnt er mit 7 Schaden, hat also noch 16 Leben. Und auf eurem Feld bricht ein Feuer aus.',
        },
      },
    },
    {
      choice: { kind: 'revive', hero: 'hero.femme-fatale' },
      others: [
        ...does(
          FEMME_FATALE,
          skill('skill.beckon', { enemy: 'R8' }),
          skill('skill.parting-shot', { enemy: 'F8' }),
          skill('skill.parting-shot', { enemy: 'F8' }),
        ),
        ...does(
          FIELD_MEDIC,
          { kind: 'move', to: 'NE' },
          skill('skill.carbine', { enemy: 'F8' }),
          skill('skill.patch-up', { hero: 'hero.brawler' }),
        ),
      ],
      isOpen: false,
      rules: ['LS-144', 'LS-145', 'LS-155', 'LS-067', 'LS-069'],
      words: {
        en: {
          title: 'Down, and up again',
          ask: 'What a turn! The Femme Fatale has lured the Firestarter to F8, out of position, and hit him for 8. But she ended her turn in the fire: she is knocked down, and a squad token is gone. The Field Medic has stepped out, hit him once and patched you up. 7 HP are left. First help the Femme Fatale to her feet: Revive her.',
          hint: 'One cube is missing for your rampage, and helping somebody up gives you one. Revive the Femme Fatale.',
          told: 'She stands again, without any damage, and you have your third cube. With three cubes your rampage is ready: One-Man Riot.',
        },
        de: {
          title: 'Am Boden und wieder auf',
          ask: 'Was für ein Zug! Die Femme fatale hat den Feuerteufel nach F8 gelockt, fehl am Platz, und ihm 8 Schaden gemacht. Aber ihr Zug endete im Feuer: Sie liegt am Boden, und eine Truppmarke ist weg. Die Sanitäterin ist hinausgegangen, hat ihn einmal getroffen und dich verarztet. Noch 7 Leben. Hilf zuerst der Femme fatale auf.',
          hint: 'Für deine Raserei fehlt ein Wutstein, und fürs Aufhelfen bekommst du einen. Hilf der Femme fatale auf.',
          told: 'Sie steht wieder, ohne jeden Schaden, und du hast deinen dritten Wutstein. Mit dreien ist deine Raserei bereit: der Ein-Mann-Aufruhr.',
        },
      },
    },
    {
      choice: skill('skill.haymaker', { enemy: 'F8' }),
      others: [],
      isOpen: false,
      rules: ['LS-064', 'LS-092'],
      words: {
        en: {
          title: 'Soften him up',
          ask: 'One-Man Riot has Power 5 against each frontline enemy of both quadrants beside you, and costs no action: it can wait. Two actions are left, and 7 HP are a lot. First Haymaker against F8.',
          hint: 'The riot can wait until he has less HP. Haymaker against F8 first.',
          told: 'Four more hits: the Firestarter has 3 HP left.',
        },
        de: {
          title: 'Mürbe machen',
          ask: 'Der Ein-Mann-Aufruhr hat Stärke 5 gegen jeden Gegner auf den Frontfeldern beider Quadranten neben dir und kostet keine Aktion: Er kann warten. Zwei Aktionen bleiben, und 7 Leben sind viel. Erst den Schwinger gegen F8.',
          hint: 'Der Aufruhr kann warten, bis er weniger Leben hat. Erst den Schwinger gegen F8.',
          told: 'Vier weitere Treffer: Der Feuerteufel hat noch 3 Leben.',
        },
      },
    },
    {
      choice: { kind: 'rampage' },
      others: [],
      isOpen: false,
      rules: ['LS-082', 'LS-084', 'LS-086', 'LS-161'],
      words: {
        en: {
          title: 'Rampage!',
          ask: 'Now let go. Your three cubes pay for One-Man Riot: five dice each against the Grunt on F1, the Enforcer on F2 and the Firestarter on F8.',
          hint: 'You have three cubes, and this is what they are for: One-Man Riot.',
          told: 'The Grunt falls, the Enforcer reels, and the Firestarter takes three: the general is defeated, and you have all won together. Now you know what you need for a real match.',
        },
        de: {
          title: 'Raserei!',
          ask: 'Jetzt leg los. Deine drei Wutsteine zahlen für den Ein-Mann-Aufruhr: je fünf Würfel gegen den Fußsoldaten auf F1, den Vollstrecker auf F2 und den Feuerteufel auf F8.',
          hint: 'Du hast drei Wutsteine, und dafür sind sie da: Ein-Mann-Aufruhr.',
          told: 'Der Fußsoldat fällt, der Vollstrecker wankt, und der Feuerteufel nimmt drei: Der General ist besiegt, und ihr habt alle gemeinsam gewonnen. Jetzt weißt du, was du für eine echte Partie brauchst.',
        },
      },
    },
  ],
}
