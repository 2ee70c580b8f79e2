import { prepareExport } from '@nmw/contract/privacy'
import { useCall } from '../../lib/call/use-call.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { PasswordField } from '../../ui/frame/password-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'

export function ExportDataForm() {
  const call = useCall()
  const toast = useToast()
  const form = useForm({ password: '' })

  async function download(password: string) {
    const { link } = await call(prepareExport, { body: { password } })
    form.set('password', '')
    toast.success('Unduhan dimulai')
    location.assign(link)
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => form.send(event, (check) => download(check(prepareExport.body, form.values).password))}
    >
      <Stack>
        <p>Semua data Anda di Klinik NMW sebagai berkas ZIP. Masukkan kata sandi Anda untuk melanjutkan.</p>
        <FormError message={form.failure} />
        <PasswordField label="Kata sandi" required {...form.text('password')} />
        <Button type="submit" variant="soft" busy={form.busy}>
          Unduh data saya
        </Button>
      </Stack>
    </form>
  )
}
