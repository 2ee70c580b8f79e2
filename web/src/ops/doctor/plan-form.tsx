import { addPlan, type ClinicDoctor } from '@nmw/contract/ops-doctor'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import styles from './doctor-practice.module.css'
import { weekdays } from './weekdays.ts'

export function PlanForm({ doctor }: { doctor: ClinicDoctor }) {
  const call = useIdempotentCall()
  const form = useSavedForm({ branch: '', weekday: '', start: '09:00', end: '12:00', capacity: '8', minutes: '20' })
  return (
    <details>
      <summary className="link">Tambah jadwal mingguan</summary>
      <form
        method="post"
        noValidate
        onSubmit={(event) =>
          void form.save(event, async (check) => {
            const { branch, weekday, ...rest } = form.values
            const body = check(addPlan.body, {
              ...rest,
              branch: branch || undefined,
              weekday: weekday === '' ? undefined : weekday,
            })
            await call(addPlan, { params: { id: doctor.id }, body })
            return addPlan.success
          })
        }
      >
        <Stack>
          <FormError message={form.failure} />
          <SelectField label="Cabang" required {...form.pick('branch')}>
            <option value="">Pilih cabang</option>
            {doctor.practices.map(({ branchId, branchName }) => (
              <option key={branchId} value={branchId}>
                {branchName}
              </option>
            ))}
          </SelectField>
          <SelectField label="Hari" required {...form.pick('weekday')}>
            <option value="">Pilih hari</option>
            {weekdays.map((name, number) => (
              <option key={name} value={number}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className={styles.times}>
            <TextField label="Mulai" type="time" required {...form.text('start')} />
            <TextField label="Selesai" type="time" required {...form.text('end')} />
            <TextField label="Jumlah pasien" inputMode="numeric" required {...form.text('capacity')} />
            <TextField label="Menit per pasien" inputMode="numeric" required {...form.text('minutes')} />
          </div>
          <Button type="submit" variant="soft" busy={form.busy}>
            Simpan jadwal
          </Button>
        </Stack>
      </form>
    </details>
  )
}
