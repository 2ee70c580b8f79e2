import { useState } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { closeIcon, errorIcon, warningIcon } from '../../../ui/icon/state-icons.ts'
import { imageIcon } from '../../../ui/icon/thing-icons.ts'
import type { Photo } from './photo-list.ts'
import styles from './photo-tile.module.css'

type PhotoTileProps = {
  photo: Photo
  /** counted from 1 */
  number: number
  onRemove: () => void
  /** the server has deleted it */
  onLost: () => void
}

export function PhotoTile({ photo, number, onRemove, onLost }: PhotoTileProps) {
  const [broken, setBroken] = useState(false)
  return (
    <li className={styles.tile}>
      {broken ? (
        <span className={styles.broken}>
          <Icon path={imageIcon} />
          <span className="sr-only">Foto {number}, tidak dapat ditampilkan</span>
        </span>
      ) : (
        <img
          src={photo.preview}
          alt={`Foto ${number}`}
          onError={() => {
            setBroken(true)
            if (photo.state === 'uploaded') void isGone(photo.preview).then((gone) => gone && onLost())
          }}
        />
      )}
      <PhotoStatus photo={photo} />
      <button type="button" className={styles.remove} aria-label={`Hapus foto ${number}`} onClick={onRemove}>
        <span>
          <Icon path={closeIcon} size={16} />
        </span>
      </button>
    </li>
  )
}

/** Offline, or while the server is busy, an image fails to load although it still exists. */
async function isGone(address: string) {
  try {
    return (await fetch(address)).status === 404
  } catch {
    return false
  }
}

export function PhotoStatus({ photo }: { photo: Photo }) {
  if (photo.state === 'uploaded') return null
  if (photo.state === 'checking') return <span className={styles.standing}>Diperiksa</span>
  if (photo.state === 'sending') {
    const percent = Math.round(photo.share * 100)
    return (
      <span className={`${styles.standing} num`} role="progressbar" aria-label="Mengunggah" aria-valuenow={percent}>
        {percent}%
      </span>
    )
  }
  const doubtful = photo.state === 'doubtful'
  return (
    <span className={styles.standing}>
      <Icon path={doubtful ? warningIcon : errorIcon} size={16} />
      {doubtful ? 'Periksa' : 'Gagal'}
    </span>
  )
}
