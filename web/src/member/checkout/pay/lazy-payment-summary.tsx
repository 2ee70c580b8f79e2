import { lazyPart } from '../../../ui/overlay/lazy-part.tsx'
import type { PaymentSummaryProps } from './payment-summary.tsx'

export const LazyPaymentSummary = lazyPart<PaymentSummaryProps>(
  async () => (await import('./payment-summary.tsx')).PaymentSummary,
)
