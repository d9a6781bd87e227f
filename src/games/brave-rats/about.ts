import type { About, Option } from '#engine/game'
import type { Options } from '#games/brave-rats/options'

const variant = (name: string, text: string, rule: string): Option<boolean> => ({
  name,
  text,
  rule,
  values: [false, true],
  default: false,
})

const SEATS = [0, 1, 'random'] as const

export const about: About<Options> = {
  id: 'brave-rats',
  name: 'BraveRats',
  summary: 'Two clans, eight rats each, one secret card a round. First to four victories takes the throne.',
  seats: [2, 2], // BR-001
  rulesVersion: 2,
  alike: [1],
  options: {
    traitor: variant('Traitor', 'Before play each clan gives the other a random card.', 'BR-131'),
    luckyDraw: variant('Lucky Draw', 'Play from a hand of three, drawn from your own shuffled pile.', 'BR-140'),
    fastRat: variant('Fast Rat', 'Three victories win the game.', 'BR-150'),
    draft: variant('Draft', 'All sixteen cards are drafted, four at a time.', 'BR-160'),
    randomDeal: variant('Random Deal', 'All sixteen cards are shuffled and dealt.', 'BR-170'),
    princessAttack: variant('Princess Attack', 'One clan holds both Princes, the other both Princesses.', 'BR-180'),
    emperor: variant('The Emperor', 'Up to three games: the first to win two takes the match.', 'BR-190'),
    firstDrafter: {
      name: 'First drafter',
      text: 'The seat that draws the first pack of a Draft.',
      rule: 'BR-R44',
      values: SEATS,
      default: 'random',
    },
    princesSeat: {
      name: "Princes' seat",
      text: 'The seat that takes both Princes in a Princess Attack.',
      rule: 'BR-R45',
      values: SEATS,
      default: 'random',
    },
    ties: {
      name: 'Ties',
      text: 'Whether a tied game is played again or stands as a draw.',
      rule: 'BR-R30',
      values: ['replay', 'draw'],
      default: 'replay',
    },
  },
  // A tied game that is played again would hide the tie.
  measuring: { ties: 'draw' },
  guided: true,
  measure: 'rounds',
}
