import { existsSync, readFileSync } from 'node:fs'
import type { Effects } from '#engine/exhaust'
import type { GameTypes } from '#engine/game'
import type { Trial } from '#engine/laws'
import type { Contestant, EngineBench, RaceBench, ServerBench } from '#games/testing/bench'
import type { GameLaws } from '#games/testing/laws'
import type { RecordedFile } from '#games/testing/recorded'
import type { GameLeaks } from '#house/testing/game-leaks'
import type { Hands } from '#web/testing/hands'
import type { Scene } from '#web/testing/shots'

// What a game brings for tests and measurements lies in its folder and is found there: in its box it would reach the page.

/** The files that are looked for, each with what it exports. */
interface Parts {
  readonly 'testing/effects': { readonly effects: Effects<GameTypes> }
  readonly 'testing/hands': { readonly hands: Hands }
  readonly 'testing/laws': { readonly laws: GameLaws<GameTypes> }
  readonly 'testing/leaks': { readonly leaks: GameLeaks }
  /** A match that starts somewhere in its middle, where random play hardly comes to. */
  readonly 'testing/trials': { readonly inTheMiddle?: (seed: string) => Trial<GameTypes> }
  readonly 'testing/shots': { readonly shots: readonly Scene[] }
  readonly 'bench/engine': { readonly engine: EngineBench }
  readonly 'bench/race': { readonly race: RaceBench }
  readonly 'bench/server': { readonly server: ServerBench }
  readonly [peer: `bench/peers/${string}`]: { readonly contestants: readonly Contestant[] }
}

/** A part of the game in that folder of `src/games`; `undefined` if it has no such file. */
export async function partOf<Part extends keyof Parts>(folder: string, part: Part): Promise<Parts[Part] | undefined> {
  const file = new URL(`../${folder}/${part}.ts`, import.meta.url)
  return existsSync(file) ? ((await import(/* @vite-ignore */ file.href)) as Parts[Part]) : undefined
}

/** Whether the game in that folder has pages from which it can be learnt. */
export const isExplained = (folder: string): boolean =>
  existsSync(new URL(`../${folder}/learn/learn.tsx`, import.meta.url))

/** Where the recorded matches of the game in that folder are, and what they are; `undefined` if there are none. */
export function recordedOf(folder: string): { readonly file: URL; readonly recorded: RecordedFile | undefined } {
  const file = new URL(`../${folder}/testing/recorded.json`, import.meta.url)
  return { file, recorded: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedFile) : undefined }
}
