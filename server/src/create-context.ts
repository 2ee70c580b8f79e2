import { join } from 'node:path'
import type { Context, Log, WakingJob } from './context.ts'
import rateCard from './outside/courier/shipping-rates.json' with { type: 'json' }
import type { Database } from './database/connection.ts'
import type { Env } from './env.ts'
import { createWaker } from './jobs/create-waker.ts'
import { type Faults, noFaults, openOutside } from './outside/open-outside.ts'
import { openParcelStore } from './outside/courier/parcel-store.ts'
import { simulatedCourier } from './outside/courier/simulated-courier.ts'
import { simulatedGateway } from './outside/payment/simulated-gateway.ts'
import { openSimulatedPaymentStore } from './outside/payment/simulated-payment-store.ts'
import { zoneBetween } from './shipping/shipping-zone.ts'
import { createSecret } from './secret.ts'
import { simulatedClock } from './simulator/simulated-clock.ts'
import { openPictures } from './upload/open-pictures.ts'

export type Jobs = Partial<Record<WakingJob, (context: Context) => Promise<void>>>

/**
 * Creates the context that every operation gets. `settle` waits for woken jobs and ends child processes; `run` runs a
 * job and waits for it.
 */
export async function createContext({
  db,
  env,
  secretKey,
  log,
  jobs,
  parcelFile,
}: {
  db: Database
  env: Env
  secretKey: string
  log: Log
  /** The jobs that `wake` runs: all of `wakingJobs`, or those that a test needs. Waking any other does nothing. */
  jobs: Jobs
  /** Where the simulated courier stores its parcels. They are named after orders, so each database needs its own. */
  parcelFile?: string
}) {
  const faults = noFaults()
  const clock = env.outside === 'simulator' ? simulatedClock() : undefined
  const now = clock?.now ?? (() => new Date())
  const gateway = env.paymentProvider === 'simulator' ? openSimulatedGateway(env, faults, now) : undefined
  const courier = env.courierProvider === 'simulator' ? openSimulatedCourier(env, faults, now, parcelFile) : undefined
  const outside = await openOutside(env, faults, { gateway: gateway?.gateway, courier: courier?.courier })
  const wakers = new Map(Object.entries(jobs).map(([name, job]) => [name, createWaker(job)]))
  const simulator = clock && { clock, faults, ...(gateway && { gateway }), ...(courier && { courier }) }
  const context: Context = {
    db,
    env,
    log,
    outside,
    pictures: openPictures(),
    secret: createSecret(secretKey),
    now,
    ...(simulator && { simulator }),
    wake: (job) => wakers.get(job)?.wake(context),
  }
  const settle = async () => {
    for (const waker of wakers.values()) await waker.stop()
    context.pictures.end()
  }
  const run = async (job: WakingJob) => {
    const waker = wakers.get(job)
    if (!waker) throw new Error(`No job ${job} was passed to createContext`)
    await waker.now(context)
  }
  return { context, settle, run }
}

function openSimulatedGateway({ dataDirectory, gatewayTimeout }: Env, { payment }: Faults, now: () => Date) {
  const memory = openSimulatedPaymentStore(join(dataDirectory, 'simulated-gateway.jsonl'))
  return simulatedGateway({ fault: payment, memory, timeout: gatewayTimeout, now })
}

function openSimulatedCourier(
  { courierTimeout: timeout }: Env,
  { courier: fault }: Faults,
  now: () => Date,
  file?: string,
) {
  const memory = openParcelStore(file)
  return simulatedCourier({ fault, memory, rates: rateCard.services, zoneBetween, timeout, now })
}
