import { requestSignupCode, verifySignupPhone } from '@nmw/contract/registration'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../lib/use-call.ts'
import { useForm } from '../../lib/use-form.ts'
import { PhoneField } from '../../lib/phone-field.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { keepNext } from './keep-next.ts'
import { loadCodeEntry, type LoadedCodeEntry } from '../../lib/load-code-entry.ts'
import styles from './login-screen.module.css'
import { RegisterForm } from './register-form.tsx'
import { emptyRegistration } from './registration-body.ts'

const steps = [{ label: 'Nomor' }, { label: 'Kode' }, { label: 'Data diri' }]

/** Phone number, its code, then the person. */
export function RegisterScreen() {
  const call = useCall()
  const toast = useToast()
  const { next } = useSearch({ strict: false })
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<{ expired: string; CodeEntry: LoadedCodeEntry }>()
  const [ticket, setTicket] = useState<string>()
  const form = useForm(emptyRegistration)

  async function request(number: string) {
    const CodeEntry = await loadCodeEntry()
    const { expired } = await call(requestSignupCode, { body: { phone: number } })
    setPhone(number)
    setSent({ expired, CodeEntry })
  }

  async function verify(otp: string) {
    const verified = await call(verifySignupPhone, { body: { phone, otp } })
    toast.success(verifySignupPhone.success)
    setTicket(verified.ticket)
  }

  function startOver() {
    setSent(undefined)
    setTicket(undefined)
  }

  function verifyAgain(message: string) {
    startOver()
    toast.error(message)
  }

  return (
    <AuthFrame title="Daftar akun baru" lead="Satu akun untuk janji dokter, resep, pesanan, dan poin Anda.">
      <Stepper label="Langkah pendaftaran" steps={steps} current={ticket ? 3 : sent ? 2 : 1} />
      {ticket ? (
        <RegisterForm ticket={ticket} form={form} onTicketExpired={verifyAgain} />
      ) : sent ? (
        <sent.CodeEntry
          target={phone}
          sentBy="WhatsApp"
          expired={sent.expired}
          submitLabel="Verifikasi"
          onSubmit={verify}
          onResend={() => request(phone)}
          onChangeTarget={startOver}
        />
      ) : (
        <RegisterPhoneForm phone={phone} onSubmit={request} />
      )}
      <p className={styles.foot}>
        Sudah punya akun?{' '}
        <UiLink className={`link ${styles.tap}`} href={keepNext('/auth/login', next)}>
          Masuk
        </UiLink>
      </p>
    </AuthFrame>
  )
}

function RegisterPhoneForm({ phone, onSubmit }: { phone: string; onSubmit: (phone: string) => Promise<void> }) {
  const form = useForm({ phone })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => form.send(event, (check) => onSubmit(check(requestSignupCode.body, form.values).phone))}
    >
      <Stack>
        <FormError message={form.failure} />
        <PhoneField
          label="Nomor WhatsApp"
          name="phone"
          // Who comes back from the next step was pressing a button there.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={phone !== ''}
          value={form.values.phone}
          error={form.errors['phone']}
          help="Mulai dengan 62. Kami kirim kode 6 angka ke nomor ini."
          onChange={(value) => form.set('phone', value)}
        />
        <Button type="submit" block busy={form.busy}>
          Kirim kode
        </Button>
      </Stack>
    </form>
  )
}
