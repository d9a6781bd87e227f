import { fill, type Refusal } from '#engine/refusal'
import { wappen } from '#games/last-brave/text/cards-german'
import { momentSaid } from '#games/last-brave/text/moments'
import { CRESTS } from '#games/last-brave/crests'

/** Section F of the rules document; `…` stands for what the English message names. */
const REFUSALS: Readonly<Record<string, string>> = {
  LB_GAME_OVER: 'Das Spiel ist vorbei.',
  LB_NOT_A_PLAYER: 'Nur wer am Tisch sitzt, kann handeln.',
  LB_DEFEATED: 'Dein Kämpfer ist gefallen.',
  LB_STALE: 'Diese Entscheidung ist nicht mehr offen.',
  LB_NOT_YOUR_DECISION: 'Das ist nicht deine Entscheidung.',
  LB_MALFORMED: 'Das war nicht zu verstehen.',
  LB_MUST_ATTACK: 'Du musst angreifen.',
  LB_MUST_PAY: 'Diesen Punkt musst du nehmen.',
  LB_WRONG_WINDOW: 'Das geht gerade nicht.',
  LB_NOT_IN_HAND: 'Diese Karte ist nicht auf deiner Hand.',
  LB_NOT_REVEALED: 'Diese Karte liegt nicht in deiner offenen Zone.',
  LB_TARGET_SELF: 'Du kannst dich nicht selbst angreifen.',
  LB_TARGET_OUT: 'Dieser Kämpfer ist nicht im Kampf.',
  LB_TARGET_HAND: 'Du musst jemanden mit den meisten Handkarten angreifen (…).',
  LB_TARGET_SCATTER: 'Ein Streuschuss greift alle mit den meisten Handkarten an.',
  LB_TARGET_ONE: 'Du musst ein einzelnes Ziel wählen.',
  LB_FACE_DOWN: 'Diese Karte ist verdeckt; sie hat keine Fähigkeiten mehr.',
  LB_NO_SUCH_ABILITY: 'Diese Karte hat keine solche Fähigkeit.',
  LB_FATIGUED: 'Diese Karte liegt schon quer.',
  LB_SECRET_USED: 'Deine Geheimkunst ist verbraucht.',
  LB_DECLARE_ONLY: 'Das kannst du nur am Anfang deines Zuges ansagen.',
  LB_SEAL_TURN: 'Versiegeln kannst du nur in deinem eigenen Zug.',
  LB_NO_DAMAGE: 'Es gibt keinen Schaden aufzuhalten.',
  LB_REFLECTED: 'Ein Rückschlag lässt sich nicht zurückschlagen.',
  LB_SCATTER_REFLECT: 'Ein Streuschuss lässt sich nicht zurückschlagen.',
  LB_NEGATED: 'Gegen diesen Angriff gibt es ….',
  LB_CHOICE_MISSING: 'Wähle eine Karte.',
  LB_NO_CHOICE: 'Es gibt keine Karte zu wählen.',
  LB_CHOICE_CHAMPION: 'Kämpfer kann man nicht wählen.',
  LB_CHOICE_ZONE: 'Wähle eine Karte, die vor jemandem liegt, der noch steht.',
  LB_RECOVER_SELF: 'Wähle eine andere Karte.',
  LB_NOT_SIDEWAYS: 'Diese Karte liegt nicht quer.',
  LB_SEAL_CARD: 'Wähle eine unverdeckte Karte in einer offenen Zone.',
  LB_PLAYERS: 'The Last Brave ist für 3 bis 7 Spieler.',
  LB_ALLIED_PLAYERS: 'Geheime Bünde brauchen mindestens 4 Spieler.',
  LB_POINTS: 'Nötig sein können … bis … Punkte.',
  'no-resigning': 'Der Kampf geht weiter: Verlass den Tisch, und ein Bot übernimmt deinen Platz.',
  LB_ALLIED_SCORING: 'Diese Wertung gibt es nur, wenn jeder für sich kämpft.',
}

const BLOCKS: Readonly<Record<string, string>> = { Defend: 'keine Abwehr', Reflect: 'keinen Rückschlag' }

/** What an English message names: seats, what is negated, numbers. */
const named = (message: string): string[] => {
  const seats = /\((.*)\)/.exec(message)?.[1]
  if (seats !== undefined)
    return [
      seats
        .split(', ')
        .map((crest) => wappen(seatOf(crest)).name)
        .join(', '),
    ]
  return (message.match(/\b(?:Defend|Reflect|\d+)\b/g) ?? []).map((word) => BLOCKS[word] ?? word)
}
const seatOf = (crest: string): number => CRESTS.findIndex((name) => name === crest)

/** A refusal in German; one that the game does not know comes out as it was said. */
export const refusalGerman = (refused: Refusal): string => {
  const { code, message } = refused
  const said = momentSaid(refused, 'de') ?? REFUSALS[code]
  return said === undefined ? message : fill(said, ...named(message))
}
