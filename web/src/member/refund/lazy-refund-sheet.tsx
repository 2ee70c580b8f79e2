import { lazyPart } from '../../ui/lazy-part.tsx'
import type { RefundSheetProps } from './refund-sheet.tsx'

/** Comes with the first press on 'Ajukan Pembatalan'. */
export const LazyRefundSheet = lazyPart<RefundSheetProps>(async () => (await import('./refund-sheet.tsx')).RefundSheet)
