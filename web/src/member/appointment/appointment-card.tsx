import type { AppointmentCard as Appointment } from '@nmw/contract/appointment'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format-day.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import { calendarIcon, pinIcon } from '../../ui/thing-icons.ts'
import { UiLink } from '../../ui/ui-link.tsx'
import { AppointmentBadge } from './appointment-badge.tsx'
import styles from './appointment-card.module.css'
import { dayWords, doctorName, momentWords, portraitOf } from './appointment-words.ts'

type AppointmentCardProps = {
  appointment: Appointment
  /** further acts, before 'Lihat detail' */
  children?: ReactNode
}

export function AppointmentCard({ appointment, children }: AppointmentCardProps) {
  const { id, doctorImage, doctorSIP, category, status, branch, startAt, timezoneLabel } = appointment
  const { day, time } = momentWords(startAt, timezoneLabel)
  const name = doctorName(appointment.doctorName)
  return (
    <Card as="article" className={styles.card} aria-labelledby={`janji-${id}`}>
      <header className={styles.head}>
        <p className={styles.when}>
          <Icon path={calendarIcon} size={16} />
          <time dateTime={startAt}>
            {dayWords(day)}
            {'\u00A0'}
            {day.slice(0, 4)}, {time}
          </time>
        </p>
        <AppointmentBadge status={status} />
      </header>
      <div className={styles.doctor}>
        <Thumb src={portraitOf(doctorImage)} />
        <div>
          <h2 className="h3" id={`janji-${id}`}>
            {name}
          </h2>
          <p className="small dim">{category.title}</p>
          <p className={styles.licence}>SIP {doctorSIP}</p>
          <p className={styles.branch}>
            <Icon path={pinIcon} size={16} />
            {branch}
          </p>
        </div>
      </div>
      <footer className={styles.foot}>
        <p className="small dim">Dibuat {formatDay(momentWords(appointment.createDate, timezoneLabel).day)}</p>
        <div className={styles.acts}>
          {children}
          <UiLink href={`/user/consult-detail/${id}`} className={buttonClass({ variant: 'soft', small: true })}>
            <span>
              Lihat detail<span className="sr-only"> janji dengan {name}</span>
            </span>
          </UiLink>
        </div>
      </footer>
    </Card>
  )
}
