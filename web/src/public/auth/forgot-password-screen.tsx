import { useSearch } from '@tanstack/react-router'
import { ForgotPasswordForm } from '../../shared/password/forgot-password-form.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { AuthFrame } from './frame/auth-frame.tsx'
import { withNextPath } from './frame/with-next-path.ts'

export function ForgotPasswordScreen() {
  const { next } = useSearch({ strict: false })
  return (
    <AuthFrame
      title="Lupa kata sandi"
      lead="Masukkan e-mail akun Anda. Kami kirim tautan untuk membuat kata sandi baru."
    >
      <ForgotPasswordForm
        renderBack={(sent) => (
          <UiLink
            href={withNextPath('/auth/login', next)}
            className={buttonClass({ variant: sent ? 'primary' : 'quiet', block: true })}
          >
            Kembali ke halaman masuk
          </UiLink>
        )}
      />
    </AuthFrame>
  )
}
