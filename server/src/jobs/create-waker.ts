import type { Context } from '../context.ts'

type Work = (context: Context) => Promise<void>

/**
 * Runs a piece of work soon, once for many calls. Call it when what the work looks for is committed; what is missed here
 * is picked up by the job's next turn. Calls that never cease put it off no longer than `longest`.
 */
export function createWaker(work: Work, { delay = 20, longest = 200 } = {}) {
  let timer: NodeJS.Timeout | undefined
  let firstCall: number | undefined
  let running: Promise<void> = Promise.resolve()

  function start(context: Context) {
    firstCall = undefined
    const done = running.then(() => work(context))
    running = done.catch((error: unknown) => context.log.error(error, 'woken job'))
    return done
  }

  return {
    wake(context: Context) {
      clearTimeout(timer)
      firstCall ??= performance.now()
      const left = Math.max(0, firstCall + longest - performance.now())
      timer = setTimeout(() => void start(context).catch(() => {}), Math.min(delay, left))
    },
    /** At once instead of soon, behind what is under way. Its failure is the caller's. */
    async now(context: Context) {
      clearTimeout(timer)
      await start(context)
    },
    /** Waits for what is under way; nothing new is started. */
    async stop() {
      clearTimeout(timer)
      await running
    },
  }
}
