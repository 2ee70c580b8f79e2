import { useSearch } from '@tanstack/react-router'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { AuthFrame } from './frame/auth-frame.tsx'
import { EmailVerification } from './email-verification.tsx'

export function EmailVerificationScreen() {
  const { id } = useSearch({ strict: false })
  return (
    <AuthFrame title="Verifikasi e-mail">
      {id ? (
        <EmailVerification key={id} id={id} />
      ) : (
        <EmptyState
          title="Halaman Tidak Valid"
          action={
            <UiLink href={memberHome} className={buttonClass()}>
              Ke beranda
            </UiLink>
          }
        >
          Tautan tidak lengkap. Buka tautan dari e-mail Anda.
        </EmptyState>
      )}
    </AuthFrame>
  )
}
