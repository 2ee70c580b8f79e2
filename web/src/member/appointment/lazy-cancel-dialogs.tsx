import { lazyPart } from '../../ui/lazy-part.tsx'
import type { CancelDialogsProps } from './cancel-dialogs.tsx'

/** Comes with the first press on 'Batalkan'. */
export const LazyCancelDialogs = lazyPart<CancelDialogsProps>(
  async () => (await import('./cancel-dialogs.tsx')).CancelDialogs,
)
