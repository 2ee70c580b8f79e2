import { lazyPart } from '../../ui/overlay/lazy-part.tsx'
import type { RedeemDialogProps } from './redeem-dialog.tsx'

/** Loads on the first press. */
export const LazyRedeemDialog = lazyPart<RedeemDialogProps>(
  async () => (await import('./redeem-dialog.tsx')).RedeemDialog,
)
