import type { OrderDetail } from '@nmw/contract/order'
import { PAYMENT_LABELS } from '@nmw/contract/order'
import { CHECKING_PAYMENT } from '@nmw/contract/payment'
import { formatRupiah } from '@nmw/contract/rupiah'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { useFocusTarget } from '../../lib/page/use-focus-target.ts'
import { ActionBar } from '../../ui/nav/action-bar.tsx'
import { Badge } from '../../ui/list/badge.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Columns } from '../../ui/nav/columns.tsx'
import { Section } from '../../ui/list/section.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { Thumb } from '../../ui/list/thumb.tsx'
import { Timeline } from '../../ui/list/timeline.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { CancelOrderButton } from './cancel-order-button.tsx'
import { OrderProgress } from './order-progress.tsx'
import styles from './order-detail-view.module.css'
import { OrderSummary } from './order-summary.tsx'
import { ReceiveOrderButton } from './receive-order-button.tsx'
import { RefundBlock } from './refund-block.tsx'

type OrderDetailViewProps = { order: OrderDetail; onChanged: () => void }

export function OrderDetailView({ order, onChanged }: OrderDetailViewProps) {
  const { place, follow } = useFocusTarget()
  const payable = order.paymentStatus === 'PENDING' && !order.checkingPayment

  function change() {
    follow()
    onChanged()
  }

  const main = payable ? (
    <UiLink href={`/user/order-payment/${order.invoice}`} className={buttonClass({ block: true })}>
      Lihat Cara Bayar
    </UiLink>
  ) : order.canReceive ? (
    <ReceiveOrderButton invoice={order.invoice} onDone={change} />
  ) : null

  return (
    <>
      <Stack gap={6} className={main ? styles.underBar : undefined}>
        <OrderProgress order={order} place={place} />
        <Columns
          side={
            <Stack>
              <OrderSummary order={order} />
              <p className={styles.paid}>
                <Badge tone={order.paymentStatus === 'PAID' ? 'success' : 'plain'}>
                  {order.checkingPayment ? CHECKING_PAYMENT : PAYMENT_LABELS[order.paymentStatus]}
                </Badge>
                <span className="small dim">{order.paymentInformation.method.name}</span>
              </p>
              {order.recipient ? <Recipient {...order.recipient} /> : null}
              {order.pickup ? <PickupPlace {...order.pickup} /> : null}
              {main ? <div className={styles.wide}>{main}</div> : null}
              {order.canCancel ? <CancelOrderButton invoice={order.invoice} onDone={change} /> : null}
              <RefundBlock order={order} />
            </Stack>
          }
        >
          <Stack gap={6} className={styles.parts}>
            <Section title="Riwayat">
              <Timeline
                events={order.events.toReversed().map(({ status, note, at }) => ({
                  key: at + status,
                  title: status,
                  at: formatMoment(at),
                  detail: note,
                }))}
              />
            </Section>
            <Section title={order.transactionType === 'KONSULTASI' ? 'Layanan' : 'Barang'}>
              <Card as="ul" rows>
                {order.items.map((item) => (
                  <li key={item.ivdIID} className={styles.item}>
                    <Thumb src={`/img/${item.PHTLOCATION}?w=128`} />
                    <div>
                      <p className="strong">{item.INAMA}</p>
                      <p className="small dim num">
                        {item.ivdQty} x {formatRupiah(item.ivdPrice)}
                      </p>
                      {item.usingDetail ? <p className="small dim">{item.usingDetail}</p> : null}
                    </div>
                  </li>
                ))}
              </Card>
            </Section>
          </Stack>
        </Columns>
      </Stack>
      {main ? (
        <div className={styles.foot}>
          <ActionBar label="Total" amount={payable ? formatRupiah(order.summary.grandTotal) : undefined}>
            {main}
          </ActionBar>
        </div>
      ) : null}
    </>
  )
}

function Recipient({ recipientName, phone, address }: NonNullable<OrderDetail['recipient']>) {
  return (
    <Card as="section" padded>
      <h2 className="h3">Alamat Pengiriman</h2>
      <p className="small strong">{recipientName}</p>
      <p className="small dim num">{spacedNumber(phone)}</p>
      <p className="small dim">{address}</p>
    </Card>
  )
}

function PickupPlace({ name, address }: NonNullable<OrderDetail['pickup']>) {
  return (
    <Card as="section" padded>
      <h2 className="h3">Tempat pengambilan</h2>
      <p className="small strong">{name}</p>
      <p className="small dim">{address}</p>
    </Card>
  )
}
