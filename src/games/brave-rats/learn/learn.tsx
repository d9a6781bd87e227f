import { CardFace } from '#games/brave-rats/board/card-face.tsx'
import { type CardId, CARDS, strengthOf } from '#games/brave-rats/cards'
import { CLAUSES } from '#games/brave-rats/learn/clauses'
import { PowersPage } from '#games/brave-rats/learn/powers.tsx'
import { RoundPage } from '#games/brave-rats/learn/round.tsx'
import { SAID } from '#games/brave-rats/learn/said'
import { CLAN_NAMES, ownerOf } from '#games/brave-rats/sentences'
import type { LearnPart } from '#web/design/parts'
import './learn.css'

export const PAGES: LearnPart['PAGES'] = [
  { title: { en: 'A round', de: 'Eine Runde' }, Page: RoundPage },
  { title: { en: 'The eight rats', de: 'Die acht Ratten' }, Page: PowersPage },
]

/** BR-003 All sixteen, with what is printed on them. */
export const GALLERY: LearnPart['GALLERY'] = {
  cards(language) {
    const { words, board } = SAID[language]
    return CARDS.map((id) => {
      const strength = strengthOf(id)
      const { name, text } = board.rat(strength)
      const clan = CLAN_NAMES[ownerOf(id)]
      return {
        id,
        name,
        note: words.note(clan, strength),
        lines: [{ says: text, rules: CLAUSES[strength] }],
        kinds: [clan],
      }
    })
  },
  filters: (language) => [
    { label: SAID[language].words.clan, kinds: CLAN_NAMES.map((clan) => ({ value: clan, label: clan })) },
  ],
  Face: ({ card, language }) => <CardFace card={card as CardId} words={SAID[language].board} />,
}
