import { useId } from 'react'
import { replayEarlyInput } from '../../../ui/keys/replay-early-input.ts'
import styles from './photo-choice.module.css'
import { kindNames } from './photo-kind.ts'
import { PrivatePhoto } from './private-photo.tsx'
import type { VisitPhoto } from './visit-photo-list.ts'

type PhotoChoiceProps = {
  kind: VisitPhoto['kind']
  photos: VisitPhoto[]
  value: number
  dayText: (photo: VisitPhoto) => string
  onChange: (id: number) => void
}

/** Hidden where there is only one photo. */
export function PhotoChoice({ kind, photos, value, dayText, onChange }: PhotoChoiceProps) {
  const name = useId()
  if (photos.length < 2) return null
  return (
    <fieldset>
      <legend className={styles.legend}>Foto {kindNames[kind].toLowerCase()}</legend>
      <div className={styles.choices}>
        {photos.map((photo, index) => (
          <label key={photo.id} className={styles.choice}>
            <input
              ref={replayEarlyInput}
              type="radio"
              name={name}
              checked={photo.id === value}
              onChange={() => onChange(photo.id)}
            />
            <PrivatePhoto file={photo.file} width={192} alt={`${kindNames[kind]} ${index + 1}, ${dayText(photo)}`} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
