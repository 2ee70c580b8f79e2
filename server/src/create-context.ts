import type { Context, Log } from './context.ts'
import type { Database } from './database/connection.ts'
import type { Env } from './env.ts'
import { createWaker } from './jobs/create-waker.ts'
import { sendMessages } from './message/send-messages.ts'
import { noFaults, openOutside } from './outside/open-outside.ts'
import { createSecret } from './secret.ts'
import { simulatedClock } from './simulator/simulated-clock.ts'
import { openPictures } from './upload/open-pictures.ts'

/** Puts together what every verb is given. `settle` waits until woken work is done and ends what runs beside us. */
export async function createContext({
  db,
  env,
  secretKey,
  log,
}: {
  db: Database
  env: Env
  secretKey: string
  log: Log
}) {
  const faults = noFaults()
  const outside = await openOutside(env, faults)
  const waker = createWaker(sendMessages)
  const simulator = env.outside === 'simulator' ? { clock: simulatedClock(), faults } : undefined
  const context: Context = {
    db,
    env,
    log,
    outside,
    pictures: openPictures(),
    secret: createSecret(secretKey),
    now: simulator?.clock.now ?? (() => new Date()),
    ...(simulator && { simulator }),
    wake: () => waker.wake(context),
  }
  const settle = async () => {
    await waker.stop()
    context.pictures.end()
  }
  return { context, settle }
}
