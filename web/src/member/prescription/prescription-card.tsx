import { doctorType } from '@nmw/contract/doctor'
import type { PrescriptionCard as Prescription } from '@nmw/contract/prescription'
import { formatDay } from '../../lib/format-day.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { clockIcon, successIcon } from '../../ui/state-icons.ts'
import { calendarIcon, pinIcon } from '../../ui/thing-icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { dayWords, doctorName, portraitOf, unbroken } from '../appointment/appointment-words.ts'
import styles from './prescription-card.module.css'
import { detailPath } from './prescription-paths.ts'

type PrescriptionCardProps = { prescription: Prescription; latest: boolean }

export function PrescriptionCard({ prescription, latest }: PrescriptionCardProps) {
  const { rsvId, udlAvatar, namadocter, SIP, rtpCode, GNAMA, rsdDate } = prescription
  const { rstTimeStart, rstTimeEnd, timezoneLabel } = prescription
  const name = doctorName(namadocter)
  return (
    <Card as="article" className={styles.card} aria-labelledby={`resep-${rsvId}`}>
      <header className={styles.head}>
        <p className={styles.when}>
          <Icon path={calendarIcon} size={16} />
          <span>
            <time dateTime={rsdDate}>
              {dayWords(rsdDate)}
              {'\u00A0'}
              {formatDay(rsdDate).slice(-4)}
            </time>{' '}
            <span className={styles.time}>{unbroken(`${rstTimeStart} - ${rstTimeEnd} ${timezoneLabel}`)}</span>
          </span>
        </p>
        {latest ? (
          <Badge tone="success" icon={successIcon}>
            Terbaru
          </Badge>
        ) : (
          <Badge icon={clockIcon}>Kadaluarsa</Badge>
        )}
      </header>
      <div className={styles.doctor}>
        <Thumb src={portraitOf(udlAvatar)} />
        <div>
          <h3 className="h3" id={`resep-${rsvId}`}>
            {name}
          </h3>
          <p className="small dim">{doctorType(rtpCode).title}</p>
          <p className={styles.licence}>SIP {SIP}</p>
          <p className={styles.branch}>
            <Icon path={pinIcon} size={16} />
            {GNAMA}
          </p>
        </div>
      </div>
      <footer className={styles.foot}>
        <UiLink href={detailPath(prescription)} className={buttonClass({ variant: 'soft', small: true, block: true })}>
          <span>
            Lihat Detail
            <span className="sr-only">
              {' '}
              resep {name}, {formatDay(rsdDate)}
            </span>
          </span>
        </UiLink>
      </footer>
    </Card>
  )
}
