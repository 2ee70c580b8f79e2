import styles from '../ui/drawing/drawing.module.css'
import { DrawingLeaf } from '../ui/drawing/drawing-leaf.tsx'
import { Drawing, type DrawingProps } from '../ui/drawing/drawing.tsx'

export function ClinicDrawing({ ground }: Pick<DrawingProps, 'ground'>) {
  return (
    <Drawing ground={ground}>
      <rect className={styles.paper} x="40" y="26" width="60" height="80" rx="8" />
      <path
        className={styles.line}
        d="M48 26h44a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8zM60 22h20v10H60zM66 48h24M66 64h24M66 80h14"
      />
      <path className={styles.accent} d="m50 48 3.500 3.500 6-7M50 64l3.500 3.500 6-7M51 80h7" />
      <path className={styles.line} d="M112 44h-4v14a12 12 0 0 0 24 0V44h-4M120 70v14a9 9 0 0 0 18 0v-2" />
      <circle className={styles.pink} cx="138" cy="74" r="8" />
      <path className={styles.accent} d="M138 66a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM138 73.500v1" />
      <DrawingLeaf place="translate(34 112) rotate(-22) scale(0.7)" />
    </Drawing>
  )
}
