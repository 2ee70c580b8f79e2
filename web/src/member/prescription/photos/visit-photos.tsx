import { NO_VISIT_PHOTO, type PrescriptionDetail } from '@nmw/contract/prescription'
import type { ZoneLabel } from '@nmw/contract/zone'
import { formatDay } from '../../../lib/format/format-day.ts'
import { CalendarDrawing } from '../../../ui/drawing/calendar-drawing.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { shieldIcon } from '../../../ui/icon/thing-icons.ts'
import { localDayAndTime } from '../../appointment/format-appointment.ts'
import { ComparePhotos } from './compare-photos.tsx'
import { kindNames } from './photo-kind.ts'
import { PrivatePhoto } from './private-photo.tsx'
import { firstPair, photoDays, visitPhotosOf } from './visit-photo-list.ts'
import styles from './visit-photos.module.css'

type VisitPhotosProps = Pick<PrescriptionDetail['detail'], 'diagnosis'> & { timezoneLabel: ZoneLabel }

export function VisitPhotos({ diagnosis, timezoneLabel }: VisitPhotosProps) {
  const dayOf = (at: string) => localDayAndTime(at, timezoneLabel).day
  const photos = visitPhotosOf(diagnosis)
  if (photos.length === 0) {
    return (
      <EmptyState art={<CalendarDrawing />} title={NO_VISIT_PHOTO}>
        Foto yang diambil di klinik muncul di sini, agar Anda dapat melihat kemajuan kulit Anda.
      </EmptyState>
    )
  }
  const days = photoDays(photos, dayOf)
  const pair = firstPair(days)
  return (
    <div className={styles.place}>
      {pair ? <ComparePhotos photos={photos} first={pair} dayOf={dayOf} /> : null}
      {days.map(({ day, photos: taken }) => (
        <Card key={day} as="section" padded aria-labelledby={`foto-${day}`}>
          <h3 className="h3" id={`foto-${day}`}>
            {formatDay(day)}
          </h3>
          <ul className={styles.photos}>
            {taken.map((photo, index) => (
              <li key={photo.id} className={styles.photo}>
                <PrivatePhoto
                  file={photo.file}
                  width={384}
                  alt={`Foto ${kindNames[photo.kind].toLowerCase()} ${index + 1}, ${formatDay(day)}`}
                />
                <span className={styles.kind}>{kindNames[photo.kind]}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <Note tone="plain" icon={shieldIcon}>
        Foto ini hanya dapat dibuka oleh Anda dan petugas klinik yang merawat Anda.
      </Note>
    </div>
  )
}
