import { readPreferences } from '@nmw/contract/notification'
import { changeConsent, CONSENT_TITLES, type ConsentState, isFreeConsent, readPrivacy } from '@nmw/contract/privacy'
import { consentDate } from '../../shared/consent/consent-date.ts'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { consentUses } from './consent-uses.ts'
import styles from './consent-switch.module.css'

export function ConsentSwitch({ purpose, grantedAt, withdrawnAt }: ConsentState) {
  const toast = useToast()
  const change = useChange(changeConsent, { refreshes: [readPrivacy, readPreferences] })
  const title = CONSENT_TITLES[purpose]
  const granted = grantedAt !== null && withdrawnAt === null

  async function set(next: boolean) {
    if (!isFreeConsent(purpose)) return
    await change.mutateAsync({ body: { purpose, granted: next } })
    toast.success(changeConsent.success)
  }

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.about}>
          {consentUses[purpose]} {consentDate({ grantedAt, withdrawnAt })}
        </p>
      </div>
      {isFreeConsent(purpose) ? (
        <SwitchField
          aria-label={title}
          checked={granted}
          busy={change.isPending}
          onChange={(event) => void set(event.target.checked).catch(() => undefined)}
        >
          {granted ? 'Disetujui' : 'Tidak'}
        </SwitchField>
      ) : (
        <span className={styles.needed}>Disetujui</span>
      )}
    </div>
  )
}
