import { doctorType } from '@nmw/contract/doctor'
import type { PrescriptionCard as Prescription } from '@nmw/contract/prescription'
import { formatDay } from '../../../lib/format/format-day.ts'
import { Badge } from '../../../ui/list/badge.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { clockIcon, successIcon } from '../../../ui/icon/state-icons.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { formatWeekdayDate, doctorName, unbroken } from '../../appointment/format-appointment.ts'
import { VisitCard } from '../../appointment/history/visit-card.tsx'
import styles from './prescription-card.module.css'
import { detailPath } from '../prescription-paths.ts'

type PrescriptionCardProps = { prescription: Prescription; latest: boolean }

export function PrescriptionCard({ prescription, latest }: PrescriptionCardProps) {
  const { rsvId, udlAvatar: image, namadocter, SIP: licence, rtpCode, GNAMA, rsdDate } = prescription
  const { rstTimeStart, rstTimeEnd, timezoneLabel } = prescription
  return (
    <VisitCard
      id={`resep-${rsvId}`}
      level={3}
      when={
        <>
          <time dateTime={rsdDate}>
            {formatWeekdayDate(rsdDate)}
            {'\u00A0'}
            {formatDay(rsdDate).slice(-4)}
          </time>{' '}
          <span className={styles.time}>{unbroken(`${rstTimeStart} - ${rstTimeEnd} ${timezoneLabel}`)}</span>
        </>
      }
      badge={
        latest ? (
          <Badge tone="success" icon={successIcon}>
            Terbaru
          </Badge>
        ) : (
          <Badge icon={clockIcon}>Kadaluarsa</Badge>
        )
      }
      doctor={{ image, name: namadocter, title: doctorType(rtpCode).title, licence }}
      branch={GNAMA}
      foot={
        <footer>
          <UiLink
            href={detailPath(prescription)}
            className={buttonClass({ variant: 'soft', small: true, block: true })}
          >
            <span>
              Lihat Detail
              <span className="sr-only">
                {' '}
                resep {doctorName(namadocter)}, {formatDay(rsdDate)}
              </span>
            </span>
          </UiLink>
        </footer>
      }
    />
  )
}
