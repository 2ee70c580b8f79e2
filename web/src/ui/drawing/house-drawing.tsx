import styles from './drawing.module.css'
import { DrawingLeaf } from './drawing-leaf.tsx'
import { Drawing } from './drawing.tsx'

export function HouseDrawing() {
  return (
    <Drawing>
      <path className={styles.paper} d="M52 62v38a6 6 0 0 0 6 6h52a6 6 0 0 0 6-6V62L84 36z" />
      <path className={styles.sand} d="M74 106V84a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v22z" />
      <path
        className={styles.line}
        d="M44 68 84 34l40 34M52 62v38a6 6 0 0 0 6 6h52a6 6 0 0 0 6-6V62M74 106V84a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v22M88 94v2"
      />
      <path className={styles.pink} d="M122 58c9-8 14-15 14-22a14 14 0 1 0-28 0c0 7 5 14 14 22z" />
      <path
        className={styles.accent}
        d="M122 58c9-8 14-15 14-22a14 14 0 1 0-28 0c0 7 5 14 14 22zM117 36a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"
      />
      <DrawingLeaf place="translate(34 112) rotate(-24) scale(0.6)" />
    </Drawing>
  )
}
