import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Search } from '../../lib/reads/load.ts'

/** The state of a list is in the URL, so that going back restores it. */
export function useListAddress() {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()

  function change(next: Search, replace = false) {
    void navigate({ to: '.', search: { ...search, ...next } as never, replace })
  }

  return {
    search,
    page: Math.max(1, Math.floor(Number(search['page'])) || 1),
    /** A new filter starts at the first page. */
    filter: (next: Search) => change({ page: undefined, open: undefined, ...next }),
    toPage: (page: number, replace?: boolean) =>
      change({ page: page === 1 ? undefined : String(page), open: undefined }, replace),
    open: (id: string | undefined) => change({ open: id }),
  }
}
