import { describeError } from './database/describe-error.ts'

/** For the answers under way and the jobs; whoever holds it up longer is part of the trouble. */
const STOP_WITHIN = 30_000

type Tell = (what: string, error: ReturnType<typeof describeError>) => unknown

/**
 * A promise that nobody looked after belongs to one request or one turn of a job: that is told, and everybody else is
 * served as before. After an exception in nobody's promise it is not known what stands half done in here, so the process
 * ends as it does after a signal, with everybody answered, but with a 1, by which whoever watches over it starts it again.
 * Told by us and not by Node, which would print the values of a failed query and end at once.
 */
export function outliveBugs(stop: (code: number) => unknown, tell: Tell) {
  process.on('unhandledRejection', (error) => tell('unhandled rejection', describeError(error)))
  process.on('uncaughtException', (error) => {
    tell('uncaught exception, which ends the server', describeError(error))
    setTimeout(() => process.exit(1), STOP_WITHIN).unref()
    stop(1)
  })
}
