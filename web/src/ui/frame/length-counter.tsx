import styles from './length-counter.module.css'

export function LengthCounter({ length, max }: { length: number; max: number }) {
  return (
    <span className={styles.counter}>
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <span className="sr-only">
        {length} dari {max} huruf
      </span>
    </span>
  )
}
