import type { Budget, Kit } from '#bots/bot'

/** What the bots may use of this machine. */
export const machineKit = (budget: Budget): Kit => ({ budget, now: () => performance.now() })
