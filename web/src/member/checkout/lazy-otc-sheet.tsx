import { lazy, Suspense } from 'react'
import type { OtcSheetProps } from './otc-sheet.tsx'

const OtcSheet = lazy(async () => ({ default: (await import('./otc-sheet.tsx')).OtcSheet }))

export function LazyOtcSheet(props: OtcSheetProps) {
  return (
    <Suspense>
      <OtcSheet {...props} />
    </Suspense>
  )
}
