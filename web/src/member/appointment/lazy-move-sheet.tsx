import { lazyPart } from '../../ui/lazy-part.tsx'
import type { MoveSheetProps } from './move-sheet.tsx'

/** Comes with the first press on 'Ubah Jadwal'. */
export const LazyMoveSheet = lazyPart<MoveSheetProps>(async () => (await import('./move-sheet.tsx')).MoveSheet)
