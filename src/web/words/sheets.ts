/** What the menu of a table says, and what is opened above it. */
const en = {
  resignTitle: 'Give up?',
  resignText: 'The match ends at once, and you have lost it.',
  playOn: 'Play on',
  leaveTitle: 'Leave the table?',
  leaveText: 'A bot plays for you until you come back.',
  leaveAlone:
    'A bot plays on for you, and may win or lose the match. If you only go elsewhere, it waits for you under “My matches”.',
  stay: 'Stay',
  closeTitle: 'Close the table?',
  closeText: 'Nobody can sit down or play here any more. What has happened can still be read.',
  keepOpen: 'Keep it open',
  handOver: 'Hand my seat over',
  handOverTitle: 'Hand your seat over',
  handOverText: 'Whoever opens this link first takes your seat. It works once, and for a day.',
  takeSeatTitle: 'Take this seat?',
  takeSeatText: (who: string) => `${who} hands you a seat at this table. You play on from where the match stands.`,
  takeSeat: 'Take the seat',
  onlyWatch: 'Only watch',
  invite: 'Invite by link',
  inviteTitle: 'Invite by link',
  inviteText: 'Whoever opens it takes a free seat, or watches if there is none.',
  lockChat: 'Lock the chat for spectators',
  unlockChat: 'Open the chat for everybody',
  /** What one can propose to all. */
  propose: { abandon: 'Give the match up', draw: 'Propose a draw', pause: 'Propose to stop the clocks' },
  abandonTitle: 'Give the match up?',
  abandonText: 'All people at the table must agree. The match is lost then.',
  concedeText: 'Your team must agree. The match ends then, and your side has lost it.',
}

const de: typeof en = {
  resignTitle: 'Aufgeben?',
  resignText: 'Die Partie endet sofort, und du hast sie verloren.',
  playOn: 'Weiterspielen',
  leaveTitle: 'Den Tisch verlassen?',
  leaveText: 'Ein Bot spielt für dich, bis du zurückkommst.',
  leaveAlone:
    'Ein Bot spielt für dich weiter und kann die Partie gewinnen oder verlieren. Gehst du nur woandershin, wartet sie unter „Meine Partien“ auf dich.',
  stay: 'Bleiben',
  closeTitle: 'Den Tisch schließen?',
  closeText: 'Niemand kann sich hier mehr setzen oder spielen. Was geschehen ist, bleibt lesbar.',
  keepOpen: 'Offen lassen',
  handOver: 'Meinen Platz übergeben',
  handOverTitle: 'Deinen Platz übergeben',
  handOverText: 'Wer diesen Link zuerst öffnet, übernimmt deinen Platz. Er gilt einmal und einen Tag lang.',
  takeSeatTitle: 'Diesen Platz übernehmen?',
  takeSeatText: (who: string) =>
    `${who} übergibt dir einen Platz an diesem Tisch. Du spielst dort weiter, wo die Partie steht.`,
  takeSeat: 'Platz übernehmen',
  onlyWatch: 'Nur zuschauen',
  invite: 'Per Link einladen',
  inviteTitle: 'Per Link einladen',
  inviteText: 'Wer ihn öffnet, nimmt einen freien Platz oder schaut zu, wenn keiner frei ist.',
  lockChat: 'Chat für Zuschauende sperren',
  unlockChat: 'Chat für alle öffnen',
  propose: {
    abandon: 'Partie aufgeben',
    draw: 'Unentschieden vorschlagen',
    pause: 'Vorschlagen, die Uhren anzuhalten',
  },
  abandonTitle: 'Die Partie aufgeben?',
  abandonText: 'Alle Menschen am Tisch müssen zustimmen. Dann ist die Partie verloren.',
  concedeText: 'Dein Team muss zustimmen. Dann endet die Partie, und deine Seite hat sie verloren.',
}

export const sheets = { en, de }
