import type { ReactNode } from 'react'
import styles from './stage.module.css'
import { SitePicture } from './site-picture.tsx'

/** A picture of 1320 x 500 with a card on it; below it on phones. */
export function Stage({ file, children }: { file: string; children: ReactNode }) {
  return (
    <div className={styles.stage}>
      <SitePicture
        file={file}
        width={1320}
        height={500}
        sizes="(min-width: 1264px) 1200px, 100vw"
        first
        className={styles.picture}
      />
      <div className={styles.card}>{children}</div>
    </div>
  )
}
