import { Button } from '../../../ui/frame/button.tsx'
import { classNames } from '../../../ui/frame/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { clockIcon, errorIcon, refreshIcon } from '../../../ui/icon/state-icons.ts'
import { PhotoConsent } from '../../privacy/photo-consent.tsx'
import { usePhotoConsent } from '../../privacy/use-photo-consent.ts'
import styles from '../conversation/message-bubble.module.css'
import type { Outgoing, Photo } from './outgoing.ts'
import { ReplaceLostPhoto } from './replace-lost-photo.tsx'

type OutgoingBubbleProps = {
  message: Outgoing
  /** undefined while writing is not allowed */
  onRetry: (() => void) | undefined
  onPhoto: (photo: Photo) => void
  onRemove: () => void
}

export function OutgoingBubble({ message, onRetry, onPhoto, onRemove }: OutgoingBubbleProps) {
  const { text, preview, failure, lacksPhoto } = message
  const asked = failure?.needsConsent === true && onRetry !== undefined
  const { granted } = usePhotoConsent({ enabled: asked })
  const acts = (
    <div className={styles.acts}>
      <Button variant="quiet-danger" small onClick={onRemove}>
        Hapus
      </Button>
      {onRetry && (failure?.temporary || (asked && granted)) ? (
        <Button variant="quiet" small icon={refreshIcon} onClick={onRetry}>
          Kirim lagi
        </Button>
      ) : null}
      {onRetry && lacksPhoto ? <ReplaceLostPhoto onPhoto={onPhoto} /> : null}
    </div>
  )
  return (
    <div className={classNames(styles.bubble, styles.mine, failure && styles.failed)}>
      <span className="sr-only">Anda: </span>
      {preview ? (
        <span className={styles.picture}>
          <img src={preview} alt="Gambar dari Anda" width={240} height={180} />
        </span>
      ) : null}
      {text ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : null}
      {failure ? (
        <>
          <p className={styles.reason} role="alert">
            <Icon path={errorIcon} size={16} />
            <span>{failure.reason}</span>
          </p>
          {asked ? (
            <PhotoConsent sentTo="clinic" onAllowed={onRetry}>
              {acts}
            </PhotoConsent>
          ) : (
            acts
          )}
        </>
      ) : (
        <span className={styles.state}>
          <Icon path={clockIcon} size={14} />
          Mengirim...
        </span>
      )}
    </div>
  )
}
