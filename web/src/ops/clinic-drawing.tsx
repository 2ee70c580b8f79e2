import styles from '../ui/drawing.module.css'
import { DrawingLeaf } from '../ui/drawing-leaf.tsx'
import { Drawing } from '../ui/drawing.tsx'

/** A list being worked through, and a stethoscope. */
export function ClinicDrawing() {
  return (
    <Drawing>
      <rect className={styles.paper} x="44" y="26" width="62" height="80" rx="8" />
      <path
        className={styles.line}
        d="M52 26h46a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8zM65 22h20v10H65zM70 48h26M70 64h26M70 80h14"
      />
      <path className={styles.accent} d="m54 48 3.500 3.500 6-7M54 64l3.500 3.500 6-7M55 80h7" />
      <path className={styles.line} d="M100 56h-4v14a13 13 0 0 0 26 0V56h-4M109 83v6a14 14 0 0 0 28 0v-5" />
      <circle className={styles.sand} cx="137" cy="76" r="8" />
      <path className={styles.accent} d="M137 68a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM137 75.500v1" />
      <DrawingLeaf place="translate(34 112) rotate(-22) scale(0.7)" />
    </Drawing>
  )
}
