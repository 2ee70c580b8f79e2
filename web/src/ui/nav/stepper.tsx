import { classNames } from '../frame/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { RenderLink } from '../frame/render-link.tsx'
import { checkIcon } from '../icon/state-icons.ts'
import styles from './stepper.module.css'
import { UiLink } from '../frame/ui-link.tsx'

type Step = { label: string; /** link back to a completed step */ href?: string | undefined }

export type StepperProps = {
  label: string
  steps: readonly Step[]
  /** 1-based */
  current: number
  renderLink?: RenderLink | undefined
}

export function Stepper({ label, steps, current, renderLink }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.stepper}>
        {steps.map((step, place) => {
          const number = place + 1
          const done = number < current
          const now = number === current
          const className = classNames(styles.step, done && styles.done, now && styles.now)
          const label = (
            <span className={styles.text}>
              {done ? <Icon path={checkIcon} size={16} /> : null}
              {done ? step.label : `${number}. ${step.label}`}
              {done ? <span className="sr-only">, selesai</span> : null}
            </span>
          )
          return (
            <li key={step.label} aria-current={now ? 'step' : undefined}>
              {done && step.href ? (
                <UiLink href={step.href} className={className} renderLink={renderLink}>
                  {label}
                </UiLink>
              ) : (
                <span className={className}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
