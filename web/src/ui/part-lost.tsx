import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { isOffline } from './lost-file.ts'
import { Note } from './note.tsx'
import styles from './part-lost.module.css'
import { ReloadButton } from './reload-button.tsx'
import { closeIcon, refreshIcon } from './state-icons.ts'

type PartLostProps = {
  /** it was tried more than once, so it is hardly the line */
  again: boolean
  onRetry: () => void
  onClose?: (() => void) | undefined
}

/** Lies over the page, because what is missing would have done so too. */
export function PartLost({ again, onRetry, onClose }: PartLostProps) {
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
