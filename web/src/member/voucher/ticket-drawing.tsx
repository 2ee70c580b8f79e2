import { DrawingLeaf } from '../../ui/drawing/drawing-leaf.tsx'
import styles from '../../ui/drawing/drawing.module.css'
import { Drawing } from '../../ui/drawing/drawing.tsx'

export function TicketDrawing() {
  return (
    <Drawing ground="sand">
      <path
        className={styles.paper}
        d="M42 46h62a7 7 0 0 0 14 0h8a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6h-8a7 7 0 0 0-14 0H42a6 6 0 0 1-6-6V52a6 6 0 0 1 6-6z"
      />
      <path
        className={styles.line}
        d="M42 46h62a7 7 0 0 0 14 0h8a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6h-8a7 7 0 0 0-14 0H42a6 6 0 0 1-6-6V52a6 6 0 0 1 6-6zM111 58v3M111 67v3M111 76v3"
      />
      <path className={styles.accent} d="m72 56 4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z" />
      <DrawingLeaf place="translate(30 110) rotate(-24) scale(0.6)" />
    </Drawing>
  )
}
