import { useSearch } from '@tanstack/react-router'
import { EmailField } from '../../shared/contact/email-field.tsx'
import { useCall } from '../../lib/call/use-call.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { PasswordField } from '../../ui/frame/password-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { withNextPath } from './frame/with-next-path.ts'
import styles from './frame/login-screen.module.css'
import { useFinishLogin } from './frame/use-finish-login.ts'

/** Loads on focus or submit; the page renders without it. */
const contract = () => import('@nmw/contract/auth')

export function PasswordLoginForm() {
  const call = useCall()
  const finish = useFinishLogin()
  const form = useForm({ username: '', password: '' })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        form.send(event, async (check) => {
          const { login } = await contract()
          await finish(await call(login, { body: check(login.body, form.values) }))
        })
      }
    >
      <Stack>
        <FormError message={form.failure} />
        <EmailField onFocus={contract} {...form.text('username')} />
        <PasswordField label="Kata sandi" required {...form.text('password')} />
        <p className={styles.forgot}>
          <UiLink
            className="link link-tap"
            href={withNextPath('/auth/forgot-password', useSearch({ strict: false }).next)}
          >
            Lupa kata sandi
          </UiLink>
        </p>
        <Button type="submit" block busy={form.busy}>
          Masuk
        </Button>
      </Stack>
    </form>
  )
}
