import { useTexts } from '../../lib/use-texts.ts'
import { Card } from '../../ui/card.tsx'
import type { DoctorContent } from './doctor-content.ts'
import styles from './doctor-licences.module.css'
import { doctorWords } from './doctor-words.ts'

/** The licence to practise holds for one branch, so each stands beside its branch. */
export function DoctorLicences({ doctor: { branches, registration } }: { doctor: DoctorContent }) {
  const words = useTexts(doctorWords)
  return (
    <Card rows>
      <dl className={styles.licences}>
        {branches.map(({ id, name, sip }) => (
          <div key={id} className={styles.row}>
            <dt lang="id">{name}</dt>
            <dd>
              <span className="dim">{words.sip}</span> {sip}
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{words.registration}</dt>
          <dd>{registration}</dd>
        </div>
      </dl>
    </Card>
  )
}
