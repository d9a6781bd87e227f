import { workerData } from 'node:worker_threads'
import { makeBots } from '#cli/bots'
import { machineKit } from '#cli/kit'
import { type Batch, type Plan, playBatch, type Tally } from '#cli/simulation'
import { openGame } from '#games/shelf'

/** What a worker is given when it starts. */
export interface WorkerData {
  /** All of one game, each for another number of seats. */
  readonly plans: readonly Plan[]
  /** One number, shared by all workers: how many matches have been played. */
  readonly played: Int32Array
}

const { plans, played } = workerData as WorkerData

async function sitDown() {
  const [{ game, census }] = plans as readonly [Plan, ...Plan[]]
  const box = (await openGame(game))!
  return {
    box,
    bots: plans.map((plan) => makeBots(box, plan.bots, machineKit(plan.budget))),
    census: census ? await box.census?.() : undefined,
  }
}

/** The box and the bots serve for all batches of this worker. */
const seated = sitDown()

/** Plays one batch. */
export default async function play(batch: Batch): Promise<Tally> {
  const { box, bots, census } = await seated
  return playBatch(box, plans[batch.plan]!, bots[batch.plan]!, batch, () => Atomics.add(played, 0, 1), census)
}
