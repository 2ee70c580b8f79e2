import type { DeviceSession } from '@nmw/contract/auth'
import { useId, useState } from 'react'
import { cardClass } from '../../ui/frame/card-class.ts'
import { FieldError } from '../../ui/frame/field-error.tsx'
import { replayEarlyInput } from '../../ui/keys/replay-early-input.ts'
import { radioDotClass } from '../../ui/form/radio-dot-class.ts'
import { DeviceFacts } from './device-facts.tsx'
import styles from './device-list.module.css'
import { serverNow } from '../../lib/format/server-clock.ts'

export type DeviceListProps = {
  sessions: readonly DeviceSession[]
  /** id of the device to sign out */
  chosen: string | undefined
  onChoose: (id: string) => void
  error?: string | undefined
}

/** The devices of an account, to choose the one to sign out. */
export function DeviceList({ sessions, chosen, onChoose, error }: DeviceListProps) {
  const id = useId()
  const [now] = useState(serverNow)
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">Perangkat yang sedang masuk</legend>
      <div className={cardClass({ rows: true })}>
        {sessions.map((session) => (
          <label key={session.id} className={styles.device}>
            <DeviceFacts session={session} now={now} />
            <input
              ref={replayEarlyInput}
              type="radio"
              className={radioDotClass()}
              name={id}
              value={session.id}
              checked={chosen === session.id}
              onChange={() => onChoose(session.id)}
            />
          </label>
        ))}
      </div>
      <div aria-live="assertive">
        <FieldError error={error} id={`${id}-error`} className={styles.error} />
      </div>
    </fieldset>
  )
}
