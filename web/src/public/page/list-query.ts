import type { Search } from '../../lib/load.ts'

const LONGEST = 100

/** What the address asks a list for. An address may be mistyped; then it means the first page, or everything. */
export function listQuery({ page, search }: Search, limit: number) {
  const number = page && /^\d{1,6}$/.test(page) ? Number(page) : 1
  return { page: Math.max(1, number), limit, search: (search ?? '').trim().slice(0, LONGEST) }
}
