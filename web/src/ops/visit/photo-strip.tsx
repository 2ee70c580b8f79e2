import { useState } from 'react'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './photo-strip.module.css'

type Photo = { id: number; file: string; label: string; onRemove?: (() => void) | undefined }

/** Serving a photo is audited by the server. */
export function PhotoStrip({ photos }: { photos: readonly Photo[] }) {
  const [opened, setOpened] = useState<Photo>()
  return (
    <>
      <ul className={styles.strip}>
        {photos.map((photo) => (
          <li key={photo.id} className={styles.place}>
            <button type="button" className={styles.open} onClick={() => setOpened(photo)}>
              <img src={`/img/${photo.file}?w=384`} alt={photo.label} width={112} height={112} loading="lazy" />
            </button>
            {photo.onRemove ? (
              <button type="button" className={styles.remove} onClick={photo.onRemove}>
                Hapus<span className="sr-only"> {photo.label}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <Dialog open={opened !== undefined} onClose={() => setOpened(undefined)} title={opened?.label ?? 'Foto'}>
        {opened ? <img className={styles.large} src={`/img/${opened.file}?w=1200`} alt={opened.label} /> : null}
      </Dialog>
    </>
  )
}
