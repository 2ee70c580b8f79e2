import { useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { AuthFrame } from './frame/auth-frame.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { staffLoginLinks } from './staff-login-links.ts'

const newLink = (
  <UiLink href="/auth/forgot-password" className={buttonClass()}>
    Minta tautan baru
  </UiLink>
)

/** With `success` in the URL: the confirmation. */
export function ResetPasswordScreen() {
  const { key, success, at } = useSearch({ strict: false })
  if (success !== undefined) {
    const places = staffLoginLinks(at)
    return (
      <AuthFrame title="Kata sandi baru tersimpan">
        <Stack>
          <Note tone="success">
            Semua perangkat sudah dikeluarkan dari akun Anda. Masuk dengan kata sandi yang baru.
          </Note>
          {places.map(({ href, label }) => (
            // Another app with its own router.
            <a key={href} href={href} className={buttonClass({ block: true })}>
              {label}
            </a>
          ))}
          {places.length ? null : (
            <UiLink href="/auth/login" className={buttonClass({ block: true })}>
              Masuk
            </UiLink>
          )}
        </Stack>
      </AuthFrame>
    )
  }
  if (!key) {
    return (
      <AuthFrame title="Buat kata sandi baru">
        <EmptyState title="Halaman Tidak Valid" action={newLink}>
          Tautan tidak lengkap. Buka tautan dari e-mail Anda, atau minta tautan baru.
        </EmptyState>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Buat kata sandi baru" lead="Paling sedikit 6 karakter, dengan satu huruf dan satu angka.">
      <ResetPasswordForm resetKey={key} />
    </AuthFrame>
  )
}
