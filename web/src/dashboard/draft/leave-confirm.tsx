import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks whoever leaves with words that are not saved. */
export function LeaveConfirm({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker({
    // Only the address changes while a form stays: nothing is left behind then. Whose session has ended cannot stay.
    shouldBlockFn: ({ current, next }) =>
      isDirty() && !next.pathname.endsWith('/login') && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Perubahan belum disimpan"
      description="Draf Anda tetap tersimpan dan dapat dilanjutkan nanti."
      confirmLabel="Tinggalkan"
      cancelLabel="Tetap di sini"
    />
  )
}
