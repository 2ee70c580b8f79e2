import styles from './drawing.module.css'
import { DrawingLeaf } from './drawing-leaf.tsx'
import { Drawing } from './drawing.tsx'

export function BoxDrawing() {
  return (
    <Drawing>
      <path className={styles.paper} d="m84 30 38 18v42l-38 18-38-18V48z" />
      <path className={styles.sand} d="m46 48 38 18 38-18-38-18z" />
      <path className={styles.line} d="m84 30 38 18v42l-38 18-38-18V48zM46 48l38 18 38-18M84 66v42M65 39l38 18v12" />
      <DrawingLeaf place="translate(136 110) rotate(24) scale(0.7)" />
      <DrawingLeaf place="translate(32 110) rotate(-24) scale(0.55)" />
    </Drawing>
  )
}
