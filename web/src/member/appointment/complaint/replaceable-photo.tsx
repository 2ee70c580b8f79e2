import { useEffect, useEffectEvent } from 'react'
import { useFocusTarget } from '../../../lib/page/use-focus-target.ts'
import { cameraIcon, undoIcon } from '../../../ui/icon/action-icons.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import { type Photo, photoPath } from './photo-list.ts'
import { PhotoNote } from './photo-note.tsx'
import { PhotoStatus } from './photo-tile.tsx'
import styles from './replaceable-photo.module.css'
import { usePhotoUploads } from './use-photo-uploads.ts'

type ReplaceablePhotoProps = {
  path: string
  /** counted from 1 */
  number: number
  /** read-only */
  fixed: boolean
  /** the replacement, or undefined */
  onChange: (photo: Photo | undefined) => void
}

export function ReplaceablePhoto({ path, number, fixed, onChange }: ReplaceablePhotoProps) {
  const uploads = usePhotoUploads()
  const { place, follow } = useFocusTarget<HTMLLIElement>()
  const next = uploads.photos.at(-1)
  const report = useEffectEvent((photo: Photo | undefined) => onChange(photo))
  useEffect(() => {
    report(next)
    return () => report(undefined)
  }, [next])

  function choose(files: readonly Blob[]) {
    uploads.add(files)
    follow()
  }

  function send() {
    if (next) uploads.send(next.id)
    follow()
  }

  function undo() {
    if (next) uploads.remove(next.id)
    follow()
  }

  return (
    <li {...place} className={styles.photo} aria-label={`Foto konsultasi ${number}`}>
      <div className={styles.view}>
        {next ? (
          <>
            <img src={next.preview} alt={`Foto pengganti ${number}`} />
            <PhotoStatus photo={next} />
          </>
        ) : (
          <a href={`/img/${path}`} target="_blank" rel="noopener noreferrer">
            <img src={photoPath(path)} alt={`Foto ${number}`} loading="lazy" />
            <span className="sr-only">, buka di tab baru</span>
          </a>
        )}
      </div>
      {fixed ? null : next ? (
        <Button variant="line" small icon={undoIcon} onClick={undo}>
          <span>
            Urungkan<span className="sr-only"> foto {number}</span>
          </span>
        </Button>
      ) : (
        <FileButton small block variant="line" icon={cameraIcon} accept="image/*" onFiles={choose}>
          <span>
            Ganti<span className="sr-only"> foto {number}</span>
          </span>
        </FileButton>
      )}
      {next ? <PhotoNote photo={next} number={number} onSend={send} onRemove={undo} /> : null}
    </li>
  )
}
