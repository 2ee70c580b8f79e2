import { lazyPart } from '../../../ui/overlay/lazy-part.tsx'
import type { CancelDialogsProps } from './cancel-dialogs.tsx'

/** Loads on the first press of 'Batalkan'. */
export const LazyCancelDialogs = lazyPart<CancelDialogsProps>(
  async () => (await import('./cancel-dialogs.tsx')).CancelDialogs,
)
