import { type SubmitEvent, useId, useState } from 'react'
import { useDelayedRedirect } from '../../../lib/page/use-delayed-redirect.ts'
import { ActionBar } from '../../../ui/nav/action-bar.tsx'
import { Button } from '../../../ui/frame/button.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { Columns } from '../../../ui/nav/columns.tsx'
import { FormError } from '../../../ui/frame/form-error.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { bookingStart } from '../booking-url.ts'
import { feeItems, formatTotal } from '../booking-summary.tsx'
import type { ConsultDraft } from '../consult-draft.ts'
import styles from './consult-pay-form.module.css'
import { PaidDoctor } from './paid-doctor.tsx'
import { focusPaymentMethod, PaymentMethodChoice } from './payment-method-choice.tsx'
import { useBookAppointment } from '../use-book-appointment.ts'

const REDIRECT_DELAY = 2000

type ConsultPayFormProps = { draft: ConsultDraft & { session: NonNullable<ConsultDraft['session']> } }

export function ConsultPayForm({ draft }: ConsultPayFormProps) {
  const id = useId()
  const { book, busy, failure, status } = useBookAppointment()
  const [method, setMethod] = useState<string>()
  const [missing, setMissing] = useState(false)
  const { session } = draft
  const total = formatTotal(session)
  const broken = status !== undefined && status >= 500
  useDelayedRedirect({ when: broken && !busy, to: draft.returnUrl ?? bookingStart, after: REDIRECT_DELAY })

  async function pay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setMissing(!method)
    if (method) await book(draft, method)
    else focusPaymentMethod(form)
  }

  const pressed = { type: 'submit', form: id, busy } as const
  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void pay(event)}>
      <Columns
        side={
          <Card as="section" padded aria-labelledby="ringkasan-biaya">
            <h2 className="h3" id="ringkasan-biaya">
              Ringkasan biaya
            </h2>
            <KeyValueList items={[...feeItems(session), { key: 'Total', value: total, total: true }]} />
            <div className={styles.wide}>
              <Button {...pressed} block>
                Bayar
              </Button>
            </div>
          </Card>
        }
      >
        <Stack gap={4}>
          <FormError
            message={failure}
            details={broken ? ['Anda belum ditagih. Kami kembalikan Anda ke halaman sebelumnya.'] : []}
          />
          <PaidDoctor session={session} />
          <section aria-labelledby="metode-pembayaran">
            <h2 className={`h2 ${styles.title}`} id="metode-pembayaran">
              Metode pembayaran
            </h2>
            <PaymentMethodChoice value={method} missing={missing} onChange={setMethod} />
          </section>
        </Stack>
      </Columns>
      <div className={styles.narrow}>
        <ActionBar label="Total" amount={total}>
          <Button {...pressed}>Bayar</Button>
        </ActionBar>
      </div>
    </form>
  )
}
