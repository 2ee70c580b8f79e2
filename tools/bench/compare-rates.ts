import { median } from './median.ts'

type Contestant = {
  /** Does the work once; `turn` counts up, so that contestants can vary it in the same way. */
  once: (turn: number) => Promise<unknown>
}

const seconds = 1.2

/**
 * How often each contestant gets its work done in a second, as medians over short rounds in turn: a noisy neighbour
 * then hits all of them.
 */
export async function compareRates<Name extends string>(
  contestants: Record<Name, Contestant>,
  { rounds = 7, concurrency = 8 } = {},
) {
  const names = Object.keys(contestants) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const rate = await rateOf(contestants[name], concurrency)
      // The first round only warms up.
      if (round >= 0) rates[name].push(rate)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rates[name])])) as Record<Name, number>
}

async function rateOf({ once }: Contestant, concurrency: number) {
  const begin = performance.now()
  const end = begin + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < end) await once(done++)
    }),
  )
  return done / ((performance.now() - begin) / 1000)
}
