import { doctorType } from '@nmw/contract/doctor'
import type { PrescriptionDetail } from '@nmw/contract/prescription'
import { formatDay } from '../../../lib/format/format-day.ts'
import { Badge } from '../../../ui/list/badge.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { checkIcon, clockIcon } from '../../../ui/icon/state-icons.ts'
import { Thumb } from '../../../ui/list/thumb.tsx'
import { formatWeekdayDate, doctorName, portraitOf } from '../../appointment/format-appointment.ts'
import styles from './prescription-head.module.css'

export function PrescriptionHead({ visit }: { visit: PrescriptionDetail['data'] }) {
  const { udlAvatar, namadoctor, SIP, rtpCode, GNAMA, rsdDate, rstTimeStart, rstTimeEnd, timezoneLabel } = visit
  return (
    <Card as="section" className={styles.head} aria-label="Dokter dan kunjungan">
      <Thumb src={portraitOf(udlAvatar)} />
      <div>
        <h2 className="h3">{doctorName(namadoctor)}</h2>
        <p className="small dim">
          {doctorType(rtpCode).title}, {GNAMA}
        </p>
        <p className="small dim">
          <time dateTime={rsdDate}>
            {formatWeekdayDate(rsdDate)}
            {'\u00A0'}
            {formatDay(rsdDate).slice(-4)}
          </time>
        </p>
        <p className="small dim">
          {rstTimeStart} - {rstTimeEnd} {timezoneLabel}
        </p>
        <p className={styles.licence}>SIP {SIP}</p>
        {visit.rsvStatus === 2 ? (
          <Badge tone="success" icon={checkIcon} className={styles.badge}>
            Selesai
          </Badge>
        ) : (
          <Badge tone="warning" icon={clockIcon} className={styles.badge}>
            Menunggu
          </Badge>
        )}
      </div>
    </Card>
  )
}
