import { RESUME_UPLOAD } from '@nmw/contract/upload'
import { photoHints } from '../../../lib/photo/photo-problems.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import type { Photo } from './photo-list.ts'
import styles from './photo-note.module.css'

const UPLOAD_FAILED = 'Upload Gambar Gagal'

type PhotoNoteProps = {
  photo: Photo
  /** counted from 1 */
  number: number
  onSend: () => void
  onRemove: () => void
}

export function PhotoNote({ photo, number, onSend, onRemove }: PhotoNoteProps) {
  if (photo.state === 'doubtful') {
    return (
      <Note tone="warning">
        <p>
          <b>Foto {number}:</b> {photoHints[photo.fault]}
        </p>
        <div className={styles.acts}>
          <Button variant="line" small onClick={onRemove}>
            Ganti foto
          </Button>
          <Button variant="quiet" small onClick={onSend}>
            Tetap pakai
          </Button>
        </div>
      </Note>
    )
  }
  if (photo.state !== 'stopped' && photo.state !== 'refused') return null
  return (
    <Note tone="danger">
      <p>
        <b>
          Foto {number}: {UPLOAD_FAILED}
        </b>
      </p>
      <p>{photo.failure}</p>
      <div className={styles.acts}>
        {photo.state === 'stopped' ? (
          <Button variant="line" small onClick={onSend}>
            {RESUME_UPLOAD}
          </Button>
        ) : null}
        <Button variant="quiet-danger" small onClick={onRemove}>
          Hapus foto
        </Button>
      </div>
    </Note>
  )
}
