import { lazyPart } from '../../../ui/overlay/lazy-part.tsx'
import type { CameraSheetProps } from './camera-sheet.tsx'

/** Loads on the first press of the camera button. */
export const LazyCameraSheet = lazyPart<CameraSheetProps>(async () => (await import('./camera-sheet.tsx')).CameraSheet)
