import { type ClinicDoctor, endPlan } from '@nmw/contract/ops-doctor'
import { formatDay } from '../../lib/format/format-day.ts'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { useAct } from '../kit/use-act.ts'
import styles from './doctor-practice.module.css'
import { PlanForm } from './plan-form.tsx'
import { PracticeForm } from './practice-form.tsx'
import { weekdays } from './weekdays.ts'

export function DoctorPractice({ doctor }: { doctor: ClinicDoctor }) {
  const end = useAct(endPlan, {
    success: ({ kept }) =>
      kept ? `Jadwal diakhiri; ${kept} sesi yang sudah dipesan tetap berjalan` : 'Jadwal diakhiri',
  })
  const branchName = (id: number) => doctor.practices.find(({ branchId }) => branchId === id)?.branchName ?? ''
  return (
    <>
      <section aria-label="SIP per cabang">
        <h3 className="h3">SIP per cabang</h3>
        <ul className={styles.rows}>
          {doctor.practices.map(({ branchId, sip, validUntil }) => (
            <li key={branchId} className={styles.two}>
              <span className="strong">{branchName(branchId)}</span>
              <span className="dim small num">
                {sip}, sampai {formatDay(validUntil)}
              </span>
            </li>
          ))}
        </ul>
        {doctor.practices.length ? null : (
          <p className="dim">Belum ada SIP. Tanpa SIP dokter tidak dapat berpraktik.</p>
        )}
        <PracticeForm doctor={doctor} />
      </section>
      <section aria-label="Jadwal mingguan">
        <h3 className="h3">Jadwal mingguan</h3>
        <ul className={styles.rows}>
          {doctor.plans.map((plan) => (
            <li key={plan.id} className={styles.plan}>
              <span className={styles.two}>
                <span className="strong num">
                  {weekdays[plan.weekday]}, {plan.start}-{plan.end}
                </span>
                <span className="dim small">
                  {branchName(plan.branchId)}, {plan.capacity} pasien
                </span>
              </span>
              <ActButton
                variant="quiet-danger"
                small
                act={() => end.act({ params: { id: plan.id } })}
                question={{
                  title: `Akhiri ${weekdays[plan.weekday]}, ${plan.start}?`,
                  description: 'Sesi ke depan yang kosong dihapus. Yang sudah dipesan tetap berjalan.',
                  confirm: 'Akhiri jadwal',
                  danger: true,
                }}
              >
                Akhiri
              </ActButton>
            </li>
          ))}
        </ul>
        {doctor.plans.length ? null : <p className="dim">Belum ada jadwal.</p>}
        <PlanForm doctor={doctor} />
      </section>
    </>
  )
}
