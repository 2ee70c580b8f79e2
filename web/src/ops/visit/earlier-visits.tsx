import type { EarlierVisit } from '@nmw/contract/ops-visit'
import { formatDay } from '../../lib/format/format-day.ts'
import { chevronDownIcon } from '../../ui/icon/arrow-icons.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ShownPart } from '../kit/shown-part.tsx'
import { timeOrMoment } from '../kit/time-or-moment.ts'
import styles from './earlier-visits.module.css'
import { GivenLines } from './given-lines.tsx'
import { PhotoStrip } from './photo-strip.tsx'

type EarlierVisitsProps = {
  visits: readonly EarlierVisit[]
  all: number
}

/**
 * The patient's earlier visits, newest first. Photos are loaded when a visit is expanded, because every view is
 * audited.
 */
export function EarlierVisits({ visits, all }: EarlierVisitsProps) {
  return (
    <Card as="section" aria-label="Kunjungan sebelumnya">
      <h2 className={`h3 ${styles.title}`}>Kunjungan sebelumnya</h2>
      {visits.length ? (
        <ul>
          {visits.map((visit, place) => (
            <li key={visit.id} className={styles.visit}>
              <details open={place === 0 && visit.photos.length === 0}>
                <summary className={styles.head}>
                  <span className={styles.text}>
                    <span className="strong num">{formatDay(visit.day)}</span>
                    <span className="dim small clip">
                      dr. {visit.doctorName}, {visit.branch}
                    </span>
                  </span>
                  <Icon path={chevronDownIcon} size={20} />
                </summary>
                <div className={styles.body}>
                  <p className="small">
                    <span className="dim">Keluhan: </span>
                    {visit.complaint}
                  </p>
                  {visit.given ? <GivenLines given={visit.given} /> : <p className="dim small">Tanpa resep.</p>}
                  {visit.photos.length ? (
                    <PhotoStrip
                      photos={visit.photos.map(({ id, file, kind, at }) => ({
                        id,
                        file,
                        label: `${kind === 'before' ? 'Sebelum' : 'Sesudah'}, ${timeOrMoment(at, visit.timezone)}`,
                      }))}
                    />
                  ) : null}
                </div>
              </details>
            </li>
          ))}
        </ul>
      ) : (
        <p className={`dim ${styles.none}`}>Ini kunjungan pertama pasien ini.</p>
      )}
      {all > visits.length ? (
        <div className={styles.more}>
          <ShownPart shown={visits.length} all={all} what="kunjungan, yang terbaru" />
        </div>
      ) : null}
    </Card>
  )
}
