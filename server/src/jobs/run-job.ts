import type { Context } from '../context.ts'

/**
 * The queue stores a job's error for days, and a database error names the values of its statement, so it is logged here
 * without them.
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
