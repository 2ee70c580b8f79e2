import type { AvailableSession } from '@nmw/contract/appointment'
import { Thumb } from '../../../ui/list/thumb.tsx'
import { doctorName, portraitOf } from '../format-appointment.ts'
import styles from './doctor-line.module.css'

export function DoctorLine({ session }: { session: AvailableSession }) {
  return (
    <div className={styles.line}>
      <Thumb src={portraitOf(session.udlAvatar)} />
      <div>
        <h2 className="h3">{doctorName(session.usrFullname)}</h2>
        <p className="small dim">{session.rsdTypeTitle}</p>
      </div>
    </div>
  )
}
