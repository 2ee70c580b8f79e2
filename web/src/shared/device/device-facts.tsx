import type { DeviceSession } from '@nmw/contract/auth'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { phoneIcon } from '../../ui/icon/contact-icons.ts'
import { laptopIcon } from '../../ui/icon/thing-icons.ts'
import styles from './device-facts.module.css'
import { browserLabel, isPhone, osLabel, siteLabel } from './device-labels.ts'
import { formatAgo } from '../../lib/format/format-ago.ts'

type DeviceFactsProps = { session: DeviceSession; now: number; mark?: ReactNode }

/** What identifies a device; belongs in a row beside its actions. */
export function DeviceFacts({ session, now, mark }: DeviceFactsProps) {
  return (
    <>
      <span className={styles.picture}>
        <Icon path={isPhone(session) ? phoneIcon : laptopIcon} />
      </span>
      <span className={styles.text}>
        <span className={styles.head}>
          <span className={styles.name}>{browserLabel(session)}</span> {mark}
        </span>
        <span className={styles.fact}>
          {osLabel(session)}, {siteLabel(session.site)}
        </span>
        <span className={styles.fact}>IP {session.ip}</span>
        {/* Server and browser may render different minutes. */}
        <span className={styles.fact} suppressHydrationWarning>
          Terakhir aktif {formatAgo(session.lastSeenAt, now)}
        </span>
      </span>
    </>
  )
}
