import { CANCEL_FAILED, cancelAppointment } from '@nmw/contract/appointment'
import { useState } from 'react'
import { serverErrorText } from '../../../lib/call/call.ts'
import { useChange } from '../../../lib/reads/use-endpoint.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { ResultDialog } from '../../../ui/overlay/result-dialog.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { seatEndpoints } from '../../order/seat-endpoints.ts'

const REASON_LENGTH = 500

export type CancelDialogsProps = {
  id: number
  open: boolean
  onClose: () => void
  /** after the patient has confirmed the result */
  onCancelled: () => void
}

export function CancelDialogs({ id, open, onClose, onCancelled }: CancelDialogsProps) {
  const cancel = useChange(cancelAppointment, { refreshes: seatEndpoints, quiet: true })
  const [reason, setReason] = useState('')
  const [outcome, setOutcome] = useState<'success' | 'failure'>()

  async function confirm() {
    try {
      await cancel.mutateAsync({ params: { id }, body: { reason } })
      setOutcome('success')
    } catch {
      setOutcome('failure')
    }
  }

  function leave() {
    const done = outcome === 'success'
    setOutcome(undefined)
    onClose()
    if (done) onCancelled()
  }

  return (
    <>
      <ConfirmDialog
        open={open && !outcome}
        onClose={onClose}
        onConfirm={() => void confirm()}
        title="Batalkan janji ini?"
        description="Tempat Anda akan diberikan kepada pasien lain."
        confirmLabel="Batalkan janji"
        danger
        busy={cancel.isPending}
      >
        <TextAreaField
          label="Alasan"
          hint="(opsional)"
          rows={3}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmDialog>
      <ResultDialog
        open={open && outcome === 'success'}
        onClose={leave}
        result="success"
        title="Berhasil Batalkan Janji"
        description={cancelAppointment.success}
        actions={
          <Button block onClick={leave}>
            Tutup
          </Button>
        }
      />
      <ResultDialog
        open={open && outcome === 'failure'}
        onClose={leave}
        result="failure"
        title={CANCEL_FAILED}
        description={cancel.error?.message ?? serverErrorText}
        actions={
          <Button variant="line" block onClick={leave}>
            Tutup
          </Button>
        }
      />
    </>
  )
}
