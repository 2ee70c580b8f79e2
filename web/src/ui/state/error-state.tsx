import type { ReactNode } from 'react'
import { Button } from '../frame/button.tsx'
import { CloudDrawing } from '../drawing/cloud-drawing.tsx'
import styles from './empty-state.module.css'
import { moveFocusToHeading } from '../keys/move-focus-to-heading.ts'
import { refreshIcon } from '../icon/state-icons.ts'

export type ErrorStateProps = {
  /** what failed */
  title?: string | undefined
  level?: 1 | 2 | 3 | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** another action next to 'Coba lagi' */
  action?: ReactNode
  /** explains what is safe and what to do */
  children?: ReactNode
}

export function ErrorState({
  title = 'Gagal Memuat Data',
  level = 2,
  onRetry,
  retrying,
  action,
  children,
}: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3'
  return (
    <div ref={moveFocusToHeading} className={styles.empty} role="alert">
      {/* drawn inline: fetching a picture may fail for the same reason as the data */}
      <CloudDrawing />
      <Heading className="h2">{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {onRetry || action ? (
        <div className={styles.action}>
          {onRetry ? (
            <Button variant="soft" icon={refreshIcon} busy={retrying} onClick={onRetry}>
              Coba lagi
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  )
}
