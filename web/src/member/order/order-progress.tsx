import type { OrderDetail, OrderStatus } from '@nmw/contract/order'
import { ORDER_LABELS } from '@nmw/contract/order'
import type { ComponentProps } from 'react'
import { Card } from '../../ui/frame/card.tsx'
import { CopyButton } from '../../shared/text/copy-button.tsx'
import { Row } from '../../ui/list/row.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { clockIcon, successIcon } from '../../ui/icon/state-icons.ts'
import { boxIcon, storeIcon, truckIcon } from '../../ui/icon/thing-icons.ts'
import { Tracker, type TrackerStop } from '../../ui/list/tracker.tsx'
import { sentenceOf } from './order-sentence.ts'
import { OrderStatusBadge } from './order-status-badge.tsx'

export function OrderProgress({ order, place }: { order: OrderDetail; place: ComponentProps<'div'> }) {
  const { shipping } = order
  return (
    <Card as="section" padded {...place} aria-label="Keadaan sekarang">
      <Stack>
        <Row>
          <OrderStatusBadge order={order} />
        </Row>
        <h2 className="h2">{sentenceOf(order)}</h2>
        {order.transactionType === 'MARKETPLACE' && order.orderStatus in places ? (
          <Tracker label="Perjalanan pesanan" stops={stopsOf(order)} current={places[order.orderStatus]!} />
        ) : null}
        {shipping?.noResi ? (
          <Number label={`Nomor resi ${shipping.shippingMethode}`} value={shipping.noResi} what="nomor resi" />
        ) : null}
        {order.orderStatus === 'SELF_PICKUP' && shipping?.pickupCode ? (
          <Number label="Kode pengambilan" value={shipping.pickupCode} what="kode pengambilan" />
        ) : null}
      </Stack>
    </Card>
  )
}

function Number({ label, value, what }: { label: string; value: string; what: string }) {
  return (
    <Row between wrap>
      <div>
        <p className="small dim">{label}</p>
        <p className="strong num">{value}</p>
      </div>
      <CopyButton text={value} what={what} />
    </Row>
  )
}

const places: Partial<Record<OrderStatus, number>> = {
  WAITING_CONFIRM: 1,
  PROCESS: 2,
  SELF_PICKUP: 3,
  SHIPPED: 3,
  COMPLETED: 5,
}

/** Pickup and shipping take the same place. */
function stopsOf({ shipping, orderStatus }: OrderDetail): TrackerStop[] {
  const pickup = orderStatus === 'SELF_PICKUP' || (shipping !== null && shipping.shippingEst === null)
  return [
    { label: ORDER_LABELS.WAITING_CONFIRM, icon: clockIcon },
    { label: ORDER_LABELS.PROCESS, icon: boxIcon },
    pickup ? { label: ORDER_LABELS.SELF_PICKUP, icon: storeIcon } : { label: ORDER_LABELS.SHIPPED, icon: truckIcon },
    { label: ORDER_LABELS.COMPLETED, icon: successIcon },
  ]
}
