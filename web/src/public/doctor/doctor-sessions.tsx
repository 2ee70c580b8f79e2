import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import { useLanguage, useTexts } from '../page/use-texts.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { CalendarDrawing } from '../../ui/drawing/calendar-drawing.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { formatDate } from '../page/format-date.ts'
import type { DoctorContent } from './doctor-content.ts'
import styles from './doctor-sessions.module.css'
import { doctorTexts } from './doctor-texts.ts'

type Session = DoctorContent['sessions'][number]

export function DoctorSessions({ doctor }: { doctor: DoctorContent }) {
  const texts = useTexts(doctorTexts)
  if (!doctor.sessions.length) {
    return (
      <Card>
        <EmptyState art={<CalendarDrawing />} title={texts.noSessions} level={3}>
          {texts.noSessionsHint}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <p className={styles.hint}>{texts.sessionsHint}</p>
      <Card as="ul" rows>
        {doctor.sessions.map((session) => (
          <SessionRow key={session.id} session={session} doctorName={doctor.name} />
        ))}
      </Card>
    </>
  )
}

function SessionRow({ session, doctorName }: { session: Session; doctorName: string }) {
  const texts = useTexts(doctorTexts)
  const language = useLanguage()
  const { date, start, end, timezoneLabel, branchId, branchName, seatsLeft } = session
  const [weekday = '', day = ''] = formatDate(date, 'weekday', language).split(/,?\u00A0(.*)/s)
  // Booking asks for branch and day first, and then filters by name.
  const booking = pathWithQuery('/user/consult-create', { branch: branchId, date, search: doctorName.split(',')[0] })
  return (
    <li className={styles.row}>
      <p className={styles.day}>
        <strong>{weekday}</strong>
        <time dateTime={date}>{day}</time>
      </p>
      <div className={styles.words}>
        <p className={styles.time}>
          {start}-{end} {timezoneLabel}
        </p>
        <p className="small dim" lang="id">
          {branchName}
        </p>
        <p className="small">
          {seatsLeft ? (
            <>
              {seatsLeft} {texts.seats}
            </>
          ) : (
            <span className="dim">{texts.full}</span>
          )}
        </p>
      </div>
      {seatsLeft ? (
        <UiLink href={booking} className={buttonClass({ variant: 'soft', small: true })}>
          {texts.choose}
          <span className="sr-only">
            {' '}
            {weekday} {day}, {start}
          </span>
        </UiLink>
      ) : null}
    </li>
  )
}
