import type { ReactNode } from 'react'
import { Card } from '../../../ui/frame/card.tsx'
import { Icon, type IconPath } from '../../../ui/icon/icon.tsx'
import styles from './current-contact.module.css'
import { VerifiedBadge } from './verified-badge.tsx'

type CurrentContactProps = { icon: IconPath; label: string; value: ReactNode; verified: boolean }

export function CurrentContact({ icon, label, value, verified }: CurrentContactProps) {
  return (
    <Card className={styles.contact}>
      <span className={styles.picture}>
        <Icon path={icon} size={20} />
      </span>
      <div className={styles.words}>
        <p className="small dim">{label}</p>
        <p className="strong">{value}</p>
      </div>
      <VerifiedBadge verified={verified} />
    </Card>
  )
}
