import styles from '../ui/drawing/drawing.module.css'
import { DrawingLeaf } from '../ui/drawing/drawing-leaf.tsx'
import { Drawing, type DrawingProps } from '../ui/drawing/drawing.tsx'

export function ContentDrawing({ ground }: Pick<DrawingProps, 'ground'>) {
  return (
    <Drawing ground={ground}>
      <rect className={styles.paper} x="42" y="28" width="84" height="76" rx="10" />
      <rect className={styles.rose} x="52" y="50" width="30" height="24" rx="5" />
      <path
        className={styles.line}
        d="M52 28h64a10 10 0 0 1 10 10v56a10 10 0 0 1-10 10H52a10 10 0 0 1-10-10V38a10 10 0 0 1 10-10zM42 42h84M51 35h.1M58 35h.1M65 35h.1M92 53h24M92 62h18M92 71h24M52 84h44M52 93h28"
      />
      <path className={styles.accent} d="m55 70 8-10 6 6 4-5 6 9M76 55h.1" />
      <g transform="translate(96 108) rotate(-48)">
        <path className={styles.paper} d="M0 0 11-6.500V6.500z" />
        <path className={styles.pink} d="M11-6.500h30a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H11z" />
        <path
          className={styles.accent}
          d="M0 0 11-6.500h30a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H11zM11-6.500v13M38-6.500v13"
        />
      </g>
      <DrawingLeaf place="translate(34 112) rotate(-22) scale(0.7)" />
    </Drawing>
  )
}
