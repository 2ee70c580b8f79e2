import { readOrder, type OrderDetail } from '@nmw/contract/order'
import { useState } from 'react'
import { useRead } from '../../lib/use-endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { calendarIcon } from '../../ui/thing-icons.ts'
import { LazyMoveSheet } from './lazy-move-sheet.tsx'
import { LazyRefundSheet } from '../refund/lazy-refund-sheet.tsx'
import type { ShownAppointment } from './shown-appointment.ts'

type Refund = NonNullable<OrderDetail['refund']>

const refundWords: Record<Refund['state'], string> = {
  DIAJUKAN: 'Pengajuan pembatalan Anda sedang diperiksa klinik.',
  DISETUJUI: 'Pengajuan pembatalan Anda disetujui, dana segera dikirim.',
  DITRANSFER: 'Dana Anda sudah dikirim.',
  DITOLAK: 'Pengajuan pembatalan Anda ditolak.',
}

/** What is left to do once an appointment is paid: move it once, or ask for the money back. */
export function PaidActs({ appointment, invoice }: { appointment: ShownAppointment; invoice: string }) {
  const { canMove, canAskRefund } = appointment
  const { data: order } = useRead(readOrder, { params: { invoice } }, { quiet: true })
  const [open, setOpen] = useState<'move' | 'refund'>()
  const refund = order?.refund
  const close = () => setOpen(undefined)

  return (
    <>
      {refund ? (
        <Note tone={refund.state === 'DITOLAK' ? 'warning' : 'info'}>
          <p>{refundWords[refund.state]}</p>
          {refund.note ? <p>{refund.note}</p> : null}
        </Note>
      ) : null}
      {canMove ? (
        <Button variant="line" block icon={calendarIcon} onClick={() => setOpen('move')}>
          Ubah Jadwal
        </Button>
      ) : null}
      {canAskRefund && order && !refund ? (
        <Button variant="danger" block onClick={() => setOpen('refund')}>
          Ajukan Pembatalan
        </Button>
      ) : null}
      <LazyMoveSheet appointment={appointment} fee={order?.items[0]?.ivdPrice} open={open === 'move'} onClose={close} />
      <LazyRefundSheet title="Ajukan Pembatalan" invoice={invoice} open={open === 'refund'} onClose={close} />
    </>
  )
}
