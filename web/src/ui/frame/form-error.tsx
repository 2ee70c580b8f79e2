import { useEffect, useRef, type ReactNode } from 'react'
import styles from './form-error.module.css'
import { CHUNK_LOAD_TEXT } from './chunk-load-error.ts'
import { Note } from './note.tsx'
import { ReloadButton } from './reload-button.tsx'

export type FormErrorProps = {
  /** one sentence for the whole form; nothing is rendered without it */
  message?: string | undefined
  /** further messages that belong to no visible field */
  details?: readonly string[] | undefined
  /** an action that resolves the error */
  action?: ReactNode
}

/** Takes no focus but scrolls into view, because the submit button is usually far below it. */
export function FormError({ message, details = [], action }: FormErrorProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest' })
  }, [message])

  return (
    <div ref={place} className={styles.place} aria-live="assertive">
      {message ? (
        <Note tone="danger">
          <p>{message}</p>
          {details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
          {message === CHUNK_LOAD_TEXT ? <ReloadButton /> : action}
        </Note>
      ) : null}
    </div>
  )
}
