import type { PageInfo } from '@nmw/contract/page'
import { useEffect, useEffectEvent } from 'react'

/** If the last page became empty, redirects to the one before it, and returns true until then. */
export function useLastPage(page: PageInfo | undefined, onPage: (page: number, replace?: boolean) => void) {
  const last = page && page.currentPage > page.totalPage ? page.totalPage : undefined
  const goTo = useEffectEvent((to: number) => onPage(to, true))
  useEffect(() => {
    if (last) goTo(last)
  }, [last])
  return Boolean(last)
}
