import { contentKindNames } from '@nmw/contract/content-kind'
import { readSummary } from '@nmw/contract/staff'
import { formatAgo } from '../../lib/format/format-ago.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { useStaffProfile } from '../../shared/staff/use-staff-profile.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Card } from '../../ui/frame/card.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageLoading } from '../../ui/state/page-loading.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { dashboardAreas } from '../dashboard-areas.ts'
import { editPath } from '../kit/content-paths.ts'
import { UnsavedDrafts } from '../draft/unsaved-drafts.tsx'
import { DashboardAreaCard } from './dashboard-area-card.tsx'
import styles from './dashboard-home-screen.module.css'

type Summary = NonNullable<ReturnType<typeof useRead<typeof readSummary>>['data']>

export function DashboardHomeScreen() {
  const { data: person } = useStaffProfile('dashboard')
  const { data, error, isFetching, refetch } = useRead(readSummary, {}, { quiet: true, staleTime: 0 })
  return (
    <>
      <StaffHead
        title={person ? `Halo, ${person.name}` : 'Ringkasan'}
        detail="Pilih bagian konten yang ingin Anda kelola."
      />
      <UnsavedDrafts />
      <ul className={styles.areas}>
        {dashboardAreas.map((area) => (
          <li key={area.href}>
            <DashboardAreaCard {...area} purpose={data ? inFigures(area.href, data) : area.purpose} />
          </li>
        ))}
      </ul>
      {data ? (
        <div className={styles.columns}>
          <ExpiringBanners expiring={data.expiring} />
          <LatestEdits edits={data.edits} />
        </div>
      ) : error ? (
        <Card>
          <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
            <p>{error.message}</p>
          </ErrorState>
        </Card>
      ) : (
        <PageLoading />
      )}
    </>
  )
}

function inFigures(href: string, { counts: { article, banner, treatment, catalogue } }: Summary) {
  if (href.endsWith('/article')) {
    return `${article.active} aktif, ${article.scheduled} terjadwal, ${article.draft} draf, ${article.inactive} tidak aktif`
  }
  if (href.endsWith('/banner')) {
    return `${banner.active} aktif, ${banner.expired} kadaluarsa, ${banner.inactive} tidak aktif`
  }
  const { active, inactive } = href.endsWith('/treatment') ? treatment : catalogue
  return `${active} aktif, ${inactive} tidak aktif`
}

function ExpiringBanners({ expiring }: Pick<Summary, 'expiring'>) {
  return (
    <Card as="section" padded className={styles.block}>
      <h2 className="h3">Banner yang segera berakhir</h2>
      {expiring.length ? (
        <ul className={styles.lines}>
          {expiring.map(({ _id, title, endDate }) => (
            <li key={_id} className={styles.line}>
              <UiLink className="link" href={editPath('banner', { id: _id })}>
                {title}
              </UiLink>
              <span className="dim">sampai {formatDay(endDate)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="dim">Tidak ada banner yang berakhir dalam 7 hari.</p>
      )}
    </Card>
  )
}

function LatestEdits({ edits }: Pick<Summary, 'edits'>) {
  return (
    <Card as="section" padded className={styles.block}>
      <h2 className="h3">Suntingan terakhir</h2>
      {edits.length ? (
        <ul className={styles.lines}>
          {edits.map(({ kind, _id, title, version, who, at }) => (
            <li key={`${kind} ${_id} ${version}`} className={styles.line}>
              <UiLink className="link" href={editPath(kind, { id: _id })}>
                {contentKindNames[kind]}: {title}
              </UiLink>
              <span className="dim">
                {who}, {formatAgo(at, serverNow())}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="dim">Belum ada yang disunting.</p>
      )}
    </Card>
  )
}
