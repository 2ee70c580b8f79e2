import { readMembership } from '@nmw/contract/point'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { MembershipCard } from './membership-card.tsx'
import { MembershipSkeleton } from './membership-skeleton.tsx'
import styles from './own-membership.module.css'

export function OwnMembership({ href }: { href?: string }) {
  const profile = useRead(readShellProfile, {}, { quiet: true })
  const membership = useRead(readMembership, {}, { quiet: true })
  if (profile.data && membership.data) {
    return <MembershipCard name={profile.data.name} membership={membership.data} href={href} />
  }
  if (!profile.isError && !membership.isError) return <MembershipSkeleton />
  const failed = [profile, membership].filter(({ isError }) => isError)
  return (
    <Note
      tone="danger"
      role="alert"
      action={
        <Button
          variant="line"
          small
          className={styles.again}
          busy={failed.some(({ isFetching }) => isFetching)}
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
        >
          Coba lagi
        </Button>
      }
    >
      Kartu anggota gagal dimuat. Poin Anda tetap aman.
    </Note>
  )
}
