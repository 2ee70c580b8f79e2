import { changeDoctor, type ClinicDoctor, endPlan } from '@nmw/contract/ops-doctor'
import { formatDay } from '../../lib/format-day.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useAct } from '../kit/use-act.ts'
import { useSavedForm } from '../kit/use-saved-form.ts'
import styles from './doctor-panel.module.css'
import { PlanForm } from './plan-form.tsx'
import { PracticeForm } from './practice-form.tsx'
import { weekdays } from './weekdays.ts'

type DoctorPanelProps = { doctor: ClinicDoctor; onClose: () => void }

export function DoctorPanel({ doctor, onClose }: DoctorPanelProps) {
  const call = useCall()
  const end = useAct(endPlan, {
    success: ({ kept }) =>
      kept ? `Jadwal diakhiri; ${kept} sesi yang sudah dipesan tetap berjalan` : 'Jadwal diakhiri',
  })
  const form = useSavedForm({ fee: String(doctor.fee), active: doctor.active })
  const branchName = (id: number) => doctor.practices.find(({ branchId }) => branchId === id)?.branchName ?? ''
  return (
    <SidePanel title={`dr. ${doctor.fullName}`} onClose={onClose}>
      <Stack gap={6}>
        <form
          method="post"
          noValidate
          onSubmit={(event) =>
            void form.save(event, async (check) => {
              const body = check(changeDoctor.body, form.values)
              await call(changeDoctor, { params: { id: doctor.id }, body })
              return changeDoctor.success
            })
          }
        >
          <Stack>
            <FormError message={form.failure} />
            <TextField
              label="Tarif konsultasi (rupiah)"
              help={`${doctor.typeTitle}. Berlaku untuk sesi yang dibuka setelah ini.`}
              inputMode="numeric"
              {...form.text('fee')}
            />
            <CheckboxField label="Menerima pasien" {...form.tick('active')} />
            <Button type="submit" variant="soft" busy={form.busy}>
              Simpan
            </Button>
          </Stack>
        </form>
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
      </Stack>
    </SidePanel>
  )
}
