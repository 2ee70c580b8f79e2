import { lazy, Suspense, useState } from 'react'
import type { CancelDialogsProps } from './cancel-dialogs.tsx'

const CancelDialogs = lazy(async () => ({ default: (await import('./cancel-dialogs.tsx')).CancelDialogs }))

/** Comes with the first press on 'Batalkan'. */
export function LazyCancelDialogs(props: CancelDialogsProps) {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  if (!asked) return null
  return (
    <Suspense>
      <CancelDialogs {...props} />
    </Suspense>
  )
}
