import { chevronRightIcon } from '../../ui/icon/arrow-icons.ts'
import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import type { dashboardAreas } from '../dashboard-areas.ts'
import styles from './dashboard-area-card.module.css'

type DashboardAreaCardProps = Omit<(typeof dashboardAreas)[number], 'purpose'> & { purpose: string }

export function DashboardAreaCard({ href, label, icon, purpose }: DashboardAreaCardProps) {
  return (
    <UiLink href={href} className={classNames(cardClass({ padded: true, link: true }), styles.area)}>
      <span className={styles.picture}>
        <Icon path={icon} />
      </span>
      <span className={styles.text}>
        <span className="h3">{label}</span>
        <span className="dim">{purpose}</span>
      </span>
      <Icon path={chevronRightIcon} size={20} className={styles.arrow} />
    </UiLink>
  )
}
