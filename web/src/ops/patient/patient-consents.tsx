import type { PatientDetail } from '@nmw/contract/ops-patient'
import { CONSENT_TITLES, isFreeConsent } from '@nmw/contract/privacy'
import { consentDate } from '../../shared/consent/consent-date.ts'
import { ConsentAct } from './consent-act.tsx'
import styles from './patient-panel.module.css'

/** The patient's consents, with the actions to change them at the desk. */
export function PatientConsents({ patient: { id, fullName, consents } }: { patient: PatientDetail }) {
  return (
    <div>
      <h3 className="h3">Persetujuan</h3>
      <ul className={styles.lines}>
        {consents.map(({ purpose, grantedAt, withdrawnAt }) => (
          <li key={purpose}>
            <span className="strong">{CONSENT_TITLES[purpose]}</span>
            <span className="dim small">{consentDate({ grantedAt, withdrawnAt }) || 'Belum disetujui.'}</span>
            {isFreeConsent(purpose) ? (
              <ConsentAct
                patient={{ id, fullName }}
                purpose={purpose}
                stands={grantedAt !== null && withdrawnAt === null}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
