import { useTexts } from '../page/use-texts.ts'
import { Card } from '../../ui/frame/card.tsx'
import type { DoctorContent } from './doctor-content.ts'
import styles from './doctor-licences.module.css'
import { doctorTexts } from './doctor-texts.ts'

/** A licence to practise is valid for one branch only. */
export function DoctorLicences({ doctor: { branches, registration } }: { doctor: DoctorContent }) {
  const texts = useTexts(doctorTexts)
  return (
    <Card rows>
      <dl className={styles.licences}>
        {branches.map(({ id, name, sip }) => (
          <div key={id} className={styles.row}>
            <dt lang="id">{name}</dt>
            <dd>
              <span className="dim">{texts.sip}</span> {sip}
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{texts.registration}</dt>
          <dd>{registration}</dd>
        </div>
      </dl>
    </Card>
  )
}
