import { RESUME_UPLOAD } from '@nmw/contract/upload'
import { Button } from '../../ui/frame/button.tsx'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { ProgressBar } from '../../ui/list/progress-bar.tsx'
import { closeIcon } from '../../ui/icon/state-icons.ts'
import styles from './upload-list.module.css'
import type { PictureUpload } from './use-picture-uploads.ts'

type UploadListProps = { uploads: readonly PictureUpload[]; onRemove: (id: string) => void }

export function UploadList({ uploads, onRemove }: UploadListProps) {
  if (!uploads.length) return null
  return (
    <ul className={styles.uploads} aria-label="Unggahan">
      {uploads.map(({ id, name, share, failure, resume }) => (
        <li key={id} className={styles.upload}>
          <span className={`clip ${styles.name}`}>{name}</span>
          {failure ? (
            <span className={styles.failure} role="alert">
              {failure}
            </span>
          ) : (
            <ProgressBar label={`Mengunggah ${name}`} value={Math.round(share * 100)} />
          )}
          {resume ? (
            <Button variant="soft" small onClick={resume}>
              {RESUME_UPLOAD}
            </Button>
          ) : null}
          {failure ? (
            <IconButton label={`Batalkan ${name}`} icon={closeIcon} iconSize={16} onClick={() => onRemove(id)} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
