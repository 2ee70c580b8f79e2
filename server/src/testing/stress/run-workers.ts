/** Runs `work` this many times, with this many workers in parallel. */
export async function runWorkers(workers: number, times: number, work: (index: number) => Promise<unknown>) {
  let next = 0
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < times) await work(next++)
    }),
  )
}
