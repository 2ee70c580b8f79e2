/** Runs the work this many times, by this many workers at once. */
export async function runWorkers(workers: number, times: number, work: (turn: number) => Promise<unknown>) {
  let next = 0
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < times) await work(next++)
    }),
  )
}
