import { listPaymentMethods } from '@nmw/contract/payment'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { PaymentMethodField } from './payment-method-field.tsx'

type PaymentMethodChoiceProps = {
  value: string | undefined
  /** Submitted without a choice. */
  missing: boolean
  onChange: (code: string) => void
}

export function PaymentMethodChoice({ value, missing, onChange }: PaymentMethodChoiceProps) {
  const methods = useRead(listPaymentMethods, {}, { quiet: true })
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
      value={value}
      error={missing && !value ? 'Pilih metode pembayaran' : undefined}
      onChange={onChange}
    />
  )
}

export function focusPaymentMethod(within: HTMLElement | null) {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>('input[type="radio"]:enabled')?.focus())
}
