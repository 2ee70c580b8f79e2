import { describeError } from './database/describe-error.ts'

/** For responses under way and jobs; whatever takes longer is part of the problem. */
const STOP_TIMEOUT = 30_000

type Log = (what: string, error: ReturnType<typeof describeError>) => unknown

/**
 * A rejected promise that nobody handles belongs to one request or job: it is logged, and everybody else is served as
 * before. After an uncaught exception the state is unknown, so the process stops gracefully with exit code 1, for its
 * supervisor to restart it. Node itself would print the values of a failed query and exit at once.
 */
export function handleUncaughtErrors(stop: (code: number) => unknown, log: Log) {
  process.on('unhandledRejection', (error) => log('unhandled rejection', describeError(error)))
  process.on('uncaughtException', (error) => {
    log('uncaught exception, which ends the server', describeError(error))
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref()
    stop(1)
  })
}
