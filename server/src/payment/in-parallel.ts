/** Runs at most `width` tasks at a time. */
export async function inParallel<T>(list: readonly T[], width: number, work: (one: T) => Promise<void>) {
  const left = list.values()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const one of left) await work(one)
    }),
  )
}
