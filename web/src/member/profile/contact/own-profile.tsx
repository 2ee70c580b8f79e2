import type { Result } from '@nmw/contract/endpoint'
import { readShellProfile } from '@nmw/contract/shell-profile'
import type { ReactNode } from 'react'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'

type OwnProfileProps = { children: (profile: Result<typeof readShellProfile>) => ReactNode }

export function OwnProfile({ children }: OwnProfileProps) {
  const { data, isError, isFetching, refetch } = useRead(readShellProfile, {}, { quiet: true })
  if (data) return children(data)
  if (!isError) return <SkeletonList count={1} picture="circle" />
  return (
    <ErrorState onRetry={() => refetch()} retrying={isFetching}>
      Data akun tidak dapat dimuat. Tidak ada yang berubah.
    </ErrorState>
  )
}
