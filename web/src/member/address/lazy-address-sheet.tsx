import { lazy, Suspense } from 'react'
import type { AddressSheetProps } from './address-sheet.tsx'

const AddressSheet = lazy(async () => ({ default: (await import('./address-sheet.tsx')).AddressSheet }))

/** The list does not wait for the form, its sheet and the region pickers. */
export function LazyAddressSheet(props: AddressSheetProps) {
  return (
    <Suspense>
      <AddressSheet {...props} />
    </Suspense>
  )
}
