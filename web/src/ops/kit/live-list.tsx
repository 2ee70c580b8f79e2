import type { PageInfo } from '@nmw/contract/page'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Card } from '../../ui/frame/card.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'

type LiveListProps<T> = {
  read: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Whether to show `empty`. */
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  failed: string
  paged?: { info: (data: T) => PageInfo; onPage: (page: number) => void } | undefined
  children: (data: T) => ReactNode
}

/** The four states of a list. While it refetches, the current rows stay visible. */
export function LiveList<T>({ read, isEmpty, empty, failed, paged, children }: LiveListProps<T>) {
  const { data, error, isFetching, refetch } = read
  const info = data === undefined ? undefined : paged?.info(data)
  // If the last page became empty, the one before it is now the last.
  const last = info && info.currentPage > info.totalPage ? info.totalPage : undefined
  const goTo = useEffectEvent((page: number) => paged?.onPage(page))
  useEffect(() => {
    if (last) goTo(last)
  }, [last])
  if (data !== undefined && !last) return isEmpty?.(data) ? <Card>{empty}</Card> : children(data)
  if (!error) return <SkeletonList picture="none" foot={false} count={5} />
  return (
    <Card>
      <ErrorState title={failed} retrying={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    </Card>
  )
}
