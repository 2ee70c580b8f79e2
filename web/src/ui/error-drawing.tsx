import styles from './error-drawing.module.css'

/** Stands inline, because a picture that has to be fetched may fail for the same reason as the data. */
export function ErrorDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 168 132" width={168} height={132} aria-hidden="true">
      <path
        className={styles.ground}
        d="M18 78c-6-34 24-62 62-64 42-2 76 22 74 58-2 32-34 46-72 46-34 0-59-12-64-40z"
      />
      <path
        className={styles.cloud}
        d="M52 84c-14 0-22-9-22-20s9-20 20-20c4-14 16-22 30-22 18 0 30 12 31 28 12 0 21 7 21 18 0 10-8 16-18 16z"
      />
      <path className={styles.face} d="M70 60c3 3 7 3 10 0M88 60c3 3 7 3 10 0M78 74c4-3 8-3 12 0" />
      <path className={styles.plug} d="M74 118V98h20v20M68 118h32M80 98v-10M88 98v-10" />
    </svg>
  )
}
