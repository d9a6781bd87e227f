import type { Guide, GuideStep } from '#engine/guide'
import { parseChoice, parseSeat, position } from '#games/last-brave/notation'
import type { LastBrave } from '#games/last-brave/types'

type Step = GuideStep<LastBrave>

/** What a step says and teaches. */
type Lesson = Pick<Step, 'rules' | 'words'> & { readonly isOpen?: true }

/** A choice of the learner's, and what the others do before and after it: `S2: attack S1`. */
const step = (choice: string, others: readonly string[], { isOpen, ...lesson }: Lesson): Step => ({
  choice: parseChoice(choice),
  others: others.map((written) => {
    const [seat, chosen] = written.split(': ') as [string, string]
    return { actor: parseSeat(seat), choice: parseChoice(chosen) }
  }),
  isOpen: isOpen ?? false,
  ...lesson,
})

/** Seven turns of three, from the first blow to the last; the learner is the Wolf. */
export const guide: Guide<LastBrave> = {
  start: {
    seats: 3,
    setup: position(`
      start: free-for-all, active S1
        S1 rhosyn hand[Warrior, Fire, Sword] reveal[] damage[]
        S2 noor hand[Berserker, Lightning, Fists] reveal[] damage[]
        S3 brakk hand[Ranger, Water] reveal[Staff] damage[]`),
  },
  seat: 0,
  verdicts: ['point-revealed', 'point-moved', 'defended', 'reflected'],
  steps: [
    step('attack S2', ['S2: reveal Fists'], {
      rules: ['LB-023', 'LB-030', 'LB-043', 'LB-025'],
      words: {
        en: {
          title: 'Attack',
          ask: 'You are the Wolf, and the last one standing wins. On your turn you must attack. A plain attack is 1 Power × 1 Hit, and it goes to whoever holds the most cards: the Stag has 3, the Raven 2. Attack the Stag.',
          hint: 'Your Secret Skill works only once, so keep it. Simply attack the Stag.',
          told: 'One point: the Stag takes it by revealing a card, Fists. And whoever was attacked is next: the Stag.',
        },
        de: {
          title: 'Greif an',
          ask: 'Du bist der Wolf, und wer als Letzter steht, gewinnt. In deinem Zug musst du angreifen. Ein einfacher Angriff hat 1 Kraft × 1 Treffer und gilt dem, der die meisten Handkarten hat: Der Hirsch hat 3, der Rabe 2. Greif den Hirsch an.',
          hint: 'Deine Geheimkunst wirkt nur einmal, also heb sie dir auf. Greif einfach den Hirsch an.',
          told: 'Ein Punkt: Der Hirsch nimmt ihn, indem er eine Karte aufdeckt, die Fäuste. Und wer angegriffen wurde, ist als Nächster dran: der Hirsch.',
        },
      },
    }),
    step('reveal Warrior', ['S2: attack S1'], {
      rules: ['LB-052', 'LB-056', 'LB-074'],
      words: {
        en: {
          title: 'A wound reveals a card',
          ask: 'The Fists give the Stag one more Hit: 1 Power × 2 Hits, and you hold the most cards. Each Hit costs you a point. Take the first by revealing your Warrior.',
          hint: 'You need your other cards later. Reveal the Warrior.',
          told: 'The Warrior lies in your Reveal Zone, and its Continuous ability works from now on: Power +1 for all your attacks. Being hurt makes you stronger.',
        },
        de: {
          title: 'Eine Wunde deckt eine Karte auf',
          ask: 'Die Fäuste geben dem Hirsch einen Treffer mehr: 1 Kraft × 2 Treffer, und du hast die meisten Handkarten. Jeder Treffer kostet dich einen Punkt. Nimm den ersten, indem du deinen Krieger aufdeckst.',
          hint: 'Deine anderen Karten brauchst du später. Decke den Krieger auf.',
          told: 'Der Krieger liegt in deiner offenen Zone, und was er dauernd kann, wirkt von jetzt an: Kraft +1 für alle deine Angriffe. Wunden machen dich stärker.',
        },
      },
    }),
    step('reveal Sword', [], {
      rules: ['LB-057', 'LB-R2', 'LB-077'],
      words: {
        en: {
          title: 'The second Hit',
          ask: 'Now the second Hit. You could give up the Warrior for it: in the Damage Zone a card does nothing any more. Better reveal another one, the Sword.',
          hint: 'The Warrior stays where it is, and Fire in your hand. Reveal the Sword.',
          told: 'Warrior and Sword add up: your attacks have 3 Power now, for nothing. And you were attacked, so it is your turn.',
        },
        de: {
          title: 'Der zweite Treffer',
          ask: 'Jetzt der zweite Treffer. Du könntest den Krieger dafür abgeben: In der Schadenszone tut eine Karte nichts mehr. Decke lieber noch eine auf, das Schwert.',
          hint: 'Der Krieger bleibt, wo er ist, und das Feuer auf deiner Hand. Decke das Schwert auf.',
          told: 'Krieger und Schwert zählen zusammen: Deine Angriffe haben jetzt 3 Kraft, und das umsonst. Du wurdest angegriffen, also bist du dran.',
        },
      },
    }),
    step('use Warrior.Fa', [], {
      rules: ['LB-046', 'LB-067', 'LB-078'],
      words: {
        en: {
          title: 'Fatigue',
          ask: 'The Stag and the Raven both hold 2 cards, so you may choose. The Raven has a Staff with Resist 1: it takes 1 Power off each Hit. So tick the Fatigue of your Warrior, Power +1, which turns the card sideways. Then attack the Raven.',
          hint: 'For this attack use the Fatigue of your Warrior, and nothing else.',
        },
        de: {
          title: 'Erschöpfen',
          ask: 'Hirsch und Rabe haben beide 2 Handkarten, du darfst also wählen. Der Rabe hat einen Stab mit Widerstand 1: Der nimmt jedem Treffer 1 Kraft. Kreuze darum bei deinem Krieger Erschöpfen an, Kraft +1; die Karte dreht sich dafür quer. Dann greif den Raben an.',
          hint: 'Nutze für diesen Angriff Erschöpfen bei deinem Krieger, und sonst nichts.',
        },
      },
    }),
    step('attack S3', ['S3: reveal Water', 'S3: use Water.Fa'], {
      rules: ['LB-053', 'LB-117', 'LB-089'],
      words: {
        en: {
          title: 'Resist and Reflect',
          ask: 'The Warrior lies sideways, and your attack has 4 Power. Now attack the Raven.',
          hint: 'What is announced stands. Now attack the Raven.',
          told: '4 Power − 1 Resist = 3 points. The Raven reveals Water for the first of them, and Water can Reflect: the other 2 come back to you!',
        },
        de: {
          title: 'Widerstand und Rückschlag',
          ask: 'Der Krieger liegt quer, und dein Angriff hat 4 Kraft. Greif jetzt den Raben an.',
          hint: 'Was angesagt ist, gilt. Greif jetzt den Raben an.',
          told: '4 Kraft − 1 Widerstand = 3 Punkte. Für den ersten deckt der Rabe das Wasser auf, und das Wasser kann einen Rückschlag: Die anderen 2 kommen zu dir zurück!',
        },
      },
    }),
    step('use Warrior.Fo', [], {
      rules: ['LB-061', 'LB-069', 'LB-071', 'LB-086'],
      isOpen: true,
      words: {
        en: {
          title: 'Forfeit and Defend',
          ask: 'Before each point you may use an ability. The Fatigue of your Warrior is spent, but not its Forfeit: Defend, and the rest of this Hit is gone. The price: the card is turned face down and loses its abilities. It is worth it.',
          hint: 'Use the Forfeit of your Warrior: Defend stops both points.',
          told: 'Both points are gone. The Warrior lies face down and can do nothing more; but it still is a card. Next is the Raven, whom you attacked.',
        },
        de: {
          title: 'Opfern und Abwehr',
          ask: 'Vor jedem Punkt darfst du eine Fähigkeit nutzen. Erschöpft ist dein Krieger schon, aber opfern kannst du ihn noch: Abwehr, und der Rest dieses Treffers ist weg. Der Preis: Die Karte wird verdeckt und verliert ihre Fähigkeiten. Das ist es wert.',
          hint: 'Opfere deinen Krieger: Seine Abwehr hält beide Punkte auf.',
          told: 'Beide Punkte sind weg. Der Krieger liegt verdeckt und kann nichts mehr, aber eine Karte ist er noch immer. Als Nächster ist der Rabe dran, den du angegriffen hast.',
        },
      },
    }),
    step(
      'move Warrior',
      [
        'S3: secret',
        'S3: attack S2',
        'S2: reveal Berserker',
        'S2: move Berserker',
        'S2: reveal Lightning',
        'S2: attack S1',
      ],
      {
        rules: ['LB-043', 'LB-057', 'LB-R3'],
        words: {
          en: {
            title: 'Two points a card',
            ask: 'The Raven used its Secret Skill for two more Hits, and had to attack the Stag, who held the most cards. Now the Stag strikes at you: 1 Power × 2 Hits. Give up the Warrior for the first point; a card can do that even face down.',
            hint: 'The Warrior is good for nothing else any more. Give it up.',
            told: 'So a card takes two points: one when it is revealed, one when it goes to the Damage Zone. That is your life: 2 for each card in hand, 1 for each revealed one.',
          },
          de: {
            title: 'Zwei Punkte je Karte',
            ask: 'Der Rabe hat seine Geheimkunst für zwei Treffer mehr genutzt und musste den Hirsch angreifen, der die meisten Handkarten hatte. Jetzt schlägt der Hirsch auf dich ein: 1 Kraft × 2 Treffer. Gib für den ersten Punkt den Krieger ab; das geht auch verdeckt.',
            hint: 'Der Krieger taugt zu nichts anderem mehr. Gib ihn ab.',
            told: 'Eine Karte nimmt also zwei Punkte: einen, wenn sie aufgedeckt wird, und einen, wenn sie in die Schadenszone geht. Das ist dein Leben: 2 für jede Handkarte, 1 für jede aufgedeckte.',
          },
        },
      },
    ),
    step('reveal Fire', [], {
      rules: ['LB-056', 'LB-044', 'LB-048'],
      words: {
        en: {
          title: 'An empty hand',
          ask: 'The second Hit: reveal Fire, your last card in hand. It gives you Power +1 as well, and the Sword stays.',
          hint: 'You will need the Sword soon. Reveal Fire.',
          told: 'Your hand is empty. As long as anyone else holds a card, nobody may attack you. And it is your turn.',
        },
        de: {
          title: 'Eine leere Hand',
          ask: 'Der zweite Treffer: Decke das Feuer auf, deine letzte Handkarte. Auch das gibt dir Kraft +1, und das Schwert bleibt.',
          hint: 'Das Schwert brauchst du bald. Decke das Feuer auf.',
          told: 'Deine Hand ist leer. Solange ein anderer noch Handkarten hat, darf dich niemand angreifen. Und du bist dran.',
        },
      },
    }),
    step('secret', [], {
      rules: ['LB-122', 'LB-124', 'LB-125'],
      words: {
        en: {
          title: 'Your Secret Skill',
          ask: 'Only the Raven holds a card, so it is your target. It survives 4 points and has Resist 1: with 6 Power it falls. You have 3, and your Secret Skill adds 3 more. It costs no card, but works only once. Tick it, then attack the Raven.',
          hint: 'For this attack use the Secret Skill of your Champion, and nothing else.',
        },
        de: {
          title: 'Deine Geheimkunst',
          ask: 'Nur der Rabe hat noch eine Handkarte, also ist er dein Ziel. Er übersteht 4 Punkte und hat Widerstand 1: Bei 6 Kraft fällt er. Du hast 3, und deine Geheimkunst gibt dir 3 dazu. Sie kostet keine Karte, wirkt aber nur einmal. Kreuze sie an und greif den Raben an.',
          hint: 'Nutze für diesen Angriff die Geheimkunst deines Kämpfers, und sonst nichts.',
        },
      },
    }),
    step('attack S3', ['S3: reveal Ranger', 'S3: move Staff', 'S3: move Water'], {
      rules: ['LB-060', 'LB-129', 'LB-131'],
      words: {
        en: {
          title: 'A Champion falls',
          ask: 'Rhosyn, your Champion, is face up for all to see, and your attack has 6 Power. Attack the Raven.',
          hint: 'Fire can stay as it is: 6 Power are enough. Attack the Raven.',
          told: '6 Power − 1 Resist = 5 points, and the Raven had cards for 4. The fifth finds none: its Champion falls. Where the target falls, the next turn goes to your left: to the Stag.',
        },
        de: {
          title: 'Ein Kämpfer fällt',
          ask: 'Rhosyn, dein Kämpfer, liegt jetzt offen vor allen, und dein Angriff hat 6 Kraft. Greif den Raben an.',
          hint: 'Das Feuer kann bleiben, wie es ist: 6 Kraft reichen. Greif den Raben an.',
          told: '6 Kraft − 1 Widerstand = 5 Punkte, und der Rabe hatte Karten für 4. Für den fünften ist keine mehr da: Sein Kämpfer fällt. Fällt das Ziel, geht der nächste Zug nach links von dir: an den Hirsch.',
        },
      },
    }),
    step('use Sword.Fo', ['S2: secret', 'S2: attack S1', 'S2: move Lightning'], {
      rules: ['LB-089', 'LB-096', 'LB-134'],
      isOpen: true,
      words: {
        en: {
          title: 'The last one standing',
          ask: 'The Stag risks all: with its Secret Skill it strikes at you with 3 Power × 2 Hits, and you have cards for 2 points. But it has no more itself. Send the Hit back: the Forfeit of your Sword is Reflect.',
          hint: 'Use the Forfeit of your Sword: Reflect sends all 3 points back.',
          told: '3 points go back, and the Stag has cards for 2: it falls to its own attack. You are the last one standing, and you win. Now you know all you need for a real match.',
        },
        de: {
          title: 'Der Letzte, der steht',
          ask: 'Der Hirsch wagt alles: Mit seiner Geheimkunst greift er dich mit 3 Kraft × 2 Treffern an, und du hast Karten für 2 Punkte. Aber er selbst hat auch nicht mehr. Schick den Treffer zurück: Opfere dein Schwert für einen Rückschlag.',
          hint: 'Opfere dein Schwert: Der Rückschlag schickt alle 3 Punkte zurück.',
          told: '3 Punkte gehen zurück, und der Hirsch hat Karten für 2: Er fällt durch seinen eigenen Angriff. Du stehst als Letzter und gewinnst. Jetzt weißt du alles, was du für eine echte Partie brauchst.',
        },
      },
    }),
  ],
}
