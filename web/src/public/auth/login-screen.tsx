import { useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { chatIcon, lockIcon } from '../../ui/icon/navigation-icons.ts'
import { OrDivider } from '../../ui/form/or-divider.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { AuthFrame } from './frame/auth-frame.tsx'
import { withNextPath } from './frame/with-next-path.ts'
import { CodeLogin } from './code-login.tsx'
import { PasswordLoginForm } from './password-login-form.tsx'
import styles from './frame/login-screen.module.css'

export function LoginScreen() {
  const { way, next } = useSearch({ strict: false })
  const byCode = way === 'code'
  return (
    <AuthFrame title="Masuk ke akun Anda" lead="Lihat konsultasi, resep, dan pesanan Anda.">
      {byCode ? <CodeLogin /> : <PasswordLoginForm />}
      <OrDivider />
      <UiLink
        href={withNextPath(byCode ? '/auth/login' : '/auth/login?way=code', next)}
        className={buttonClass({ variant: 'line', block: true })}
      >
        <Icon path={byCode ? lockIcon : chatIcon} size={20} />
        {byCode ? 'Masuk dengan kata sandi' : 'Masuk dengan kode e-mail'}
      </UiLink>
      <p className={styles.foot}>
        Belum punya akun?{' '}
        <UiLink className={`link ${styles.tap}`} href={withNextPath('/auth/register', next)}>
          Daftar
        </UiLink>
      </p>
    </AuthFrame>
  )
}
