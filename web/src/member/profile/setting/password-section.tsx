import { useRouter } from '@tanstack/react-router'
import { ChangePasswordForm } from '../../../shared/password/change-password-form.tsx'
import { memberHome } from '../../../lib/session/redirect-path.ts'
import { Card } from '../../../ui/frame/card.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'

export function PasswordSection() {
  const router = useRouter()
  return (
    <Stack gap={3}>
      <Note tone="info">Setelah kata sandi diganti, perangkat lain dikeluarkan dari akun Anda.</Note>
      <Card padded>
        <ChangePasswordForm onDone={() => void router.navigate({ href: memberHome, replace: true })} />
      </Card>
    </Stack>
  )
}
