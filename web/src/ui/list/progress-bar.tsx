import styles from './progress-bar.module.css'

export type ProgressBarProps = {
  label: string
  /** 0 to 100; without it the progress is indeterminate */ value?: number | undefined
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} max={100} value={value} />
}
