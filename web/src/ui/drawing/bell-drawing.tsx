import styles from './drawing.module.css'
import { DrawingLeaf } from './drawing-leaf.tsx'
import { Drawing } from './drawing.tsx'

export function BellDrawing() {
  return (
    <Drawing ground="sand">
      <path className={styles.paper} d="M58 88V66c0-18 10-30 26-30s26 12 26 30v22l8 8H50z" />
      <path
        className={styles.line}
        d="M58 88V66c0-18 10-30 26-30s26 12 26 30v22l8 8H50zM76 102c4 5 12 5 16 0M84 36v-7"
      />
      <path className={styles.accent} d="M72 70c3 3 7 3 10 0M86 70c3 3 7 3 10 0" />
      <DrawingLeaf place="translate(136 112) rotate(22) scale(0.7)" />
    </Drawing>
  )
}
