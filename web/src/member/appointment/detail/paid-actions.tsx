import { readOrder } from '@nmw/contract/order'
import { useState } from 'react'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { calendarIcon } from '../../../ui/icon/thing-icons.ts'
import { RefundBlock } from '../../order/refund-block.tsx'
import { LazyMoveSheet } from './lazy-move-sheet.tsx'
import type { ShownAppointment } from './shown-appointment.ts'

type PaidActionsProps = { appointment: ShownAppointment; invoice: string; onMoved: () => void }

export function PaidActions({ appointment, invoice, onMoved }: PaidActionsProps) {
  const { data: order } = useRead(readOrder, { params: { invoice } }, { quiet: true })
  const [moving, setMoving] = useState(false)
  return (
    <>
      {appointment.canMove ? (
        <Button variant="line" block icon={calendarIcon} onClick={() => setMoving(true)}>
          Ubah Jadwal
        </Button>
      ) : null}
      {order ? <RefundBlock order={order} /> : null}
      <LazyMoveSheet
        appointment={appointment}
        fee={order?.items[0]?.ivdPrice}
        open={moving}
        onClose={() => setMoving(false)}
        onMoved={onMoved}
      />
    </>
  )
}
