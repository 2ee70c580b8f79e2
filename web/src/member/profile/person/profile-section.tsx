import { readPersonal } from '@nmw/contract/profile'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { ProfileAvatar } from './profile-avatar.tsx'
import { ProfileForm } from './profile-form.tsx'

export function ProfileSection() {
  const { data, isError, isFetching, refetch } = useRead(readPersonal, {}, { quiet: true })
  if (data) {
    return (
      <Stack gap={3}>
        <ProfileAvatar name={data.fullName} photo={data.photo} />
        <ProfileForm profile={data} />
      </Stack>
    )
  }
  if (!isError) return <SkeletonList count={3} picture="none" foot={false} />
  return (
    <ErrorState onRetry={() => refetch()} retrying={isFetching}>
      Profil Anda tidak dapat dimuat. Data Anda tidak berubah.
    </ErrorState>
  )
}
