const minutes = (seconds: number): string => String(seconds / 60).slice(0, 4)

/** What the lobby says, and how clocks are called. */
const en = {
  title: 'Lobby',
  about: 'Public tables. Sit down where a seat is free, or watch.',
  open: 'Waiting for players',
  running: 'Running',
  none: 'No public table waits for anyone just now.',
  noneRunning: 'No public match is running just now.',
  openOne: (game: string) => `Open a table of ${game}`,
  join: 'Join',
  watch: 'Watch',
  noServer: {
    title: 'The lobby is closed',
    text: 'There is no server just now. Matches against bots and on one screen can be played all the same.',
  },
  looking: 'Looking around …',
  seats: 'Seats',
  basic: 'Basic game',
  time: (seconds: number) => (seconds < 60 ? `${seconds} s` : `${minutes(seconds)} min`),
  noClock: 'No clock',
  gameClock: 'Time as the game says',
  perMove: (time: string) => `${time} for each move`,
  bank: (time: string, increment: number) =>
    increment === 0 ? `${time} each` : `${time} each, +${increment} s for each move`,
  days: (many: number) => (many === 1 ? 'A day for each move' : `${many} days for each move`),
  tableOf: (game: string, who: string) => `${game}: ${who}`,
}

const de: typeof en = {
  title: 'Lobby',
  about: 'Öffentliche Tische. Setz dich, wo ein Platz frei ist, oder sieh zu.',
  open: 'Warten auf Mitspieler',
  running: 'Laufende Partien',
  none: 'Gerade wartet kein öffentlicher Tisch auf jemanden.',
  noneRunning: 'Gerade läuft keine öffentliche Partie.',
  openOne: (game: string) => `Einen Tisch für ${game} öffnen`,
  join: 'Mitspielen',
  watch: 'Zusehen',
  noServer: {
    title: 'Die Lobby ist zu',
    text: 'Gerade ist kein Server da. Partien gegen Bots und an einem Bildschirm gehen trotzdem.',
  },
  looking: 'Ich sehe mich um …',
  seats: 'Plätze',
  basic: 'Grundspiel',
  time: (seconds: number) => (seconds < 60 ? `${seconds} s` : `${minutes(seconds).replace('.', ',')} min`),
  noClock: 'Ohne Uhr',
  gameClock: 'Zeit, wie das Spiel es vorsieht',
  perMove: (time: string) => `${time} je Zug`,
  bank: (time: string, increment: number) =>
    increment === 0 ? `${time} für jeden` : `${time} für jeden, +${increment} s je Zug`,
  days: (many: number) => (many === 1 ? 'Ein Tag je Zug' : `${many} Tage je Zug`),
  tableOf: (game: string, who: string) => `${game}: ${who}`,
}

export const lobby = { en, de }
