import { lazy, Suspense } from 'react'
import type { PaymentSummaryProps } from './payment-summary.tsx'

const PaymentSummary = lazy(async () => ({ default: (await import('./payment-summary.tsx')).PaymentSummary }))

export function LazyPaymentSummary(props: PaymentSummaryProps) {
  return (
    <Suspense>
      <PaymentSummary {...props} />
    </Suspense>
  )
}
