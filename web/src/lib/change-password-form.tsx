import { changePassword, readShellProfile } from '@nmw/contract/profile'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Stack } from '../ui/stack.tsx'
import { useToast } from '../ui/use-toast.ts'
import { useChange } from './use-endpoint.ts'
import { useForm } from './use-form.ts'

type ChangePasswordFormProps = { onDone?: (() => void) | undefined }

export function ChangePasswordForm({ onDone }: ChangePasswordFormProps) {
  const toast = useToast()
  const change = useChange(changePassword, { refreshes: [readShellProfile], quiet: true })
  const form = useForm({ oldPassword: '', password: '', rePassword: '' })

  async function save(body: typeof form.values) {
    await change.mutateAsync({ body })
    for (const name of ['oldPassword', 'password', 'rePassword'] as const) form.set(name, '')
    toast.success(changePassword.success)
    onDone?.()
  }

  return (
    <form method="post" noValidate onSubmit={(event) => form.send(event, changePassword.body, form.values, save)}>
      <Stack>
        <PasswordField label="Sandi lama" required {...form.text('oldPassword')} />
        <PasswordField
          label="Sandi baru"
          autoComplete="new-password"
          help="Minimal 6 karakter, dengan huruf dan angka."
          required
          {...form.text('password')}
        />
        <PasswordField
          label="Konfirmasi sandi baru"
          autoComplete="new-password"
          required
          {...form.text('rePassword')}
        />
        <FormError message={form.failure} />
        <Button type="submit" block busy={form.busy}>
          Simpan sandi
        </Button>
      </Stack>
    </form>
  )
}
