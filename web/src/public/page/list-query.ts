import type { Search } from '../../lib/reads/load.ts'

const MAX_LENGTH = 100

/** Invalid values mean the first page, or no filter. */
export function listQuery({ page, search }: Search, limit: number) {
  const number = page && /^\d{1,6}$/.test(page) ? Number(page) : 1
  return { page: Math.max(1, number), limit, search: (search ?? '').trim().slice(0, MAX_LENGTH) }
}
