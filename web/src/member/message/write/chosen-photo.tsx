import { IconButton } from '../../../ui/frame/icon-button.tsx'
import { closeIcon } from '../../../ui/icon/state-icons.ts'
import styles from './composer.module.css'
import type { Draft } from './outgoing.ts'

type ChosenPhotoProps = { photo: NonNullable<Draft['photo']>; onRemove: () => void }

export function ChosenPhoto({ photo: { preview }, onRemove }: ChosenPhotoProps) {
  function remove() {
    URL.revokeObjectURL(preview)
    onRemove()
  }
  return (
    <div className={styles.chosen}>
      <img src={preview} alt="Gambar yang akan dikirim" width={64} height={64} />
      <p className={styles.words}>Hanya Anda dan klinik yang dapat melihat gambar ini.</p>
      <IconButton label="Batalkan gambar" icon={closeIcon} onClick={remove} />
    </div>
  )
}
