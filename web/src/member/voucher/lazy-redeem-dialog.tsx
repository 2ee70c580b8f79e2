import { lazy, Suspense } from 'react'
import type { RedeemDialogProps } from './redeem-dialog.tsx'

const RedeemDialog = lazy(async () => ({ default: (await import('./redeem-dialog.tsx')).RedeemDialog }))

/** Comes with the first press. */
export function LazyRedeemDialog(props: RedeemDialogProps) {
  return (
    <Suspense>
      <RedeemDialog {...props} />
    </Suspense>
  )
}
