/** More dice than any attack has. */
const MOST_DICE = 24

const ODDS: readonly (readonly number[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) => {
  let odds = [1]
  for (let die = 0; die < dice; die++)
    odds = Array.from({ length: odds.length + 1 }, (_none, hits) => ((odds[hits] ?? 0) + (odds[hits - 1] ?? 0)) / 2)
  return odds
})

/** By hits: how likely so many attack dice bring so many (LS-065). */
export const hitOdds = (dice: number): readonly number[] => ODDS[Math.min(dice, MOST_DICE)]!
