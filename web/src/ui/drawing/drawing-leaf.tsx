import styles from './drawing.module.css'

export function DrawingLeaf({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path className={styles.leaf} d="M0 0C-12-12-13-32 0-50 13-32 12-12 0 0z" />
      <path className={styles.vein} d="M0 6V-34M0-10l7-8M0-10l-7-8M0-22l5-6M0-22l-5-6" />
    </g>
  )
}
