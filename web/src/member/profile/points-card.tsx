import { BRAND } from '@nmw/contract/brand'
import { readMembership } from '@nmw/contract/point'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { chevronRightIcon } from '../../ui/icon/arrow-icons.ts'
import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { coinsIcon } from '../../ui/icon/thing-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './points-card.module.css'

const points = new Intl.NumberFormat('id-ID')

export function PointsCard() {
  const { data: membership, isError } = useRead(readMembership, {}, { quiet: true })
  return (
    <UiLink href="/user/point" className={classNames(cardClass({ link: true }), styles.card)}>
      <span className={styles.picture}>
        <Icon path={coinsIcon} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{BRAND.pointName}</span>
        {membership ? (
          <span className={styles.figure}>{points.format(membership.userPoint)}</span>
        ) : isError ? (
          <span className="small">Lihat poin Anda</span>
        ) : (
          <Skeleton shape="heading" width={33} />
        )}
      </span>
      <span className={styles.action}>Tukar Poin</span>
      <Icon path={chevronRightIcon} size={20} className={styles.arrow} />
    </UiLink>
  )
}
