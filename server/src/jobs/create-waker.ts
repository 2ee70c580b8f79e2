import type { Context } from '../context.ts'

type Work = (context: Context) => Promise<void>

/**
 * Runs a piece of work soon, once for many calls. The short wait lets the transaction that asked for it commit;
 * what is missed here is picked up by the job's next turn.
 */
export function createWaker(work: Work, { delay = 20 } = {}) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  return {
    wake(context: Context) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        running = running.then(() => work(context)).catch((error: unknown) => context.log.error(error, 'woken job'))
      }, delay)
    },
    /** Waits for what is under way; nothing new is started. */
    async stop() {
      clearTimeout(timer)
      await running
    },
  }
}
