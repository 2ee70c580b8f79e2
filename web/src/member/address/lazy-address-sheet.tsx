import { lazyPart } from '../../ui/overlay/lazy-part.tsx'
import type { AddressSheetProps } from './address-sheet.tsx'

/** The list does not wait for the form, its sheet and the region pickers. */
export const LazyAddressSheet = lazyPart<AddressSheetProps>(
  async () => (await import('./address-sheet.tsx')).AddressSheet,
)
