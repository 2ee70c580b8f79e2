import { lazyPart } from '../../ui/overlay/lazy-part.tsx'
import type { RefundSheetProps } from './refund-sheet.tsx'

/** Loads on the first press of 'Ajukan Pembatalan'. */
export const LazyRefundSheet = lazyPart<RefundSheetProps>(async () => (await import('./refund-sheet.tsx')).RefundSheet)
