import { pathWithQuery } from '../../lib/path-with-query.ts'
import { useLanguage, useTexts } from '../../lib/use-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CalendarDrawing } from '../../ui/calendar-drawing.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { formatDate } from '../page/format-date.ts'
import type { DoctorContent } from './doctor-content.ts'
import styles from './doctor-sessions.module.css'
import { doctorWords } from './doctor-words.ts'

type Session = DoctorContent['sessions'][number]

export function DoctorSessions({ doctor }: { doctor: DoctorContent }) {
  const words = useTexts(doctorWords)
  if (!doctor.sessions.length) {
    return (
      <Card>
        <EmptyState art={<CalendarDrawing />} title={words.noSessions} level={3}>
          {words.noSessionsHint}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <p className={styles.hint}>{words.sessionsHint}</p>
      <Card as="ul" rows>
        {doctor.sessions.map((session) => (
          <SessionRow key={session.id} session={session} doctorName={doctor.name} />
        ))}
      </Card>
    </>
  )
}

function SessionRow({ session, doctorName }: { session: Session; doctorName: string }) {
  const words = useTexts(doctorWords)
  const language = useLanguage()
  const { date, start, end, timezoneLabel, branchId, branchName, seatsLeft } = session
  const [weekday = '', day = ''] = formatDate(date, 'weekday', language).split(/,?\u00A0(.*)/s)
  // The booking asks for the place and the day first, and then shows who is there.
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
              {seatsLeft} {words.seats}
            </>
          ) : (
            <span className="dim">{words.full}</span>
          )}
        </p>
      </div>
      {seatsLeft ? (
        <UiLink href={booking} className={buttonClass({ variant: 'soft', small: true })}>
          {words.choose}
          <span className="sr-only">
            {' '}
            {weekday} {day}, {start}
          </span>
        </UiLink>
      ) : null}
    </li>
  )
}
