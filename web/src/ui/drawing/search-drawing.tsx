import styles from './drawing.module.css'
import { DrawingLeaf } from './drawing-leaf.tsx'
import { Drawing } from './drawing.tsx'

export function SearchDrawing() {
  return (
    <Drawing>
      <circle className={styles.paper} cx="76" cy="62" r="28" />
      <path className={styles.accent} d="M76 34a28 28 0 1 1 0 56 28 28 0 0 1 0-56zM97 83l24 22" />
      <path className={styles.line} d="M64 60c3 3 7 3 10 0M80 60c3 3 7 3 10 0M70 74c5-3 9-3 14 0" />
      <DrawingLeaf place="translate(36 112) rotate(-20) scale(0.7)" />
    </Drawing>
  )
}
