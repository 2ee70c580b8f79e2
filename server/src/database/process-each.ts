import type { Context } from '../context.ts'

const BATCH = 200

type Batches = {
  /** Name of a row in the log. */
  what: string
  /** At most `most` rows with an id above `after`, lowest first. */
  find: (after: number, most: number) => Promise<{ id: number }[]>
  work: (id: number) => Promise<unknown>
}

/** Processes rows one after the other. A failing row is logged and waits for the next run; it blocks no other. */
export async function processEach({ log }: Pick<Context, 'log'>, { what, find, work }: Batches) {
  for (let last = 0; ;) {
    const rows = await find(last, BATCH)
    for (const { id } of rows) await work(id).catch((error: unknown) => log.error(error, `${what} ${id}`))
    if (rows.length < BATCH) return
    last = rows.at(-1)!.id
  }
}
