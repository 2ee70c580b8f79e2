import type { Context } from '../context.ts'

/**
 * The queue keeps for days what a job failed with, and the complaint of a database names the values of its statement:
 * it goes into the log, which leaves them out.
 */
export async function runJob(context: Context, name: string, work: (context: Context) => Promise<void>) {
  try {
    await work(context)
  } catch (error) {
    context.log.error(error, `job ${name}`)
    throw new Error(`${name} failed, the log says why`)
  }
}
