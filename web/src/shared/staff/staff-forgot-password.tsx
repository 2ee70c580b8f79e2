import { useEffect, useRef } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { ForgotPasswordForm } from '../password/forgot-password-form.tsx'

type StaffForgotPasswordProps = { username: string; onBack: () => void }

/** Replaces the sign-in form: the patients' page would belong to the patient signed in there. */
export function StaffForgotPassword({ username, onBack }: StaffForgotPasswordProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Stack gap={1}>
        <h1 className="h1" ref={heading} tabIndex={-1}>
          Lupa kata sandi
        </h1>
        <p className="dim">Masukkan e-mail akun staf Anda. Kami kirim tautan untuk membuat kata sandi baru.</p>
      </Stack>
      <ForgotPasswordForm
        username={username}
        renderBack={(sent) => (
          <Button variant={sent ? 'primary' : 'quiet'} block onClick={onBack}>
            Kembali ke halaman masuk
          </Button>
        )}
      />
    </>
  )
}
