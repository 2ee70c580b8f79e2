import { lazyPart } from '../../../ui/overlay/lazy-part.tsx'
import type { MoveSheetProps } from './move-sheet.tsx'

/** Loads on the first press of 'Ubah Jadwal'. */
export const LazyMoveSheet = lazyPart<MoveSheetProps>(async () => (await import('./move-sheet.tsx')).MoveSheet)
