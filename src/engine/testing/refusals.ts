import { type Refusal, Refused } from '#engine/refusal'

/** The refusal that an attempt meets; one that succeeds is an error. */
export function refusalOf(attempt: () => unknown): Refusal {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
  throw new Error('Nothing was refused.')
}
