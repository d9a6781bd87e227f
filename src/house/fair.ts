import { randomHex } from '#house/chance'
import { sha256 } from '#house/sha256'

/** A secret that nobody can guess; its commitment is shown before the seats are filled. */
export const newSecret = (): string => randomHex(32)

/** Shown before the match: the server cannot change its secret afterwards. */
export const commitment = (secret: string): string => sha256(`ludus secret ${secret}`)

/** The seed of a match: the server's secret with every seat's salt, so that neither side alone decides the luck. */
export const matchSeed = (secret: string, salts: readonly string[]): string =>
  sha256(`ludus seed ${JSON.stringify([secret, ...salts])}`)

/** How secrets of people are kept: the store never has what opens a door. */
export const hashOf = (token: string): string => sha256(`ludus token ${token}`)
