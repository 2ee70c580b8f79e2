import type { ContentKind } from '@nmw/contract/content-kind'
import { listVersions, readVersion } from '@nmw/contract/draft'
import { useState } from 'react'
import { formatMoment } from '../../lib/format-moment.ts'
import { useRead } from '../../lib/use-endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonCard } from '../../ui/skeleton-card.tsx'
import styles from './versions-panel.module.css'

type VersionsPanelProps = {
  kind: ContentKind
  id: string
  onClose: () => void
  onCompare: (version: { version: number; at: string; data: Record<string, unknown> }) => void
  onRestore: (version: { version: number; data: Record<string, unknown> }) => void
}

/** Who saved it when. One version can be compared with what is being written, or taken up again as a draft. */
export function VersionsPanel({ kind, id, onClose, onCompare, onRestore }: VersionsPanelProps) {
  const read = useRead(listVersions, { params: { kind, id } }, { quiet: true, staleTime: 0 })
  const [chosen, setChosen] = useState<number>()
  const one = useRead(
    readVersion,
    { params: { kind, id, version: chosen ?? 1 } },
    { enabled: chosen !== undefined, quiet: true },
  )
  return (
    <SidePanel takesFocus title="Riwayat versi" onClose={onClose}>
      {read.data ? (
        read.data.length ? (
          <ol className={styles.versions}>
            {read.data.map(({ version, at, who, current }) => (
              <li key={version} className={styles.version}>
                <button
                  type="button"
                  className={styles.choose}
                  aria-expanded={chosen === version}
                  onClick={() => setChosen(chosen === version ? undefined : version)}
                >
                  <span className="strong">
                    Versi {version}
                    {current ? ' (sekarang)' : ''}
                  </span>
                  <span className="dim">{formatMoment(at)}</span>
                  <span className="dim">{who ?? 'Sebelum riwayat dicatat'}</span>
                </button>
                {chosen === version ? (
                  one.error ? (
                    <p role="alert">{one.error.message}</p>
                  ) : (
                    <div className={styles.acts}>
                      <Button variant="soft" small disabled={!one.data} onClick={() => one.data && onCompare(one.data)}>
                        Bandingkan
                      </Button>
                      <Button variant="line" small disabled={!one.data} onClick={() => one.data && onRestore(one.data)}>
                        Pulihkan ke draf
                      </Button>
                    </div>
                  )
                ) : null}
              </li>
            ))}
          </ol>
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
