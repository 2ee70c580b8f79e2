import { requestSignupCode, verifySignupPhone } from '@nmw/contract/registration'
import { useCanGoBack, useRouter, useSearch } from '@tanstack/react-router'
import { useCall } from '../../lib/call/use-call.ts'
import { Stepper } from '../../ui/nav/stepper.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { AuthFrame } from './frame/auth-frame.tsx'
import { withNextPath } from './frame/with-next-path.ts'
import styles from './frame/login-screen.module.css'
import { RegisterForm } from './register-form.tsx'
import { RegisterPhoneForm } from './register-phone-form.tsx'
import { useRegistration } from './use-registration.ts'

const steps = [{ label: 'Nomor' }, { label: 'Kode' }, { label: 'Data diri' }]
const start = '/auth/register'
const afterNumber = `${start}?number=sent`

/**
 * Phone number, code, personal data. The last two share a URL, so that 'back' leads to the number: a used code cannot
 * be entered again.
 */
export function RegisterScreen() {
  const call = useCall()
  const toast = useToast()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { next, number: asked } = useSearch({ strict: false })
  const { number, person, sent, proof, CodeEntry, prepare, setProgress } = useRegistration({
    pastNumber: asked !== undefined,
  })
  const step = !asked ? 1 : proof ? 3 : sent && CodeEntry ? 2 : 1

  async function send(phone: string) {
    await prepare()
    const { expired } = await call(requestSignupCode, { body: { phone } })
    number.set('phone', phone)
    setProgress({ sent: { phone, expired }, proof: undefined })
  }

  async function continueWith(phone: string) {
    if (proof?.phone !== phone) await send(phone)
    if (!asked) await router.navigate({ href: withNextPath(afterNumber, next) })
  }

  async function verify(phone: string, otp: string) {
    const { ticket, expired } = await call(verifySignupPhone, { body: { phone, otp } })
    toast.success(verifySignupPhone.success)
    setProgress({ sent: undefined, proof: { phone, ticket, expired } })
  }

  function backToNumber() {
    if (canGoBack) router.history.back()
    else void router.navigate({ href: withNextPath(start, next), replace: true })
  }

  function verifyAgain(message: string) {
    setProgress({ sent: undefined, proof: undefined })
    backToNumber()
    toast.error(message)
  }

  return (
    <AuthFrame title="Daftar akun baru" lead="Satu akun untuk janji dokter, resep, pesanan, dan poin Anda.">
      <Stepper label="Langkah pendaftaran" steps={steps} current={step} />
      {step === 3 && proof ? (
        <RegisterForm ticket={proof.ticket} form={person} onTicketExpired={verifyAgain} />
      ) : step === 2 && sent && CodeEntry ? (
        <CodeEntry
          target={sent.phone}
          sentBy="WhatsApp"
          expired={sent.expired}
          submitLabel="Verifikasi"
          onSubmit={(otp) => verify(sent.phone, otp)}
          onResend={() => send(sent.phone)}
          onChangeTarget={backToNumber}
        />
      ) : (
        <RegisterPhoneForm form={number} verified={proof !== undefined} onSubmit={continueWith} />
      )}
      <p className={styles.foot}>
        Sudah punya akun?{' '}
        <UiLink className={`link ${styles.tap}`} href={withNextPath('/auth/login', next)}>
          Masuk
        </UiLink>
      </p>
    </AuthFrame>
  )
}
