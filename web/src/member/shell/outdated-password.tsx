import { ChangePasswordForm } from '../../lib/change-password-form.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import styles from './outdated-password.module.css'

/** In place of every page until the password is a new one. */
export function OutdatedPassword() {
  return (
    <div className={styles.page}>
      <TopBar title="Perbarui kata sandi" />
      <Note tone="warning" className={styles.note}>
        Sepertinya sandi anda sudah usang... Demi keamanan akun dan data kesehatan Anda, buat kata sandi baru untuk
        melanjutkan.
      </Note>
      <Card padded>
        <ChangePasswordForm />
      </Card>
      <p className={styles.leave}>
        Bukan akun Anda?{' '}
        <UiLink href="/user/logout" className="link link-tap">
          Keluar
        </UiLink>
      </p>
    </div>
  )
}
