import { classNames } from '../../ui/frame/class-names.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { isActiveMember, type Membership, membershipLine } from './membership-line.ts'
import styles from './membership-card.module.css'

const points = new Intl.NumberFormat('id-ID')

export type MembershipCardProps = {
  name: string
  membership: Membership
  href?: string | undefined
}

/** An inactive membership loses the colours, but no text. */
export function MembershipCard({ name, membership, href }: MembershipCardProps) {
  const className = classNames(styles.card, !isActiveMember(membership) && styles.inactive)
  const content = (
    <>
      <img className={styles.lines} src="/art/member-lines.svg" alt="" width="240" height="220" />
      <span className={styles.top}>
        <span className={styles.who}>
          <span className={styles.quiet}>Anggota Klinik NMW</span>
          <span className={styles.name}>{name}</span>
        </span>
        <span className={styles.points}>
          <span className={styles.figure}>{points.format(membership.userPoint)}</span>{' '}
          <span className={styles.quiet}>Poin Kamu</span>
        </span>
      </span>
      <span className={styles.foot}>
        {membership.noMember ? <span className={classNames('num', styles.number)}>{membership.noMember}</span> : null}
        <span className={styles.quiet}>{membershipLine(membership)}</span>
      </span>
    </>
  )
  if (!href) return <div className={className}>{content}</div>
  return (
    <UiLink href={href} className={className}>
      {content}
    </UiLink>
  )
}
