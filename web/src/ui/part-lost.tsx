import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Note } from './note.tsx'
import styles from './part-lost.module.css'
import { closeIcon, refreshIcon } from './state-icons.ts'

/** Lies over the page, because what is missing would have done so too. */
export function PartLost({ onRetry, onClose }: { onRetry: () => void; onClose?: (() => void) | undefined }) {
  return (
    <div className={styles.place}>
      <Note tone="danger" role="alert" className={styles.note}>
        <p>Bagian ini gagal dimuat. Halaman Anda tetap seperti semula.</p>
        <div className={styles.acts}>
          <Button variant="line" small icon={refreshIcon} onClick={onRetry}>
            Coba lagi
          </Button>
          {onClose ? <IconButton label="Tutup" icon={closeIcon} onClick={() => onClose()} /> : null}
        </div>
      </Note>
    </div>
  )
}
