import styles from './drawing.module.css'
import { DrawingLeaf } from './drawing-leaf.tsx'
import { Drawing } from './drawing.tsx'

export function ClipboardDrawing() {
  return (
    <Drawing>
      <rect className={styles.paper} x="54" y="26" width="60" height="80" rx="8" />
      <path
        className={styles.line}
        d="M62 26h44a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H62a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8zM74 22h20v10H74zM66 48h24M66 60h36M66 72h20"
      />
      <g transform="rotate(-32 108 92)">
        <rect className={styles.sand} x="86" y="82" width="44" height="20" rx="10" />
        <path className={styles.pink} d="M108 82h12a10 10 0 0 1 0 20h-12z" />
        <path className={styles.accent} d="M96 82h24a10 10 0 0 1 0 20H96a10 10 0 0 1 0-20zM108 82v20" />
      </g>
      <DrawingLeaf place="translate(40 112) rotate(-20) scale(0.7)" />
    </Drawing>
  )
}
