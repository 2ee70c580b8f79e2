import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { Stack } from '../../ui/stack.tsx'
import { ChangePasswordForm } from '../change-password-form.tsx'
import styles from './staff-outdated-password.module.css'

/** Stands in place of the content until the password is a new one. */
export function StaffOutdatedPassword() {
  return (
    <Stack className={styles.place}>
      <h1 className="h2">Perbarui kata sandi</h1>
      <Note tone="warning">
        <p>Sepertinya sandi anda sudah usang...</p>
        <p>Buat kata sandi baru untuk melanjutkan. Perangkat lain yang masuk dengan akun ini akan dikeluarkan.</p>
      </Note>
      <Card padded>
        <ChangePasswordForm />
      </Card>
    </Stack>
  )
}
