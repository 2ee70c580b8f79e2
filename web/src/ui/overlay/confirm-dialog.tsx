import type { ReactNode } from 'react'
import { Button } from '../frame/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string | undefined
  /** for actions that cannot be undone */
  danger?: boolean | undefined
  busy?: boolean | undefined
  confirmDisabled?: boolean | undefined
  /** a field to fill in, for example a reason */
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, description, confirmLabel, cancelLabel = 'Kembali' } = props
  return (
    <Dialog
      {...{ open, onClose, title, description }}
      mustAnswer
      locked={props.busy}
      actions={
        <>
          <Button variant="line" disabled={props.busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={props.danger ? 'danger-solid' : 'primary'}
            busy={props.busy}
            disabled={props.confirmDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
