import { lazy, Suspense, useState } from 'react'
import type { RefundSheetProps } from './refund-sheet.tsx'

const RefundSheet = lazy(async () => ({ default: (await import('./refund-sheet.tsx')).RefundSheet }))

/** Comes with the first press on 'Ajukan Pembatalan'. */
export function LazyRefundSheet(props: RefundSheetProps) {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  if (!asked) return null
  return (
    <Suspense>
      <RefundSheet {...props} />
    </Suspense>
  )
}
