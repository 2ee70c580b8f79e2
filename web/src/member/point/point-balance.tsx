import { readMembership } from '@nmw/contract/point'
import { formatDay } from '../../lib/format/format-day.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { classNames } from '../../ui/frame/class-names.ts'
import { Note } from '../../ui/frame/note.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { isActiveMember, type Membership, membershipLine } from '../membership/membership-line.ts'
import { MembershipSkeleton } from '../membership/membership-skeleton.tsx'
import styles from './point-balance.module.css'

const figures = new Intl.NumberFormat('id-ID')

export function PointBalance() {
  const { data: membership, isError, isFetching, refetch } = useRead(readMembership, {}, { quiet: true })
  if (membership) {
    return (
      <>
        <BalanceCard membership={membership} />
        <MembershipHint membership={membership} />
      </>
    )
  }
  if (!isError) return <MembershipSkeleton />
  return (
    <Note
      tone="danger"
      role="alert"
      className={styles.failure}
      action={
        <Button variant="line" small busy={isFetching} onClick={() => void refetch()}>
          Coba lagi
        </Button>
      }
    >
      Saldo poin gagal dimuat. Poin Anda tetap aman.
    </Note>
  )
}

function BalanceCard({ membership }: { membership: Membership }) {
  const active = isActiveMember(membership)
  return (
    <section className={classNames(styles.card, !active && styles.inactive)} aria-labelledby="saldo">
      <img className={styles.lines} src="/art/member-lines.svg" alt="" width="240" height="220" />
      <h2 className={styles.quiet} id="saldo">
        Poin Kamu
      </h2>
      <p className={styles.figure}>{figures.format(membership.userPoint)}</p>
      <p className={styles.quiet}>
        {active && membership.expiredPoint
          ? `Berlaku hingga ${formatDay(membership.expiredPoint)}`
          : membershipLine(membership)}
      </p>
    </section>
  )
}

function MembershipHint({ membership }: { membership: Membership }) {
  if (isActiveMember(membership)) return null
  const { expiredPoint, expiredMembership } = membership
  if (expiredPoint) {
    return (
      <Note tone="warning">
        Perpanjang keanggotaan di kasir cabang mana pun paling lambat {formatDay(expiredPoint)}. Setelah itu poin Anda
        hangus.
      </Note>
    )
  }
  return (
    <Note tone="info">
      {expiredMembership ? 'Perpanjang keanggotaan' : 'Daftar menjadi anggota'} di kasir cabang mana pun untuk
      mengumpulkan dan menukar poin.{' '}
      <UiLink href="/user/account?slug=member" className="link">
        Lihat manfaat
      </UiLink>
    </Note>
  )
}
