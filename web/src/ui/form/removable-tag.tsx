import { closeIcon } from '../icon/state-icons.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './removable-tag.module.css'

export type RemovableTagProps = { children: string; onRemove?: (() => void) | undefined }

export function RemovableTag({ children, onRemove }: RemovableTagProps) {
  if (!onRemove) return <span className={styles.tag}>{children}</span>
  return (
    <span className={`${styles.tag} ${styles.removable}`}>
      {children}
      <button type="button" className={styles.remove} aria-label={`Hapus ${children}`} onClick={onRemove}>
        <Icon path={closeIcon} size={14} />
      </button>
    </span>
  )
}
