import type { AvailableSession } from '@nmw/contract/appointment'
import { formatDay } from '../../../lib/format/format-day.ts'
import { Badge } from '../../../ui/list/badge.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { successIcon, warningIcon } from '../../../ui/icon/state-icons.ts'
import { Thumb } from '../../../ui/list/thumb.tsx'
import {
  formatWeekdayDate,
  doctorName,
  formatFee,
  isFull,
  licenceLines,
  portraitOf,
  unbroken,
} from '../format-appointment.ts'
import styles from './paid-doctor.module.css'

export function PaidDoctor({ session }: { session: AvailableSession }) {
  const full = isFull(session)
  const year = formatDay(session.rsdDate).slice(-4)
  return (
    <Card as="section" padded aria-label="Konsultasi yang dibayar">
      <div className={styles.doctor}>
        <Thumb src={portraitOf(session.udlAvatar)} />
        <h2 className="h3">{doctorName(session.usrFullname)}</h2>
        <p className={styles.licence}>
          {licenceLines(session.udlSIP).map((line, place) => (
            <span key={line}>{place === 0 ? `SIP ${line}` : line}</span>
          ))}
        </p>
        <Badge tone={full ? 'warning' : 'success'} icon={full ? warningIcon : successIcon} className={styles.state}>
          {full ? 'Sesi penuh' : session.sesi}
        </Badge>
      </div>
      <KeyValueList
        look="facts"
        items={[
          { key: 'Jenis', value: session.rsdTypeTitle },
          { key: 'Cabang', value: session.cabang },
          { key: 'Hari', value: `${formatWeekdayDate(session.rsdDate)}\u00A0${year}` },
          { key: 'Jam', value: unbroken(session.available) },
          { key: 'Biaya', value: formatFee(session) },
        ]}
      />
    </Card>
  )
}
