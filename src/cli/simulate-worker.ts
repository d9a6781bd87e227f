import { workerData } from 'node:worker_threads'
import { makeBots } from '#cli/bots'
import { machineKit } from '#cli/kit'
import { type Batch, type Plan, playBatch, PLAYED, STOPPED, type Tally } from '#cli/simulation'
import { openGame } from '#games/shelf'

/** What a worker is given when it starts. */
export interface WorkerData {
  /** All of one game, each for another number of seats. */
  readonly plans: readonly Plan[]
  /** Two numbers, shared by all: how many matches have been played, and whether that is enough. */
  readonly shared: Int32Array
}

const { plans, shared } = workerData as WorkerData

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

/** Milliseconds after which a batch is handed in, so that little is lost if all is killed. */
const SITTING = 3000

/** Plays one batch, or as much of it as there is time for. */
export default async function play(batch: Batch): Promise<Tally> {
  const { box, bots, census } = await seated
  const until = performance.now() + SITTING
  const follower = {
    done: () => void Atomics.add(shared, PLAYED, 1),
    isStopped: () => Atomics.load(shared, STOPPED) === 1 || performance.now() > until,
  }
  return playBatch(box, plans[batch.plan]!, bots[batch.plan]!, batch, follower, census)
}
