import type { ReactNode } from 'react'
import { Card } from '../../../ui/frame/card.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pinIcon } from '../../../ui/icon/contact-icons.ts'
import { calendarIcon } from '../../../ui/icon/thing-icons.ts'
import { Thumb } from '../../../ui/list/thumb.tsx'
import { doctorName, portraitOf } from '../format-appointment.ts'
import styles from './visit-card.module.css'

type VisitCardProps = {
  /** of the heading; unique on the page */
  id: string
  level: 2 | 3
  when: ReactNode
  badge: ReactNode
  doctor: { image: string; name: string; title: string; licence: string }
  branch: string
  foot: ReactNode
}

export function VisitCard({ id, level, when, badge, doctor, branch, foot }: VisitCardProps) {
  const Heading = `h${level}` as const
  return (
    <Card as="article" className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.when}>
          <Icon path={calendarIcon} size={16} />
          <span>{when}</span>
        </p>
        {badge}
      </header>
      <div className={styles.doctor}>
        <Thumb src={portraitOf(doctor.image)} />
        <div>
          <Heading className="h3" id={id}>
            {doctorName(doctor.name)}
          </Heading>
          <p className="small dim">{doctor.title}</p>
          <p className={styles.licence}>SIP {doctor.licence}</p>
          <p className={styles.branch}>
            <Icon path={pinIcon} size={16} />
            {branch}
          </p>
        </div>
      </div>
      {foot}
    </Card>
  )
}
