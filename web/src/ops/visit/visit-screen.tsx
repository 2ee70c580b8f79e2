import { readVisit, VISIT_MISSING } from '@nmw/contract/ops-visit'
import { useParams } from '@tanstack/react-router'
import { formatDay } from '../../lib/format/format-day.ts'
import { formatTime } from '../../lib/format/format-moment.ts'
import { ApiError } from '../../lib/call/call.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Avatar } from '../../ui/list/avatar.tsx'
import { Badge } from '../../ui/list/badge.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { stateBadges } from '../queue/queue-labels.ts'
import { EarlierVisits } from './earlier-visits.tsx'
import { GivenLines } from './given-lines.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { FinishCard } from './finish-card.tsx'
import { VisitPhotosCard } from './visit-photos-card.tsx'
import styles from './visit-screen.module.css'
import { visitListOf } from './visit-list-of.ts'
import { personLine } from './person-line.ts'

export function VisitScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const read = useRead(readVisit, { params: { id: Number(id) } }, { quiet: true })
  const visit = read.data
  const missing = read.error instanceof ApiError && (read.error.status === 404 || read.error.status === 400)
  if (missing) {
    return (
      <>
        <StaffHead title="Pasien" backHref="/ops/visit" />
        <Card>
          <EmptyState
            art={<SearchDrawing />}
            title={VISIT_MISSING}
            action={
              <UiLink href="/ops/visit" className={buttonClass()}>
                Ke pasien hari ini
              </UiLink>
            }
          >
            <p>Hanya dokter yang menangani pasien dapat membukanya.</p>
          </EmptyState>
        </Card>
      </>
    )
  }
  return (
    <>
      <StaffHead
        title={visit ? `${visit.label} ${visit.patientName}` : 'Pasien'}
        backHref={visitListOf(visit)}
        detail={visit ? `${formatDay(visit.day)}, ${formatTime(visit.startAt, visit.timezone)}, ${visit.branch}` : ''}
      />
      <LiveList read={read} failed="Data pasien gagal dimuat">
        {(found) => (
          <div className={styles.columns}>
            <Stack gap={3}>
              <Card padded as="section" aria-label="Keluhan">
                <Stack gap={3}>
                  <div className={styles.person}>
                    <Avatar name={found.patientName} />
                    <div className={styles.text}>
                      <p className="h3">{found.patientName}</p>
                      <p className="dim small num">{personLine(found)}</p>
                      <p className={`dim tiny num ${styles.record}`}>{found.medicalId}</p>
                    </div>
                    <Badge {...stateBadges[found.state]}>{stateBadges[found.state].word}</Badge>
                  </div>
                  <div>
                    <h2 className="dim small">Keluhan, {found.typeTitle}</h2>
                    <p className={styles.complaint}>{found.complaint}</p>
                  </div>
                  {found.complaintPhotos.length ? (
                    <PhotoStrip
                      photos={found.complaintPhotos.map((photo, place) => ({
                        ...photo,
                        label: `Foto keluhan ${place + 1}`,
                      }))}
                    />
                  ) : (
                    <p className="dim small">Pasien tidak melampirkan foto.</p>
                  )}
                </Stack>
              </Card>
              <VisitPhotosCard visit={found} />
              <EarlierVisits visits={found.earlierVisits} all={found.earlier} />
            </Stack>
            <div className={styles.side}>
              {found.given ? (
                <Card padded as="section" aria-label="Resep">
                  <Stack gap={3}>
                    <h2 className="h3">Resep kunjungan ini</h2>
                    <Note tone="success">
                      <p>Konsultasi selesai. Pasien melihat resep ini di akunnya.</p>
                    </Note>
                    <GivenLines given={found.given} />
                  </Stack>
                </Card>
              ) : found.blocked ? (
                <Note tone="warning">
                  <p>{found.blocked}</p>
                </Note>
              ) : (
                <FinishCard key={found.id} visit={found} />
              )}
            </div>
          </div>
        )}
      </LiveList>
    </>
  )
}
