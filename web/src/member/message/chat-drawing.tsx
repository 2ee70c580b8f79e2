import { DrawingLeaf } from '../../ui/drawing/drawing-leaf.tsx'
import styles from '../../ui/drawing/drawing.module.css'
import { Drawing } from '../../ui/drawing/drawing.tsx'

export function ChatDrawing() {
  return (
    <Drawing>
      <path
        className={styles.paper}
        d="M46 34h58a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H72L56 96V82H46a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z"
      />
      <path
        className={styles.line}
        d="M46 34h58a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H72L56 96V82H46a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10zM52 50h44M52 62h28"
      />
      <path
        className={styles.paper}
        d="M92 66h32a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-4v11l-12-11H92a8 8 0 0 1-8-8V74a8 8 0 0 1 8-8z"
      />
      <path
        className={styles.line}
        d="M92 66h32a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-4v11l-12-11H92a8 8 0 0 1-8-8V74a8 8 0 0 1 8-8z"
      />
      <path className={styles.accent} d="M97 80c2 3 5 3 7 0M111 80c2 3 5 3 7 0M101 90c4 3 9 3 13 0" />
      <DrawingLeaf place="translate(28 112) rotate(-18) scale(0.7)" />
    </Drawing>
  )
}
