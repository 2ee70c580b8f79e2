import type { Database } from './database/connection.ts'
import type { Env } from './env.ts'
import type { Outside } from './outside/outside.ts'
import type { Faults } from './outside/open-outside.ts'
import type { SimulatedCourier } from './outside/courier/simulated-courier.ts'
import type { SimulatedGateway } from './outside/payment/simulated-gateway.ts'
import type { Secret } from './secret.ts'
import type { SimulatedClock } from './simulator/simulated-clock.ts'
import type { Pictures } from './upload/open-pictures.ts'

export type Log = {
  info(detail: object | string, message?: string): void
  warn(detail: object | string, message?: string): void
  error(detail: unknown, message?: string): void
}

/** Jobs that can be run sooner than scheduled. */
export type WakingJob = 'send-mail' | 'send-whatsapp' | 'apply-notifications' | 'follow-payments' | 'apply-parcels'

/** What every verb gets: database, time, external services. */
export type Context = {
  db: Database
  now: () => Date
  env: Env
  secret: Secret
  outside: Outside
  pictures: Pictures
  log: Log
  /** Only with simulated services: a clock that can be moved and companies that can be made to fail. */
  simulator?: { clock: SimulatedClock; faults: Faults; gateway?: SimulatedGateway; courier?: SimulatedCourier }
  /** Runs the job soon instead of at its next scheduled time. */
  wake: (job: WakingJob) => void
}
