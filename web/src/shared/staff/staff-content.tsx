import { Outlet } from '@tanstack/react-router'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageLoading } from '../../ui/state/page-loading.tsx'
import { ApiError } from '../../lib/call/call.ts'
import { OutdatedPassword } from '../password/outdated-password.tsx'
import type { useStaffProfile } from './use-staff-profile.ts'

type StaffContentProps = {
  profile: ReturnType<typeof useStaffProfile>
  around?: ComponentType<{ children: ReactNode }> | undefined
}

export function StaffContent({ profile, around: Around = Fragment }: StaffContentProps) {
  const { data, error, isFetching, refetch } = profile
  if (data && !data.validPassword) return <OutdatedPassword email={data.email} />
  if (data)
    return (
      <Around>
        <Outlet />
      </Around>
    )
  if (!error) return <PageLoading />
  const status = error instanceof ApiError ? error.status : 500
  if (status === 401 || status === 403) {
    return (
      <ErrorState level={1} title={error.message}>
        <p>Anda akan diarahkan ke halaman masuk.</p>
      </ErrorState>
    )
  }
  return (
    <ErrorState level={1} title="Profil Anda gagal dimuat" retrying={isFetching} onRetry={() => void refetch()}>
      <p>{error.message}</p>
    </ErrorState>
  )
}
