import type { ReactNode } from 'react'
import styles from './steps-list.module.css'

export function StepsList({ steps }: { steps: readonly { key: string; text: ReactNode }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.key} className={styles.step}>
          <span>{step.text}</span>
        </li>
      ))}
    </ol>
  )
}
