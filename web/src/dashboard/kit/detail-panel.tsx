import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonCard } from '../../ui/skeleton-card.tsx'

type DetailPanelProps<T> = {
  title: string
  read: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
  actions?: ReactNode
  foot?: ReactNode
  children: (data: T) => ReactNode
}

export function DetailPanel<T>({ title, read, onClose, actions, foot, children }: DetailPanelProps<T>) {
  const { data, error, isFetching, refetch } = read
  return (
    <SidePanel title={title} onClose={onClose} actions={data ? actions : null} foot={data ? foot : null}>
      {data ? (
        children(data)
      ) : error ? (
        <ErrorState level={3} retrying={isFetching} onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ErrorState>
      ) : (
        <SkeletonCard />
      )}
    </SidePanel>
  )
}
