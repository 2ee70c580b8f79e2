import { lazy, Suspense, useState } from 'react'
import type { CameraSheetProps } from './camera-sheet.tsx'

const CameraSheet = lazy(async () => ({ default: (await import('./camera-sheet.tsx')).CameraSheet }))

/** Comes with the first press on the camera button. */
export function LazyCameraSheet(props: CameraSheetProps) {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  if (!asked) return null
  return (
    <Suspense>
      <CameraSheet {...props} />
    </Suspense>
  )
}
