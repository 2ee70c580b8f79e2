import type { AppointmentCard as Appointment } from '@nmw/contract/appointment'
import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/format/format-day.ts'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { AppointmentBadge } from '../appointment-badge.tsx'
import styles from './appointment-card.module.css'
import { formatWeekdayDate, doctorName, localDayAndTime } from '../format-appointment.ts'
import { isChecking } from '../use-appointment-deadline.ts'
import { VisitCard } from './visit-card.tsx'

type AppointmentCardProps = {
  appointment: Appointment
  /** actions before 'Lihat detail' */
  children?: ReactNode
  /** the main action, after 'Lihat detail' */
  main?: ReactNode
}

export function AppointmentCard({ appointment, children, main }: AppointmentCardProps) {
  const { id, doctorImage: image, doctorSIP: licence, category, status, branch, startAt, timezoneLabel } = appointment
  const { day, time } = localDayAndTime(startAt, timezoneLabel)
  return (
    <VisitCard
      id={`janji-${id}`}
      level={2}
      when={
        <time dateTime={startAt}>
          {formatWeekdayDate(day)}
          {'\u00A0'}
          {day.slice(0, 4)}, {time}
        </time>
      }
      badge={<AppointmentBadge status={status} />}
      doctor={{ image, name: appointment.doctorName, title: category.title, licence }}
      branch={branch}
      foot={
        <footer className={styles.foot}>
          {isChecking(appointment) ? <p className={`small ${styles.words}`}>{CHECKING_PAYMENT_TEXT}</p> : null}
          <p className="small dim">Dibuat {formatDay(localDayAndTime(appointment.createDate, timezoneLabel).day)}</p>
          <div className={styles.acts}>
            {children}
            <UiLink href={`/user/consult-detail/${id}`} className={buttonClass({ variant: 'soft', small: true })}>
              <span>
                Lihat detail<span className="sr-only"> janji dengan {doctorName(appointment.doctorName)}</span>
              </span>
            </UiLink>
            {main ? <div className={styles.main}>{main}</div> : null}
          </div>
        </footer>
      }
    />
  )
}
