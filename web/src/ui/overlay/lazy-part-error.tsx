import { Button } from '../frame/button.tsx'
import { IconButton } from '../frame/icon-button.tsx'
import { isOffline } from '../frame/chunk-load-error.ts'
import { Note } from '../frame/note.tsx'
import styles from './lazy-part-error.module.css'
import { ReloadButton } from '../frame/reload-button.tsx'
import { closeIcon, refreshIcon } from '../icon/state-icons.ts'

type LazyPartErrorProps = {
  /** it failed more than once, so the connection is probably not the cause */
  again: boolean
  onRetry: () => void
  onClose?: (() => void) | undefined
}

/** Overlays the page, as the missing dialog would have done. */
export function LazyPartError({ again, onRetry, onClose }: LazyPartErrorProps) {
  const offersReload = again && !isOffline()
  return (
    <div className={styles.place}>
      <Note tone="danger" role="alert" className={styles.note}>
        <p>Bagian ini gagal dimuat. Halaman Anda tetap seperti semula.</p>
        {offersReload ? <p>Bila tetap gagal, muat ulang halaman. Isian yang belum disimpan akan hilang.</p> : null}
        <div className={styles.acts}>
          <Button variant="line" small icon={refreshIcon} onClick={onRetry}>
            Coba lagi
          </Button>
          {offersReload ? <ReloadButton /> : null}
          {onClose ? <IconButton label="Tutup" icon={closeIcon} onClick={() => onClose()} /> : null}
        </div>
      </Note>
    </div>
  )
}
