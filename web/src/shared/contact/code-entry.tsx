import { oneTimeCode } from '@nmw/contract/one-time-code'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { errorTextOf } from '../../lib/call/call.ts'
import { afterFailedTry, type CodeState } from './code-state.ts'
import { serverNow, serverOffset } from '../../lib/format/server-clock.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { OtpField } from '../../ui/form/otp-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useCountdown } from '../../ui/countdown/use-countdown.ts'
import styles from './code-entry.module.css'

export type CodeEntryProps = {
  target: string
  sentBy: 'e-mail' | 'WhatsApp'
  /** when the code expires, by the server's clock */
  expired: string
  submitLabel: string
  onSubmit: (code: string) => Promise<void>
  onResend: () => Promise<void>
  onChangeTarget: () => void
}

const schema = z.object({ otp: oneTimeCode })
const MAYBE_USED = 'Mungkin kode ini sudah terpakai saat koneksi terputus. Anda dapat meminta kode baru sekarang.'

export function CodeEntry({
  target,
  sentBy,
  expired,
  submitLabel,
  onSubmit,
  onResend,
  onChangeTarget,
}: CodeEntryProps) {
  const form = useForm({ otp: '' })
  const [resending, setResending] = useState(false)
  const [resendFailure, setResendFailure] = useState<string>()
  const [state, setState] = useState<CodeState>('running')
  /** expiry of the code before the resend: still the same one means that the old code is still valid */
  const [previousExpiry, setPreviousExpiry] = useState<string>()
  const firstBox = useRef<HTMLInputElement>(null)
  const { text, ended } = useCountdown({ until: Date.parse(expired), now: serverNow(), offset: serverOffset() })

  async function submit(otp: string) {
    try {
      await onSubmit(otp)
    } catch (error) {
      setState((before) => afterFailedTry(before, error))
      throw error
    }
  }

  async function resend() {
    setResending(true)
    setResendFailure(undefined)
    form.set('otp', '')
    try {
      await onResend()
      setState('running')
      setPreviousExpiry(expired)
      // The focused button is replaced by the countdown.
      firstBox.current?.focus()
    } catch (error) {
      setResendFailure(errorTextOf(error))
    } finally {
      setResending(false)
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => form.send(event, (check) => submit(check(schema, form.values).otp))}
    >
      <Stack>
        <p className={styles.sent}>
          Kode dikirim lewat {sentBy} ke <b>{target}</b>.{' '}
          <button type="button" className={`link ${styles.change}`} onClick={onChangeTarget}>
            Ubah
          </button>
        </p>
        <FormError
          message={form.failure ?? resendFailure}
          details={form.failure && state === 'doubtful' ? [MAYBE_USED] : undefined}
        />
        <OtpField
          ref={firstBox}
          label="Kode enam angka"
          name="otp"
          autoFocus
          value={form.values.otp}
          error={form.errors['otp']}
          onChange={(value) => form.set('otp', value)}
        />
        {ended || state === 'doubtful' ? (
          <Button variant="line" block busy={resending} onClick={resend}>
            Kirim ulang kode
          </Button>
        ) : (
          <p className={styles.left}>
            {previousExpiry === expired ? 'Kode yang tadi dikirim masih berlaku' : 'Kode berlaku'}{' '}
            <b className="num">{text}</b> lagi. Setelah itu Anda dapat meminta kode baru.
          </p>
        )}
        <Button type="submit" block busy={form.busy} disabled={form.values.otp.length !== 6}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  )
}
