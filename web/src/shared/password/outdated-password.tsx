import type { ReactNode } from 'react'
import { Card } from '../../ui/frame/card.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { MailNewPassword } from './mail-new-password.tsx'
import styles from './outdated-password.module.css'

type OutdatedPasswordProps = { email: string; leave?: ReactNode }

/** Replaces every page until the password is changed. `leave` is the way out for somebody else. */
export function OutdatedPassword({ email, leave }: OutdatedPasswordProps) {
  return (
    <div className={styles.page}>
      <TopBar title="Perbarui kata sandi" />
      <Note tone="warning" className={styles.note}>
        Sepertinya sandi anda sudah usang... Demi keamanan akun dan data kesehatan Anda, buat kata sandi baru untuk
        melanjutkan. Perangkat lain yang masuk dengan akun ini akan dikeluarkan.
      </Note>
      <Card padded>
        <Stack gap={6}>
          <ChangePasswordForm />
          <MailNewPassword email={email} />
        </Stack>
      </Card>
      {leave ? <p className={styles.leave}>Bukan akun Anda? {leave}</p> : null}
    </div>
  )
}
