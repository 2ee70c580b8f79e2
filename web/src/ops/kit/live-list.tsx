import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'

type LiveListProps<T> = {
  read: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Shown while there is nothing in it. */
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  failed: string
  children: (data: T) => ReactNode
}

/** The four states of a list. What is on screen stays there while news of it is read. */
export function LiveList<T>({ read, isEmpty, empty, failed, children }: LiveListProps<T>) {
  const { data, error, isFetching, refetch } = read
  if (data !== undefined) return isEmpty?.(data) ? <Card>{empty}</Card> : children(data)
  if (!error) return <SkeletonList picture="none" foot={false} count={5} />
  return (
    <Card>
      <ErrorState title={failed} retrying={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    </Card>
  )
}
