import { changePassword, readShellProfile } from '@nmw/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../lib/use-call.ts'
import { readKey } from '../../lib/use-endpoint.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/use-toast.ts'

const blank = { oldPassword: '', password: '', rePassword: '' }

export function ChangePasswordForm({ onDone }: { onDone?: (() => void) | undefined }) {
  const call = useCall()
  const client = useQueryClient()
  const toast = useToast()
  const form = useForm(blank)

  async function change(body: typeof blank) {
    await call(changePassword, { body })
    toast.success(changePassword.success)
    for (const name of ['oldPassword', 'password', 'rePassword'] as const) form.set(name, '')
    onDone?.()
    await client.invalidateQueries({ queryKey: readKey(readShellProfile) })
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => form.send(event, (check) => change(check(changePassword.body, form.values)))}
    >
      <Stack>
        <FormError message={form.failure} />
        <PasswordField label="Kata sandi lama" required {...form.text('oldPassword')} />
        <PasswordField
          label="Kata sandi baru"
          autoComplete="new-password"
          help="Minimal 6 karakter, dengan huruf dan angka."
          required
          {...form.text('password')}
        />
        <PasswordField
          label="Ulangi kata sandi baru"
          autoComplete="new-password"
          required
          {...form.text('rePassword')}
        />
        <Button type="submit" block busy={form.busy}>
          Simpan kata sandi
        </Button>
      </Stack>
    </form>
  )
}
