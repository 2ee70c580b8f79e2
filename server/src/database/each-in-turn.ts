import type { Context } from '../context.ts'

const BATCH = 200

type Turns = {
  /** For the log: what a row is. */
  what: string
  /** Those that wait and have a higher number, the lowest first, no more than so many. */
  find: (after: number, most: number) => Promise<{ id: number }[]>
  work: (id: number) => Promise<unknown>
}

/** What waits, one after the other. One that fails is logged and waits for the next run; it holds up no other. */
export async function eachInTurn({ log }: Pick<Context, 'log'>, { what, find, work }: Turns) {
  for (let last = 0; ;) {
    const due = await find(last, BATCH)
    for (const { id } of due) await work(id).catch((error: unknown) => log.error(error, `${what} ${id}`))
    if (due.length < BATCH) return
    last = due.at(-1)!.id
  }
}
