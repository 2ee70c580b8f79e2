import type { Context } from '../context.ts'

type Work = (context: Context) => Promise<void>

/**
 * Debounces a job: runs it soon, once for many calls, and at the latest after `longest`. Call it after the commit; a
 * missed call is made up for by the job's schedule.
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
    /** Runs at once, after a run under way. A failure is thrown to the caller. */
    async now(context: Context) {
      clearTimeout(timer)
      await start(context)
    },
    /** Waits for a run under way; nothing new is started. */
    async stop() {
      clearTimeout(timer)
      await running
    },
  }
}
