import type { Context } from '../context.ts'

type Work = (context: Context) => Promise<void>

/**
 * Runs a piece of work soon, once for many calls. The short wait lets the transaction that asked for it commit;
 * what is missed here is picked up by the job's next turn. Calls that never cease put it off no longer than `longest`.
 */
export function createWaker(work: Work, { delay = 20, longest = 200 } = {}) {
  let timer: NodeJS.Timeout | undefined
  let firstCall: number | undefined
  let running: Promise<void> = Promise.resolve()
  return {
    wake(context: Context) {
      clearTimeout(timer)
      firstCall ??= performance.now()
      const left = Math.max(0, firstCall + longest - performance.now())
      timer = setTimeout(
        () => {
          firstCall = undefined
          running = running.then(() => work(context)).catch((error: unknown) => context.log.error(error, 'woken job'))
        },
        Math.min(delay, left),
      )
    },
    /** Waits for what is under way; nothing new is started. */
    async stop() {
      clearTimeout(timer)
      await running
    },
  }
}
