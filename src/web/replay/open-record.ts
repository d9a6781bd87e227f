import { FORMAT, FORMAT_VERSION, type MatchRecord } from '#engine/match'
import { parseRecord } from '#engine/record'
import { Refused } from '#engine/refusal'
import { openGame } from '#games/shelf'
import { MATCH_FILE, parseJson, Unreadable } from '#protocol/json'
import { Playback } from '#web/replay/playback'

/** What is wrong with a file that should be a match. */
export type Flaw = 'unreadable' | 'foreign' | 'other-version' | 'unknown-game' | 'other-rules' | 'damaged'

/** A file that cannot be shown; the message says more about it, for those who want to know. */
export class BadFile extends Error {
  override readonly name = 'BadFile'
  readonly flaw: Flaw
  constructor(flaw: Flaw, detail: string) {
    super(detail)
    this.flaw = flaw
  }
}

/** Reads a match from a file; throws `BadFile`. */
export async function readRecord(file: Blob): Promise<MatchRecord> {
  if (file.size > MATCH_FILE.characters) throw new BadFile('foreign', `${file.size} bytes`)
  const raw = parse(await file.text())
  if (typeof raw !== 'object' || raw === null || !('format' in raw) || raw.format !== FORMAT)
    throw new BadFile('foreign', `format: must be ${JSON.stringify(FORMAT)}.`)
  if (!('version' in raw) || raw.version !== FORMAT_VERSION)
    throw new BadFile('other-version', 'version' in raw ? `version ${JSON.stringify(raw.version)}` : 'version')
  return orDamaged(() => parseRecord(raw))
}

function parse(text: string): unknown {
  try {
    return parseJson(text, MATCH_FILE)
  } catch (error) {
    if (error instanceof Unreadable) throw new BadFile('unreadable', error.message)
    throw error
  }
}

/** Opens the game of a record and reads it; throws `BadFile`. */
export async function openRecord(record: MatchRecord): Promise<Playback> {
  const box = await openGame(record.game)
  if (!box) throw new BadFile('unknown-game', record.game)
  const { rulesVersion } = box.game.about
  // What a record says of itself needs no rules to be shown.
  if (record.rules !== rulesVersion && !record.facts)
    throw new BadFile('other-rules', `${record.rules} ≠ ${rulesVersion}`)
  return orDamaged(() => Playback.of(box, record))
}

/** What the rules refuse is the file's fault. */
async function orDamaged<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) throw new BadFile('damaged', error.message)
    throw error
  }
}
