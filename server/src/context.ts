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

/** Work that a job does on its turn and that can be asked for sooner. */
export type WakingJob = 'send-mail' | 'send-whatsapp' | 'apply-notifications' | 'follow-payments' | 'apply-parcels'

/** What every verb is given: the database, the time, the world outside. */
export type Context = {
  db: Database
  now: () => Date
  env: Env
  secret: Secret
  outside: Outside
  pictures: Pictures
  log: Log
  /** Only where the outside is simulated: time that can be moved and companies that can be told to fail. */
  simulator?: { clock: SimulatedClock; faults: Faults; gateway?: SimulatedGateway; courier?: SimulatedCourier }
  /** Something is due: run the job soon instead of at its next turn. */
  wake: (job: WakingJob) => void
}
