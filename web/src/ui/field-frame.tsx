import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field-frame.module.css'
import { Icon } from './icon.tsx'
import { errorIcon } from './state-icons.ts'

/** What every field shows around its control. */
export type FieldTexts = {
  label: string
  /** a quiet word after the label, such as '(opsional)' */
  hint?: string | undefined
  help?: ReactNode
  error?: string | undefined
}

export type FieldFrameProps = FieldTexts & {
  id: string
  corner?: ReactNode
  /** for controls that are not labelable, such as a group; the label then gets `${id}-label` to point at */
  plainLabel?: boolean | undefined
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, help, error, corner, plainLabel, hideLabel, className, children } = props
  const words = (
    <>
      {label}
      {hint ? <span className={styles.hint}> {hint}</span> : null}
    </>
  )
  const labelProps = { className: hideLabel ? 'sr-only' : styles.label, id: `${id}-label` }
  const name = plainLabel ? (
    <span {...labelProps}>{words}</span>
  ) : (
    <label {...labelProps} htmlFor={id}>
      {words}
    </label>
  )
  return (
    <div className={classNames(styles.field, className)}>
      {hideLabel ? (
        name
      ) : (
        <div className={styles.head}>
          {name}
          {corner}
        </div>
      )}
      {children}
      {help ? (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon path={errorIcon} size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}

export function describedBy(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>): string | undefined {
  return classNames(help ? `${id}-help` : null, error ? `${id}-error` : null) || undefined
}
