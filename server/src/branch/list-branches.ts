import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { branchCard } from './branch-card.ts'
import { activeBranches, branchDaysOff } from './branch-queries.ts'
import type { Place } from './distance-between.ts'

type Input = {
  query: {
    page: number
    limit: number
    search: string
    latitude?: number | undefined
    longitude?: number | undefined
  }
}

/** Nearest first if both coordinates are given. */
export async function listBranches(context: Context, { query }: Input) {
  const { page, limit, search } = query
  const from = placeOf(query)
  const words = search.toLowerCase().split(/\s+/)
  const [rows, daysOff] = await Promise.all([activeBranches(context), branchDaysOff(context)])
  const cards = rows
    .map((row) => branchCard(row, { now: context.now(), daysOff, from }))
    .filter(({ nama, address, city }) => {
      const text = `${nama}\n${address}\n${city}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
  if (from) cards.sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
  return {
    branches: cards.slice((page - 1) * limit, page * limit),
    page: pageInfoOf(cards.length, { page, limit }),
  }
}

function placeOf({ latitude, longitude }: Input['query']): Place | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}
