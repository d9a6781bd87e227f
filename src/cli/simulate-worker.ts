import { workerData } from 'node:worker_threads'
import { makeBots } from '#cli/bots'
import { machineKit } from '#cli/kit'
import { type Batch, type Plan, playBatch, type Tally } from '#cli/simulation'
import { openGame } from '#games/index'

/** What a worker is given when it starts. */
export interface WorkerData {
  readonly plan: Plan
  /** One number, shared by all workers: how many matches have been played. */
  readonly played: Int32Array
}

const { plan, played } = workerData as WorkerData

async function sitDown() {
  const box = (await openGame(plan.game))!
  return { box, bots: makeBots(box, plan.bots, machineKit(plan.budget)) }
}

/** The box and the bots serve for all batches of this worker. */
const seated = sitDown()

/** Plays one batch. */
export default async function play(batch: Batch): Promise<Tally> {
  const { box, bots } = await seated
  return playBatch(box, plan, bots, batch, () => Atomics.add(played, 0, 1))
}
