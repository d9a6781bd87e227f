/** What is said of somebody who has been away for long. */
const en = {
  isAwayFor: (who: string, long: string) => `${who} has been away for ${long}.`,
  soon: (who: string, long: string) => `${who} is away. If that lasts ${long} more, you may let a bot play on.`,
  letBot: 'Let a bot play on',
  claim: 'Claim the match',
  claimTitle: 'Claim the match?',
  claimText: (who: string) => `It ends at once, and ${who} has lost it. Or let a bot play on until they are back.`,
  waitOn: 'Wait on',
}

const de: typeof en = {
  isAwayFor: (who: string, long: string) => `${who} ist seit ${long} nicht da.`,
  soon: (who: string, long: string) =>
    `${who} ist nicht da. Dauert das noch ${long}, kannst du einen Bot weiterspielen lassen.`,
  letBot: 'Einen Bot weiterspielen lassen',
  claim: 'Partie beanspruchen',
  claimTitle: 'Die Partie beanspruchen?',
  claimText: (who: string) =>
    `Sie endet sofort, und ${who} hat sie verloren. Oder lass bis zur Rückkehr einen Bot weiterspielen.`,
  waitOn: 'Weiter warten',
}

export const absent = { en, de }
