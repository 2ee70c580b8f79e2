import { readAppointment } from '@nmw/contract/appointment'
import { readOrder } from '@nmw/contract/order'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readKey, useRead } from '../../lib/use-endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { calendarIcon } from '../../ui/thing-icons.ts'
import { RefundBlock } from '../order/refund-block.tsx'
import { LazyMoveSheet } from './lazy-move-sheet.tsx'
import type { ShownAppointment } from './shown-appointment.ts'

/** What is left to do once an appointment is paid: move it once, or ask for the money back. */
export function PaidActs({ appointment, invoice }: { appointment: ShownAppointment; invoice: string }) {
  const client = useQueryClient()
  const { data: order } = useRead(readOrder, { params: { invoice } }, { quiet: true })
  const [moving, setMoving] = useState(false)

  function readAgain() {
    for (const read of [readOrder, readAppointment]) void client.invalidateQueries({ queryKey: readKey(read) })
  }

  return (
    <>
      {appointment.canMove ? (
        <Button variant="line" block icon={calendarIcon} onClick={() => setMoving(true)}>
          Ubah Jadwal
        </Button>
      ) : null}
      {order ? <RefundBlock order={order} onChanged={readAgain} /> : null}
      <LazyMoveSheet
        appointment={appointment}
        fee={order?.items[0]?.ivdPrice}
        open={moving}
        onClose={() => setMoving(false)}
      />
    </>
  )
}
