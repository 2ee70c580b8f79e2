import { type ClinicDoctor, savePractice } from '@nmw/contract/ops-doctor'
import { useCall } from '../../lib/call/use-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { BranchSelect } from '../branch/branch-select.tsx'

export function PracticeForm({ doctor }: { doctor: ClinicDoctor }) {
  const call = useCall()
  const form = useSavedForm({ branch: '', sip: '', validUntil: '' })
  return (
    <details>
      <summary className="link">Tambah atau perbarui SIP</summary>
      <form
        method="post"
        noValidate
        onSubmit={(event) =>
          void form.save(event, async (check) => {
            const { branch, ...rest } = form.values
            const body = check(savePractice.body, { ...rest, branch: branch || undefined })
            await call(savePractice, { params: { id: doctor.id }, body })
            return savePractice.success
          })
        }
      >
        <Stack>
          <FormError message={form.failure} />
          <BranchSelect none="Pilih cabang" required {...form.pick('branch')} />
          <TextField label="Nomor SIP" required maxLength={60} {...form.text('sip')} />
          <TextField label="Berlaku sampai" type="date" required {...form.text('validUntil')} />
          <Button type="submit" variant="soft" busy={form.busy}>
            Simpan SIP
          </Button>
        </Stack>
      </form>
    </details>
  )
}
