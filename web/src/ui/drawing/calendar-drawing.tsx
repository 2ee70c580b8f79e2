import styles from './drawing.module.css'
import { DrawingLeaf } from './drawing-leaf.tsx'
import { Drawing } from './drawing.tsx'

export function CalendarDrawing() {
  return (
    <Drawing>
      <rect className={styles.paper} x="48" y="36" width="72" height="68" rx="10" />
      <path
        className={styles.line}
        d="M58 36h52a10 10 0 0 1 10 10v48a10 10 0 0 1-10 10H58a10 10 0 0 1-10-10V46a10 10 0 0 1 10-10zM48 54h72M66 28v14M102 28v14M62 68h8M80 68h8M98 68h8M62 82h8"
      />
      <circle className={styles.sand} cx="104" cy="88" r="18" />
      <path className={styles.accent} d="M104 70a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM104 80v16M96 88h16" />
      <DrawingLeaf place="translate(36 110) rotate(-24) scale(0.7)" />
    </Drawing>
  )
}
