import { forgotPassword } from '@nmw/contract/auth'
import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useChange } from '../../lib/reads/use-endpoint.ts'

/** For a patient whose account the clinic created: signed in by an e-mailed code, without ever having a password. */
export function MailNewPassword({ email }: { email: string }) {
  const send = useChange(forgotPassword)
  return (
    <Stack>
      <p className="dim">Tidak tahu kata sandi lama? Kami kirim tautan untuk membuat kata sandi baru ke {email}.</p>
      {send.isSuccess ? (
        <Note tone="success" role="status">
          {forgotPassword.success}
        </Note>
      ) : null}
      <Button variant="line" block busy={send.isPending} onClick={() => send.mutate({ body: { username: email } })}>
        {send.isSuccess ? 'Kirim lagi' : 'Kirim tautan'}
      </Button>
    </Stack>
  )
}
