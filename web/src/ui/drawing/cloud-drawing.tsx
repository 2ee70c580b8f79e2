import styles from './drawing.module.css'

import { Drawing } from './drawing.tsx'

export function CloudDrawing() {
  return (
    <Drawing>
      <path
        className={styles.paper}
        d="M52 84c-14 0-22-9-22-20s9-20 20-20c4-14 16-22 30-22 18 0 30 12 31 28 12 0 21 7 21 18 0 10-8 16-18 16z"
      />
      <path
        className={styles.line}
        d="M52 84c-14 0-22-9-22-20s9-20 20-20c4-14 16-22 30-22 18 0 30 12 31 28 12 0 21 7 21 18 0 10-8 16-18 16M74 118V98h20v20M68 118h32M80 98v-10M88 98v-10"
      />
      <path className={styles.accent} d="M70 60c3 3 7 3 10 0M88 60c3 3 7 3 10 0M78 74c4-3 8-3 12 0" />
    </Drawing>
  )
}
