import { fill, type Refusal } from '#engine/refusal'
import { type Code, CODES, refuse } from '#games/roll-and-fight/rules/refusals'
import { german } from '#games/roll-and-fight/text/options-german'

/** Section F of the rules document. */
const REFUSALS_DE: Readonly<Record<Code, string>> = {
  NOT_YOUR_SEAT: 'Du kannst nur auf deinem eigenen Plan handeln.',
  MATCH_OVER: 'Die Partie ist vorbei.',
  DEAD_PLAYER: 'Du bist tot; das Spiel geht ohne dich weiter.',
  WRONG_PHASE: 'Das geht in dieser Phase nicht.',
  FINISHED: 'Du bist hier fertig; andere sind es noch nicht.',
  QUESTION_CLOSED: 'Diese Frage ist schon beantwortet.',
  NOT_STARTED: 'Noch wird nicht gewürfelt.',
  ALREADY_STOPPED: 'Du hast in dieser Runde schon aufgehört zu würfeln.',
  WRONG_STEP: 'Nicht in diesem Teil des Durchgangs.',
  TIME_UP: 'Die Zeit für diese Phase ist um.',
  RATE_LIMIT: 'Zu viele Befehle.',
  NOT_YOUR_TURN: 'Du bist nicht an der Reihe, zu wählen.',
  HERO_TAKEN: 'Diese Figur ist schon vergeben.',
  NOT_YOUR_DIE: 'Dieser Würfel liegt nicht bei dir.',
  DIE_ASSIGNED: 'Eingesetzte Würfel bleiben bis zum Ende der Runde, wo sie sind.',
  EMPTY_ROLL: 'Wähle mindestens einen Würfel.',
  WOUND_LOCKED: 'Wunden lassen sich nicht neu würfeln.',
  NOT_ON_BOARD: 'Dieses Plättchen liegt nicht auf deinem Plan.',
  TAKES_NO_DICE: 'Dieses Plättchen nimmt nie Würfel.',
  OVER_LIMIT: 'Fähigkeiten, die vier Würfel kosten, kannst du nicht mehr nutzen.',
  ONE_USE_RECONNED: 'In dieser Runde schon durch Erkundung vorbereitet.',
  ONE_USE_SPENT: 'Dieses Plättchen nimmt einen Satz pro Runde.',
  UNROLLED_DIE: 'Wirf diesen Würfel erst.',
  WRONG_COUNT: 'Das ist nicht die Zahl von Würfeln, die diese Fähigkeit braucht.',
  WRONG_SET: 'Diese Seiten passen nicht.',
  BAD_RELEASE: 'Nur andere Wunden kannst du aufnehmen, und mit einem Satz nur eine.',
  NOT_A_WOUND: 'Auf die Lebensleiste kommen nur Wunden.',
  NO_HEALTH_SPACE: 'Kein freies Lebensfeld.',
  POOL_FULL: 'Du hast schon so viele Würfel, wie du haben darfst.',
  SUPPLY_CLOSED: 'Die Zeit ist abgelaufen; keine Würfel mehr.',
  SUPPLY_EMPTY: 'Der Vorrat ist leer.',
  FLASH_SPENT: 'Diese Aktion hast du schon genutzt.',
  NO_LOOT_HERE: 'Beute gibt es für diese Aktion nicht.',
  FLASH_MISMATCH: 'Der Würfel zeigt eine andere Aktion.',
  NOT_GAINED: 'Diese Aktion hast du nicht gewonnen.',
  TRACK_FULL: 'Diese Leiste ist voll.',
  NO_SQUARE: 'Dieser Gegenstand hat kein freies Kästchen.',
  TAX_UNPAID: 'Der Pfandleiher will erst eine Erfahrung.',
  NOTHING_TO_HEAL: 'Da gibt es nichts zu heilen.',
  RECON_IMPOSSIBLE: 'Diese Fähigkeit braucht keine Würfel und lässt sich nicht erkunden.',
  RECON_DONE: 'Schon vorbereitet.',
  ALREADY_OWNED: 'Dieses Plättchen liegt schon auf deinem Plan.',
  WRONG_HERO: 'Das gehört zu einer anderen Figur.',
  NEEDS_XP: 'Nicht genug Erfahrung.',
  SLOTS_FULL: 'Wähle ein Plättchen, das du ablegst.',
  DISCARD_NOT_NEEDED: 'Du hast noch einen freien Platz.',
  FINISH_FIRST: 'Bring erst die begonnene Fähigkeit zu Ende.',
  NO_USE_LEFT: 'Für diese Fähigkeit liegt nichts bereit.',
  NO_CHARGE: 'Keine Ladung mehr.',
  WRONG_TIMING: 'Nicht in diesem Augenblick.',
  NO_MIRROR: 'Nur gleich nachdem ein Auftrag abgehakt ist.',
  NO_LEGAL_EFFECT: 'Das hätte keine Wirkung.',
  MUST_TARGET: 'Das musst du ausführen.',
  NOT_ADJACENT: 'Dieser Raum grenzt nicht an.',
  MOVE_BLOCKED: 'Ein Türsteher versperrt den Weg.',
  BAD_JUMP: 'Wähle einen anderen Raum zum Landen.',
  SHOOT_OWN_ROOM: 'Im eigenen Raum kannst du nicht schießen.',
  NOT_HERE: 'Du erreichst nur Gegner in deinem eigenen Raum.',
  DEAD_TARGET: 'Schon tot.',
  BOSS_GUARDED: 'Schläger schützen den Boss.',
  BOSS_IMMUNE: 'Kugeln treffen sie nicht.',
  BOSS_CAPPED: 'Mehr nimmt er in dieser Runde nicht.',
  GRUNT_FIRST: 'Erst die Schläger.',
  WRONG_TYPE: 'Kein erlaubtes Ziel.',
  ALREADY_EVADED: 'Schon abgelenkt.',
  NOT_EVADED: 'Den hast du nicht abgelenkt.',
  SAME_ROOM: 'Jeder Schuss braucht einen anderen Raum.',
  OTHER_ROOM: 'Es muss derselbe Raum sein.',
  NOT_PRESENT: 'Dafür musst du in diesem Raum sein.',
  ALREADY_MARKED: 'Schon gewertet.',
  NOT_MET: 'Noch nicht erfüllt.',
  NOT_VISITED: 'Dort warst du noch nie.',
  NOT_CLEARED: 'Schergen halten diesen Raum noch.',
  LOOT_TAKEN: 'Dort liegt nichts mehr.',
  NO_UNDO: 'Das lässt sich nicht zurücknehmen.',
  BAD_SETUP: 'So kann das Spiel nicht beginnen.',
  BAD_FORMAT: 'Nicht verstanden.',
}

/** Why a game cannot start like this, and what else is said under a code of its own. */
const MORE_DE: Readonly<Record<string, string>> = {
  'A match goes on without you: leave, and a bot plays your board to the end.':
    'Die Partie geht ohne dich weiter: Geh, und ein Bot spielt deinen Plan zu Ende.',
  'The relaxed mode has no clocks to switch off.': 'Ohne Eile gibt es keine Uhren, die man abschalten könnte.',
  'The clocks that can be switched off are for several players.':
    'Die Uhren, die sich abschalten lassen, sind für mehrere.',
  'Nobody is tied with one player alone.': 'Allein steht niemand gleichauf.',
  '"…" is for one player alone.': '„…“ ist nur für jemanden allein.',
  'The game cannot start like this: … must be ….': 'So kann das Spiel nicht beginnen: „…“ muss so sein: ….',
}

const escaped = (words: string): string => words.replaceAll(/[.()?]/g, String.raw`\$&`)
const PATTERNS = Object.entries(MORE_DE).map(
  ([english, said]) => [new RegExp(`^${english.split('…').map(escaped).join('(.+?)')}$`), said] as const,
)

const isCode = (code: string): code is Code => CODES.some((one) => one === code)

/** The code that made the first effect of something impossible, where a refusal has one (RF-R64). */
const reasonOf = (refusal: Refusal): Code | undefined => {
  const { reason = '' } = refusal as Refusal & { readonly reason?: string }
  return isCode(reason) ? reason : undefined
}

/** A refusal in English: the sentence, and the one behind it. */
export function refusalEnglish(refusal: Refusal): string {
  const reason = reasonOf(refusal)
  return reason ? `${refusal.message} ${refuse(reason).message}` : refusal.message
}

/** A refusal in German; one that the game does not know comes out as it was said. */
export function refusalGerman(refusal: Refusal): string {
  const { code, message } = refusal
  const reason = reasonOf(refusal)
  if (isCode(code) && message === refuse(code).message)
    return REFUSALS_DE[code] + (reason ? ` ${REFUSALS_DE[reason]}` : '')
  for (const [pattern, said] of PATTERNS) {
    const found = pattern.exec(message)
    if (found) return fill(said, ...found.slice(1).map(german))
  }
  return message
}

/** What an order that failed is told, in every language. */
export const codeSaid = (code: string, isGerman: boolean): string => {
  if (!isCode(code)) return isGerman ? REFUSALS_DE.WRONG_PHASE : refuse('WRONG_PHASE').message
  return isGerman ? REFUSALS_DE[code] : refuse(code).message
}
