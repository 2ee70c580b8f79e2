import { formatTime } from '../../lib/format/format-moment.ts'
import type { AutosaveState } from './use-autosave.ts'
import styles from './autosave-status.module.css'

/** Shows at the top of a form what is saved, and where. */
export function AutosaveStatus({ state, savedAt }: { state: AutosaveState; savedAt: number | undefined }) {
  return (
    <p className={styles.text} role="status">
      {statusText(state, savedAt)}
    </p>
  )
}

function statusText(state: AutosaveState, savedAt: number | undefined) {
  if (state === 'local-only') return 'Draf tersimpan di perangkat ini saja'
  if (state === 'saving' && !savedAt) return 'Menyimpan draf...'
  if (state === 'clean' && !savedAt) return ''
  if (!savedAt) return 'Belum disimpan'
  return `Tersimpan sebagai draf ${formatTime(new Date(savedAt).toISOString())}`
}
