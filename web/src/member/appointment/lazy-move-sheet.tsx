import { lazy, Suspense, useState } from 'react'
import type { MoveSheetProps } from './move-sheet.tsx'

const MoveSheet = lazy(async () => ({ default: (await import('./move-sheet.tsx')).MoveSheet }))

/** Comes with the first press on 'Ubah Jadwal'. */
export function LazyMoveSheet(props: MoveSheetProps) {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  if (!asked) return null
  return (
    <Suspense>
      <MoveSheet {...props} />
    </Suspense>
  )
}
