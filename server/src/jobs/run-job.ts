import type { Context } from '../context.ts'

/**
 * The queue keeps for days what a job failed with, and the complaint of a database names the values of its statement:
 * it goes into the log, which leaves them out.
 */
export async function runJob(context: Context, name: string, work: (context: Context) => Promise<void>) {
  const failed = await work(context).then(
    () => false,
    (error: unknown) => {
      context.log.error(error, `job ${name}`)
      return true
    },
  )
  if (failed) throw new Error(`${name} failed, the log says why`)
}
