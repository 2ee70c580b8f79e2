import { NO_TREATMENT, type PrescribedTreatment } from '@nmw/contract/prescription'
import { formatDay } from '../../../lib/format/format-day.ts'
import { CalendarDrawing } from '../../../ui/drawing/calendar-drawing.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { checkIcon, clockIcon } from '../../../ui/icon/state-icons.ts'
import { pinIcon } from '../../../ui/icon/contact-icons.ts'
import { calendarIcon } from '../../../ui/icon/thing-icons.ts'
import { Thumb } from '../../../ui/list/thumb.tsx'
import { formatWeekdayDate, localDayAndTime } from '../../appointment/format-appointment.ts'
import { describeDone } from '../prescription-texts.ts'
import styles from './treatment-list.module.css'

export function TreatmentList({ treatments }: { treatments: PrescribedTreatment[] }) {
  if (treatments.length === 0) {
    return (
      <EmptyState art={<CalendarDrawing />} title={NO_TREATMENT}>
        Dokter tidak menyarankan tindakan pada kunjungan ini.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {treatments.map((treatment) => (
        <li key={treatment.IID}>
          <Treatment treatment={treatment} />
        </li>
      ))}
    </ul>
  )
}

function Treatment({ treatment }: { treatment: PrescribedTreatment }) {
  const { IID, treatmentName, PHTLOCATION, GNAMA, dcaBookTime, timezoneLabel, status, doneTime } = treatment
  const booked = dcaBookTime && timezoneLabel ? localDayAndTime(dcaBookTime, timezoneLabel) : undefined
  return (
    <Card as="article" className={styles.treatment} aria-labelledby={`tindakan-${IID}`}>
      <Thumb src={`/img/${PHTLOCATION}?w=192`} />
      <div>
        <div className={styles.head}>
          <h3 className="h3" id={`tindakan-${IID}`}>
            {treatmentName}
          </h3>
          {status === 'Done' ? (
            <Badge tone="success" icon={checkIcon}>
              Done
            </Badge>
          ) : (
            <Badge tone="warning" icon={clockIcon}>
              Undone
            </Badge>
          )}
        </div>
        {booked && dcaBookTime ? (
          <>
            <p className={styles.fact}>
              <Icon path={calendarIcon} size={16} />
              <time dateTime={dcaBookTime}>
                {formatWeekdayDate(booked.day)}
                {'\u00A0'}
                {formatDay(booked.day).slice(-4)}, {booked.time}
              </time>
            </p>
            <p className={styles.fact}>
              <Icon path={pinIcon} size={16} />
              {GNAMA}
            </p>
          </>
        ) : (
          <p className={styles.fact}>
            {doneTime ? describeDone(doneTime) : 'Jadwal belum ditentukan. Hubungi klinik untuk memilih waktunya.'}
          </p>
        )}
      </div>
    </Card>
  )
}
