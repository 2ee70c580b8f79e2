import { classNames } from '../../../ui/frame/class-names.ts'
import styles from './face-examples.module.css'
import { poses } from './face-poses.ts'

export function FaceExamples() {
  return (
    <ul className={styles.faces} aria-label="Contoh foto">
      {poses.map(({ pose, label }) => (
        <li key={pose}>
          <span className={classNames(styles.face, styles[pose])} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  )
}
