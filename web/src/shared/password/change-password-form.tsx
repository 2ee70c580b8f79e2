import { listSessions } from '@nmw/contract/auth'
import { changePassword } from '@nmw/contract/profile'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { PasswordField } from '../../ui/frame/password-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { useForm } from '../../lib/form/use-form.ts'

type ChangePasswordFormProps = { onDone?: (() => void) | undefined }

export function ChangePasswordForm({ onDone }: ChangePasswordFormProps) {
  const toast = useToast()
  const change = useChange(changePassword, { refreshes: [readShellProfile, listSessions], quiet: true })
  const form = useForm({ oldPassword: '', password: '', rePassword: '' })

  async function save(body: typeof form.values) {
    await change.mutateAsync({ body })
    for (const name of ['oldPassword', 'password', 'rePassword'] as const) form.set(name, '')
    toast.success(changePassword.success)
    onDone?.()
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => form.send(event, (check) => save(check(changePassword.body, form.values)))}
    >
      <Stack>
        <PasswordField label="Kata sandi lama" required {...form.text('oldPassword')} />
        <PasswordField
          label="Kata sandi baru"
          autoComplete="new-password"
          help="Paling sedikit 6 karakter, dengan satu huruf dan satu angka."
          required
          {...form.text('password')}
        />
        <PasswordField
          label="Ulangi kata sandi baru"
          autoComplete="new-password"
          required
          {...form.text('rePassword')}
        />
        <FormError message={form.failure} />
        <Button type="submit" block busy={form.busy}>
          Simpan kata sandi
        </Button>
      </Stack>
    </form>
  )
}
