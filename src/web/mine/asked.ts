import type { OwnMatchTold } from '#protocol/told'

/** When a match came to wait for whoever looks; `undefined` if it does not. */
export function askedSince({ own, seats, awaited }: OwnMatchTold): number | undefined {
  const asked = awaited.filter(({ actor }) => own.some((seat) => seat === actor && seats[seat]!.bot === null))
  return asked.length === 0 ? undefined : Math.min(...asked.map(({ since }) => since))
}
