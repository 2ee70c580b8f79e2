import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

/** Asks before leaving with unsaved changes. */
export function LeaveConfirm({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker({
    // Changes of the query alone keep the form. After the session has ended the user cannot stay.
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
