/** What the chat of a table says. */
const en = {
  chatEmpty: 'Nobody has said anything yet.',
  chatLabel: 'Your message',
  chatAside: 'You watch: while the match runs, only spectators hear you.',
  chatLocked: 'The host has locked the chat for those who watch.',
  chatLeft: (left: number) => `${left} characters left`,
  send: 'Send',
  mute: (who: string) => `Mute ${who}`,
  unmute: (who: string) => `Unmute ${who}`,
  mutedText: 'muted',
  toTeam: 'team',
  onlyTeam: 'To my team only',
}

const de: typeof en = {
  chatEmpty: 'Noch hat niemand etwas gesagt.',
  chatLabel: 'Deine Nachricht',
  chatAside: 'Du schaust zu: Solange die Partie läuft, hören dich nur andere Zuschauer.',
  chatLocked: 'Der Chat ist für alle gesperrt, die nur zuschauen.',
  chatLeft: (left: number) => `Noch ${left} Zeichen`,
  send: 'Senden',
  mute: (who: string) => `${who} stummschalten`,
  unmute: (who: string) => `${who} wieder hören`,
  mutedText: 'stumm',
  toTeam: 'im Team',
  onlyTeam: 'Nur an mein Team',
}

export const chat = { en, de }
