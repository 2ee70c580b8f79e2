import { useState } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { imageIcon } from '../../../ui/icon/thing-icons.ts'
import styles from './private-photo.module.css'

type PrivatePhotoProps = { file: string; width: 96 | 192 | 384 | 768; alt: string }

/** A photo that fails to load shows a placeholder. */
export function PrivatePhoto({ file, width, alt }: PrivatePhotoProps) {
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <span className={styles.broken} role="img" aria-label={`${alt}, gagal dimuat`}>
        <Icon path={imageIcon} />
      </span>
    )
  }
  return (
    <img
      className={styles.photo}
      src={`/img/${file}?w=${width}`}
      alt={alt}
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}
