import type { PageInfo } from '@nmw/contract/page'
import { useEffect, useEffectEvent } from 'react'

/** What stood on the last page went away: leads to the one before it, also on the way back, and answers true until then. */
export function useLastPage(page: PageInfo | undefined, onPage: (page: number, replace?: boolean) => void) {
  const last = page && page.currentPage > page.totalPage ? page.totalPage : undefined
  const goTo = useEffectEvent((to: number) => onPage(to, true))
  useEffect(() => {
    if (last) goTo(last)
  }, [last])
  return Boolean(last)
}
