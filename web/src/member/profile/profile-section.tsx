import { readPersonal } from '@nmw/contract/profile'
import { useRead } from '../../lib/use-endpoint.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { ProfileForm } from './profile-form.tsx'

export function ProfileSection() {
  const { data, isError, isFetching, refetch } = useRead(readPersonal, {}, { quiet: true })
  if (data) return <ProfileForm profile={data} />
  if (!isError) return <SkeletonList count={3} picture="none" foot={false} />
  return (
    <ErrorState onRetry={() => refetch()} retrying={isFetching}>
      Profil Anda tidak dapat dimuat. Data Anda tidak berubah.
    </ErrorState>
  )
}
