import { classNames } from '../../ui/class-names.ts'
import styles from './open-state.module.css'

/** Whether a branch is open right now, by its own clock; says nothing where it tells no hours. */
export function OpenState({ open }: { open: boolean | null }) {
  if (open === null) return null
  return (
    <span className={classNames(styles.state, open && styles.open)}>{open ? 'Buka sekarang' : 'Sedang tutup'}</span>
  )
}
