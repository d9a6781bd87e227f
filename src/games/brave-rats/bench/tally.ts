/** How a number of random matches went, seat by seat. */
export interface Tally {
  matches: number
  yargs: number
  applewoods: number
  ties: number
  rounds: number
}
