/** How a number of random matches went, seat by seat. */
export interface Tally {
  readonly wins: [number, number]
  ties: number
  rounds: number
}
