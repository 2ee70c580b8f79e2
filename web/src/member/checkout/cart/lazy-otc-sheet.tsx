import { lazyPart } from '../../../ui/overlay/lazy-part.tsx'
import type { OtcSheetProps } from './otc-sheet.tsx'

export const LazyOtcSheet = lazyPart<OtcSheetProps>(async () => (await import('./otc-sheet.tsx')).OtcSheet)
