import type { Guide, GuideStep } from '#engine/guide'
import type { CardId } from '#games/brave-rats/cards'
import type { BraveRats } from '#games/brave-rats/types'

type Step = GuideStep<BraveRats>

/** What a step says and teaches. */
type Lesson = Pick<Step, 'rules' | 'isOpen' | 'words'>

/** A round in which both lay a card in secret; theirs lies there first. */
const secret = (mine: CardId, theirs: CardId, lesson: Lesson): Step => ({
  choice: { kind: 'choose-card', card: mine },
  others: [{ actor: 1, choice: { kind: 'choose-card', card: theirs } }],
  ...lesson,
})

/** A round in which the learner's Spy is at work. */
const spied = (mine: CardId, theirs: CardId, lesson: Lesson): Step => ({
  choice: { kind: 'choose-second', card: mine },
  others: [{ actor: 1, choice: { kind: 'choose-first', card: theirs } }],
  ...lesson,
})

/** Six rounds of the base game, in which all eight characters come up; the learner plays the Yargs. */
export const guide: Guide<BraveRats> = {
  start: { seats: 2, options: {} },
  seat: 0,
  verdicts: ['round-won', 'round-held'],
  steps: [
    secret('Y6', 'A1', {
      rules: ['BR-010', 'BR-013', 'BR-040'],
      isOpen: false,
      words: {
        en: {
          title: 'The higher card wins',
          ask: 'Each round you and the Applewoods lay a card in secret. Both are turned up, and the higher strength wins. Four victories win the game. Begin with your General, strength 6.',
          hint: 'You will need that card later. Begin with the General, your 6.',
          told: '6 beats 1: your first victory. And your General leaves you something for the next round: +2.',
        },
        de: {
          title: 'Die höhere Karte gewinnt',
          ask: 'Jede Runde legt ihr beide verdeckt eine Karte: du und die Applewoods. Beide werden aufgedeckt, und die höhere Stärke gewinnt. Vier Siege gewinnen das Spiel. Beginne mit deinem General, Stärke 6.',
          hint: 'Diese Karte brauchst du später noch. Beginne mit dem General, deiner 6.',
          told: '6 schlägt 1: dein erster Sieg. Und dein General lässt dir etwas für die nächste Runde da: +2.',
        },
      },
    }),
    secret('Y4', 'A5', {
      rules: ['BR-060', 'BR-070', 'BR-080'],
      isOpen: true,
      words: {
        en: {
          title: 'General and Wizard',
          ask: 'Your card has +2 this round. The Applewoods have laid their Wizard, strength 5: he cancels the power of your card, but not the +2. Win with the weakest card that is enough.',
          hint: 'The weakest card that beats 5 is your Ambassador: 4 + 2 = 6.',
          told: '6 beats 5. Your Ambassador makes a round count 2 victories, but the Wizard has cancelled that: you get 1. It stands 2 to 0.',
        },
        de: {
          title: 'General und Zauberer',
          ask: 'Deine Karte hat in dieser Runde +2. Die Applewoods haben ihren Zauberer gelegt, Stärke 5: Er bannt die Fähigkeit deiner Karte, nicht aber die +2. Gewinne mit der schwächsten Karte, die reicht.',
          hint: 'Die schwächste Karte, die 5 schlägt, ist dein Gesandter: 4 + 2 = 6.',
          told: '6 schlägt 5. Dein Gesandter lässt eine Runde 2 Siege zählen, doch das hat der Zauberer gebannt: Du bekommst 1. Es steht 2 zu 0.',
        },
      },
    }),
    secret('Y3', 'A6', {
      rules: ['BR-090', 'BR-R5'],
      isOpen: true,
      words: {
        en: {
          title: 'Small beats great',
          ask: 'Now they have laid their General, 6. Your Prince would beat him, but keep the Prince. One of your weak cards wins as well, because with it the lower strength wins. Which one?',
          hint: 'It is the Assassin, 3: with him the lower strength wins.',
          told: '3 beats 6, because an Assassin is there. It stands 3 to 0. But a General helps even when he loses: now the Applewoods have the +2.',
        },
        de: {
          title: 'Klein schlägt Groß',
          ask: 'Jetzt haben sie ihren General gelegt, 6. Dein Prinz schlüge ihn, aber heb ihn dir auf. Eine deiner schwachen Karten gewinnt auch, denn mit ihr gewinnt die kleinere Stärke. Welche?',
          hint: 'Es ist der Meuchler, 3: Mit ihm gewinnt die kleinere Stärke.',
          told: '3 schlägt 6, weil ein Meuchler dabei ist. Es steht 3 zu 0. Doch ein General hilft auch, wenn er verliert: Jetzt haben die Applewoods die +2.',
        },
      },
    }),
    secret('Y7', 'A0', {
      rules: ['BR-050', 'BR-120', 'BR-032'],
      isOpen: false,
      words: {
        en: {
          title: 'A round on hold',
          ask: 'Their +2 need not trouble you: one of your cards wins its round whatever the strengths are. Their Princess is gone, so it is safe. Lay it.',
          hint: 'Look for the card that says “You win the round”: the Prince, 7.',
          told: 'Their Musician stops even the Prince: the round is on hold, and nobody scores it. Whoever wins the next round takes this one with it.',
        },
        de: {
          title: 'Eine Runde in der Schwebe',
          ask: 'Ihre +2 braucht dich nicht zu kümmern: Eine deiner Karten gewinnt ihre Runde, wie stark die andere auch ist. Ihre Prinzessin ist schon gespielt, also droht deiner Karte nichts. Leg sie.',
          hint: 'Such die Karte, auf der „Du gewinnst die Runde“ steht: den Prinzen, 7.',
          told: 'Ihr Musikant hält selbst den Prinzen auf: Die Runde bleibt in der Schwebe, niemand bekommt sie. Wer die nächste Runde gewinnt, bekommt diese dazu.',
        },
      },
    }),
    secret('Y2', 'A4', {
      rules: ['BR-110', 'BR-080', 'BR-032'],
      isOpen: false,
      words: {
        en: {
          title: 'The Spy sees first',
          ask: 'Sometimes one gives up a round to win the next. One of your cards makes them show their card first in the round that follows. Lay it.',
          hint: 'It is the Spy, 2: he loses easily, but in the next round you see their card before you choose.',
          told: 'Their Ambassador beats your Spy and counts 2; with the round on hold that makes 3. It stands 3 to 3, and they need one more. But your Spy is at work.',
        },
        de: {
          title: 'Der Spion sieht zuerst',
          ask: 'Manchmal gibt man eine Runde auf, um die nächste zu gewinnen. Eine deiner Karten lässt sie in der Runde danach ihre Karte zuerst zeigen. Leg sie.',
          hint: 'Es ist der Spion, 2: Er verliert leicht, aber in der nächsten Runde siehst du ihre Karte, bevor du wählst.',
          told: 'Ihr Gesandter schlägt deinen Spion und zählt 2; mit der Runde in der Schwebe macht das 3. Es steht 3 zu 3, und ihnen fehlt ein Sieg. Doch dein Spion ist im Einsatz.',
        },
      },
    }),
    spied('Y1', 'A7', {
      rules: ['BR-100', 'BR-101'],
      isOpen: true,
      words: {
        en: {
          title: 'The Princess meets the Prince',
          ask: 'They have to show their card first: the Prince! He wins nearly every round, and this one would win them the game. Which of your cards has waited for him?',
          hint: 'It is the Princess, 1: if she meets the Prince, you win the game.',
          told: 'The Princess meets the Prince, and you win the game at once, whatever the score. The throne is yours, and you have met all eight characters.',
        },
        de: {
          title: 'Die Prinzessin trifft den Prinzen',
          ask: 'Sie müssen ihre Karte zuerst zeigen: den Prinzen! Er gewinnt fast jede Runde, und mit dieser hätten sie das Spiel gewonnen. Welche deiner Karten hat auf ihn gewartet?',
          hint: 'Es ist die Prinzessin, 1: Trifft sie den Prinzen, gewinnst du das Spiel.',
          told: 'Die Prinzessin trifft den Prinzen, und du gewinnst das Spiel sofort, wie es auch steht. Der Thron ist dein, und du kennst nun alle acht Figuren.',
        },
      },
    }),
  ],
}
