import { classNames } from './class-names.ts'
import styles from './field-frame.module.css'
import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/state-icons.ts'

type FieldErrorProps = {
  /** nothing is rendered without it */
  error: string | undefined
  id?: string | undefined
  role?: 'alert' | undefined
  className?: string | undefined
}

export function FieldError({ error, className, ...rest }: FieldErrorProps) {
  return error ? (
    <p {...rest} className={classNames(styles.error, className)}>
      <Icon path={errorIcon} size={16} />
      <span>{error}</span>
    </p>
  ) : null
}
