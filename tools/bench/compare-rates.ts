/** `turn` counts up, so that all works can vary it in the same way. */
type Work = (turn: number) => Promise<unknown>

const SECONDS = 1.2

/**
 * How often each work is done in a second: the median of short rounds in turn, so that a noisy neighbour slows all of
 * them down.
 */
export async function compareRates<Name extends string>(
  works: Record<Name, Work>,
  { rounds = 7, concurrency = 8 } = {},
) {
  const names = Object.keys(works) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const rate = await rateOf(works[name], concurrency)
      // The first round only warms up.
      if (round >= 0) rates[name].push(rate)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rates[name])])) as Record<Name, number>
}

async function rateOf(work: Work, concurrency: number) {
  const start = performance.now()
  const end = start + SECONDS * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < end) await work(done++)
    }),
  )
  return done / ((performance.now() - start) / 1000)
}

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing')
  return (low + high) / 2
}
