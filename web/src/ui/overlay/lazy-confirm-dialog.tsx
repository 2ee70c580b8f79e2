import { lazyPart } from './lazy-part.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

/** Loaded with the first question, so that pages do not carry it. */
export const LazyConfirmDialog = lazyPart<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
)
