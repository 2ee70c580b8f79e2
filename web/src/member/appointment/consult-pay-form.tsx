import { listPaymentMethods } from '@nmw/contract/payment'
import { type SubmitEvent, useId, useState } from 'react'
import { useRead } from '../../lib/use-endpoint.ts'
import { useLeaveLater } from '../../lib/use-leave-later.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Columns } from '../../ui/columns.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { KeyValueList } from '../../ui/key-value-list.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { Stack } from '../../ui/stack.tsx'
import { bookingStart } from './booking-address.ts'
import { feeItems, totalWords } from './booking-summary.tsx'
import type { ConsultDraft } from './consult-draft.ts'
import styles from './consult-pay-form.module.css'
import { PaidDoctor } from './paid-doctor.tsx'
import { PaymentMethodField } from './payment-method-field.tsx'
import { useBookAppointment } from './use-book-appointment.ts'

const LEAVES_AFTER = 2000

type ConsultPayFormProps = { draft: ConsultDraft & { session: NonNullable<ConsultDraft['session']> } }

export function ConsultPayForm({ draft }: ConsultPayFormProps) {
  const id = useId()
  const methods = useRead(listPaymentMethods, {}, { quiet: true })
  const { book, busy, failure, status } = useBookAppointment()
  const [method, setMethod] = useState<string>()
  const [missing, setMissing] = useState(false)
  const { session } = draft
  const total = totalWords(session)
  const broken = status !== undefined && status >= 500
  useLeaveLater({ when: broken && !busy, to: draft.returnUrl ?? bookingStart, after: LEAVES_AFTER })

  async function pay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setMissing(!method)
    if (method) await book(draft, method)
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('input[type="radio"]:enabled')?.focus())
  }

  function chooser() {
    if (!methods.data && methods.isError) {
      return (
        <ErrorState
          title="Metode pembayaran gagal dimuat"
          level={3}
          onRetry={() => void methods.refetch()}
          retrying={methods.isFetching}
        >
          {methods.error.message}
        </ErrorState>
      )
    }
    if (!methods.data) return <SkeletonList count={2} foot={false} label="Memuat metode pembayaran..." />
    return (
      <PaymentMethodField
        methods={methods.data}
        value={method}
        error={missing && !method ? 'Pilih metode pembayaran' : undefined}
        onChange={setMethod}
      />
    )
  }

  const pressed = { type: 'submit', form: id, busy } as const
  return (
    <form id={id} noValidate onSubmit={(event) => void pay(event)}>
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
            {chooser()}
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
