import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

type DiscardDraftDialogProps = { open: boolean; busy?: boolean; onClose: () => void; onConfirm: () => void }

/** A draft is the only copy of its content, so discarding it needs a confirmation. */
export function DiscardDraftDialog(props: DiscardDraftDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Buang draf?"
      description="Tulisan yang belum disimpan akan hilang dan tidak dapat dikembalikan."
      confirmLabel="Buang draf"
      cancelLabel="Batal"
      danger
    />
  )
}
