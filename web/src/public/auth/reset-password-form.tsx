import { RESET_FAILED, RESET_FAILED_TITLE, resetPassword } from '@nmw/contract/auth'
import { useRouter } from '@tanstack/react-router'
import { useCall } from '../../lib/call/use-call.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { PasswordField } from '../../ui/frame/password-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { encodeSites } from './staff-login-links.ts'

export function ResetPasswordForm({ resetKey }: { resetKey: string }) {
  const call = useCall()
  const router = useRouter()
  const form = useForm({ password: '', rePassword: '' })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        form.send(event, async (check) => {
          const body = check(resetPassword.body, form.values)
          const { sites } = await call(resetPassword, { params: { key: resetKey }, body })
          // Replaces the URL, so that the key does not stay in the history.
          await router.navigate({
            to: '/auth/reset-password',
            search: { success: '1', at: encodeSites(sites) },
            replace: true,
          })
        })
      }
    >
      <Stack>
        {form.failure ? (
          <Note tone="danger" role="alert">
            <p>
              <b>{RESET_FAILED_TITLE}</b>
            </p>
            <p>{form.failure || RESET_FAILED}</p>
            <UiLink className="link link-tap" href="/auth/forgot-password">
              Minta tautan baru
            </UiLink>
          </Note>
        ) : null}
        <PasswordField label="Kata sandi baru" autoComplete="new-password" required {...form.text('password')} />
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
