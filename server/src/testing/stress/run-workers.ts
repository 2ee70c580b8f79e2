/** So many turns of some work, by so many workers at once. */
export async function runWorkers(workers: number, turns: number, work: (turn: number) => Promise<unknown>) {
  let next = 0
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < turns) await work(next++)
    }),
  )
}
