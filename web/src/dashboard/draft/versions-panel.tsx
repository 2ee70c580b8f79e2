import type { ContentKind } from '@nmw/contract/content-kind'
import { listVersions } from '@nmw/contract/draft'
import { useState } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { SkeletonCard } from '../../ui/state/skeleton-card.tsx'
import { type VersionActs, VersionRow } from './version-row.tsx'
import styles from './versions-panel.module.css'

const LIMIT = 20

type VersionsPanelProps = VersionActs & { kind: ContentKind; id: string; onClose: () => void }

/** The version history. A version can be compared with the form, or restored as a draft. */
export function VersionsPanel({ kind, id, onClose, ...acts }: VersionsPanelProps) {
  const [page, setPage] = useState(1)
  const asked = { params: { kind, id }, query: { page, limit: LIMIT } }
  const read = useRead(listVersions, asked, { quiet: true, staleTime: 0, keepPrevious: true })
  const [chosen, setChosen] = useState<number>()
  return (
    <SidePanel takesFocus title="Riwayat versi" onClose={onClose}>
      {read.data ? (
        read.data.datas.length ? (
          <>
            <ol className={styles.versions}>
              {read.data.datas.map((card) => (
                <VersionRow
                  key={card.version}
                  {...{ kind, id, card }}
                  open={chosen === card.version}
                  onToggle={() => setChosen(chosen === card.version ? undefined : card.version)}
                  {...acts}
                />
              ))}
            </ol>
            <Pagination
              page={read.data.page.currentPage}
              totalPages={read.data.page.totalPage}
              label="Halaman riwayat versi"
              summary={`${read.data.page.totalData} versi`}
              onPage={setPage}
            />
          </>
        ) : (
          <p className="dim">Belum ada riwayat. Versi pertama tercatat saat konten ini disimpan.</p>
        )
      ) : read.error ? (
        <ErrorState level={3} retrying={read.isFetching} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonCard />
      )}
    </SidePanel>
  )
}
