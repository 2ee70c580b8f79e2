import { classNames } from '../../ui/frame/class-names.ts'
import styles from './open-state.module.css'

/** By the branch's own clock; hidden without known hours. */
export function OpenState({ open }: { open: boolean | null }) {
  if (open === null) return null
  return (
    <span className={classNames(styles.state, open && styles.open)}>{open ? 'Buka sekarang' : 'Sedang tutup'}</span>
  )
}
