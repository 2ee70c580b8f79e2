import type { ComponentProps } from 'react'
import { formatDay } from '../../../lib/format/format-day.ts'
import { Card } from '../../../ui/frame/card.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { Thumb } from '../../../ui/list/thumb.tsx'
import { AppointmentBadge } from '../appointment-badge.tsx'
import type { ShownAppointment } from './shown-appointment.ts'
import styles from './appointment-facts.module.css'
import { formatWeekdayDate, doctorName, portraitOf, unbroken } from '../format-appointment.ts'
import { BranchContacts } from './branch-contacts.tsx'

type AppointmentFactsProps = { appointment: ShownAppointment; place: ComponentProps<'div'> }

export function AppointmentFacts({ appointment, place }: AppointmentFactsProps) {
  const { reservation_date, estimate_time_start, estimate_time_end, timezoneLabel, queueNumber } = appointment
  const { doctor_name, doctor_image, doctor_sip, branch_name, branch_address, consultation_type } = appointment
  const { branch_map, branch_whatsapp, status, rsvMedId, rsvStatus } = appointment
  const year = formatDay(reservation_date).slice(-4)
  const time = unbroken(`${estimate_time_start} - ${estimate_time_end} ${timezoneLabel}`)
  return (
    <Card as="section" padded {...place} aria-label="Jadwal dan dokter">
      <div className={styles.when}>
        <div>
          <AppointmentBadge status={status} />
          <p className={styles.day}>
            {formatWeekdayDate(reservation_date)}
            {'\u00A0'}
            {year}
          </p>
          <p className="small">
            <b className="strong">{time}</b>
            <span className="dim">, perkiraan</span>
          </p>
        </div>
        {rsvStatus === 0 ? null : (
          <p className={styles.queue}>
            <span>Nomor antrean</span>
            <b>{queueNumber}</b>
          </p>
        )}
      </div>
      <div className={styles.doctor}>
        <Thumb src={portraitOf(doctor_image)} />
        <div>
          <h2 className="h3">{doctorName(doctor_name)}</h2>
          <p className={styles.licence}>SIP {doctor_sip}</p>
        </div>
      </div>
      <KeyValueList
        look="facts"
        items={[
          { key: 'Jenis', value: consultation_type },
          {
            key: 'Cabang',
            value: (
              <>
                <p className="strong">{branch_name}</p>
                <p className="dim">{branch_address}</p>
                <BranchContacts name={branch_name} map={branch_map} whatsapp={branch_whatsapp} />
              </>
            ),
          },
          { key: 'Nomor rekam', value: <span className={`num ${styles.record}`}>{rsvMedId}</span> },
        ]}
      />
    </Card>
  )
}
