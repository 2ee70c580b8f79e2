import { lazyPart } from './lazy-part.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

/** Comes with the first question, so that a page does not wait for what is seldom asked. */
export const LazyConfirmDialog = lazyPart<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
)
