import { readMembership } from '@nmw/contract/point'
import { readShellProfile } from '@nmw/contract/profile'
import { useRead } from '../../lib/use-endpoint.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { MembershipCard } from '../membership/membership-card.tsx'
import { MembershipSkeleton } from '../membership/membership-skeleton.tsx'

export function HomeMembership() {
  const profile = useRead(readShellProfile, {}, { quiet: true })
  const membership = useRead(readMembership, {}, { quiet: true })
  if (profile.data && membership.data) {
    return <MembershipCard name={profile.data.name} membership={membership.data} href="/user/account" />
  }
  if (!profile.isError && !membership.isError) return <MembershipSkeleton />
  const failed = [profile, membership].filter(({ isError }) => isError)
  return (
    <Card>
      <ErrorState
        title="Keanggotaan gagal dimuat"
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    </Card>
  )
}
