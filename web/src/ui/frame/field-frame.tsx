import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import styles from './field-frame.module.css'

/** The texts every field shows around its control. */
export type FieldTexts = {
  label: string
  /** a muted note after the label, for example '(opsional)' */
  hint?: string | undefined
  help?: ReactNode
  error?: string | undefined
}

export type FieldFrameProps = FieldTexts & {
  id: string
  corner?: ReactNode
  /** for groups, which a <label> cannot label; the label then gets the id `${id}-label` */
  plainLabel?: boolean | undefined
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, help, error, corner, plainLabel, hideLabel, className, children } = props
  const Label = plainLabel ? 'span' : 'label'
  const labelProps = plainLabel ? {} : { htmlFor: id }
  const name = (
    <Label {...labelProps} className={hideLabel ? 'sr-only' : styles.label} id={`${id}-label`}>
      {label}
      {hint ? <span className={styles.hint}> {hint}</span> : null}
    </Label>
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
      <FieldError error={error} id={`${id}-error`} />
    </div>
  )
}

export function describedBy(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>): string | undefined {
  return classNames(help ? `${id}-help` : null, error ? `${id}-error` : null) || undefined
}
