import type { ContentKind } from '@nmw/contract/content-kind'
import { readVersion, type VersionCard } from '@nmw/contract/draft'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import styles from './versions-panel.module.css'

export type VersionActs = {
  onCompare: (version: { version: number; at: string; data: Record<string, unknown> }) => void
  onRestore: (version: { version: number; data: Record<string, unknown> }) => void
}

type VersionRowProps = VersionActs & {
  kind: ContentKind
  id: string
  card: VersionCard
  open: boolean
  onToggle: () => void
}

export function VersionRow({ kind, id, card, open, onToggle, onCompare, onRestore }: VersionRowProps) {
  const { version, at, who, current } = card
  const { data, error } = useRead(readVersion, { params: { kind, id, version } }, { enabled: open, quiet: true })
  return (
    <li className={styles.version}>
      <button type="button" className={styles.choose} aria-expanded={open} onClick={onToggle}>
        <span className="strong">
          Versi {version}
          {current ? ' (sekarang)' : ''}
        </span>
        <span className="dim">{formatMoment(at)}</span>
        <span className="dim">{who ?? 'Sebelum riwayat dicatat'}</span>
      </button>
      {open && error ? <p role="alert">{error.message}</p> : null}
      {open && !error ? (
        <div className={styles.acts}>
          <Button variant="soft" small disabled={!data} onClick={() => data && onCompare(data)}>
            Bandingkan
          </Button>
          <Button variant="line" small disabled={!data} onClick={() => data && onRestore(data)}>
            Pulihkan ke draf
          </Button>
        </div>
      ) : null}
    </li>
  )
}
