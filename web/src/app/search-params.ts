import type { Search } from '../lib/reads/load.ts'

/** Plain text both ways: `?id=12` stays '12', and no value is quoted. */
export function parseSearch(search: string): Search {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>) {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search as Search)) {
    if (value !== undefined && value !== '') params.set(name, value)
  }
  return params.size ? `?${params}` : ''
}
