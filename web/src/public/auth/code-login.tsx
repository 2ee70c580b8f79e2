import { useState } from 'react'
import { EmailField } from '../../shared/contact/email-field.tsx'
import { useCall } from '../../lib/call/use-call.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { loadCodeEntry, type LoadedCodeEntry } from '../../shared/contact/load-code-entry.ts'
import { useFinishLogin } from './frame/use-finish-login.ts'

/** Loads on focus or submit; the page renders without it. */
const contract = () => import('@nmw/contract/auth')

export function CodeLogin() {
  const call = useCall()
  const finish = useFinishLogin()
  const form = useForm({ username: '' })
  const [sent, setSent] = useState<{ username: string; expired: string; CodeEntry: LoadedCodeEntry }>()

  async function request(username: string) {
    const [{ requestLoginCode }, CodeEntry] = await Promise.all([contract(), loadCodeEntry()])
    const { expired } = await call(requestLoginCode, { body: { username } })
    setSent({ username, expired, CodeEntry })
  }

  if (sent) {
    return (
      <sent.CodeEntry
        target={sent.username}
        sentBy="e-mail"
        expired={sent.expired}
        submitLabel="Masuk"
        onSubmit={async (otp) => {
          const { loginWithCode } = await contract()
          await finish(await call(loginWithCode, { body: { username: sent.username, otp } }))
        }}
        onResend={() => request(sent.username)}
        onChangeTarget={() => setSent(undefined)}
      />
    )
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        form.send(event, async (check) => {
          const { requestLoginCode } = await contract()
          await request(check(requestLoginCode.body, form.values).username)
        })
      }
    >
      <Stack>
        <FormError message={form.failure} />
        <EmailField
          onFocus={contract}
          // The pressed button of the previous step is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={!!form.values.username}
          help="Kami kirim kode 6 angka ke e-mail Anda. Kode berlaku 5 menit."
          {...form.text('username')}
        />
        <Button type="submit" block busy={form.busy}>
          Kirim kode
        </Button>
      </Stack>
    </form>
  )
}
