import type { OrderDetail } from '@nmw/contract/order'
import { Avatar } from '../../ui/list/avatar.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Row } from '../../ui/list/row.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { formatDay } from '../../lib/format/format-day.ts'
import { orderSums } from './order-sums.ts'

export function OrderSummary({ order }: { order: OrderDetail }) {
  return (
    <Card as="section" padded aria-label="Rincian">
      <Stack gap={3}>
        <h2 className="h3">Ringkasan Pembayaran</h2>
        {order.consult && order.docter ? (
          <Row top>
            <Avatar src={`/img/${order.docter.image}?w=128`} name={order.docter.name} />
            <div>
              <p className="strong">dr. {order.docter.name}</p>
              <p className="small dim">
                {formatDay(order.consult.date)}, {order.consult.time}
              </p>
              <p className="small dim">{order.consult.branch}</p>
            </div>
          </Row>
        ) : null}
        <KeyValueList items={orderSums(order)} />
      </Stack>
    </Card>
  )
}
