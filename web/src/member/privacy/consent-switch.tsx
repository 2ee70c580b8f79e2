import { readPreferences } from '@nmw/contract/notification'
import { changeConsent, type ConsentPurpose, readPrivacy } from '@nmw/contract/privacy'
import { formatDayOf } from '../../lib/format-day-of.ts'
import { useChange } from '../../lib/use-endpoint.ts'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { consentWords } from './consent-words.ts'
import styles from './consent-switch.module.css'

type ConsentSwitchProps = { purpose: ConsentPurpose; grantedAt: string | null; withdrawnAt: string | null }

export function ConsentSwitch({ purpose, grantedAt, withdrawnAt }: ConsentSwitchProps) {
  const toast = useToast()
  const change = useChange(changeConsent, { refreshes: [readPrivacy, readPreferences] })
  const { title, about, needed } = consentWords[purpose]
  const granted = grantedAt !== null && withdrawnAt === null

  async function set(next: boolean) {
    if (purpose !== 'photo' && purpose !== 'marketing') return
    await change.mutateAsync({ body: { purpose, granted: next } })
    toast.success(changeConsent.success)
  }

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.about}>
          {about} {dateWords(grantedAt, withdrawnAt)}
        </p>
      </div>
      {needed ? (
        <span className={styles.needed}>Disetujui</span>
      ) : (
        <SwitchField
          aria-label={title}
          checked={granted}
          busy={change.isPending}
          onChange={(event) => void set(event.target.checked).catch(() => undefined)}
        >
          {granted ? 'Disetujui' : 'Tidak'}
        </SwitchField>
      )}
    </div>
  )
}

function dateWords(grantedAt: string | null, withdrawnAt: string | null) {
  if (withdrawnAt) return `Ditarik ${formatDayOf(withdrawnAt)}.`
  return grantedAt ? `Disetujui ${formatDayOf(grantedAt)}.` : ''
}
