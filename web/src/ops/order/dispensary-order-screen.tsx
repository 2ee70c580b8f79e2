import { OPS_ORDER_MISSING, readDispensaryOrder } from '@nmw/contract/ops-order'
import { formatRupiah } from '@nmw/contract/rupiah'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { useLocation, useParams } from '@tanstack/react-router'
import { ApiError } from '../../lib/call/call.ts'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { Timeline } from '../../ui/list/timeline.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { LiveList } from '../kit/live-list.tsx'
import styles from './dispensary-order-screen.module.css'
import { wayBack } from './dispensary-place.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderLines } from './order-lines.tsx'
import { badgeOf } from './dispensary-labels.ts'
import { OrderPrescription } from './order-prescription.tsx'

export function DispensaryOrderScreen() {
  const { invoice = '' }: { invoice?: string } = useParams({ strict: false })
  const read = useRead(readDispensaryOrder, { params: { invoice } }, { quiet: true })
  const order = read.data
  const openedFrom = useLocation({ select: ({ state }) => state.openedFrom })
  const back = wayBack(order, openedFrom)
  if (read.error instanceof ApiError && read.error.status === 404) {
    return (
      <>
        <StaffHead title="Pesanan" backHref={back} />
        <Card>
          <EmptyState
            art={<BoxDrawing />}
            title={OPS_ORDER_MISSING}
            action={
              <UiLink href="/ops/order" className={buttonClass()}>
                Ke daftar pesanan
              </UiLink>
            }
          >
            <p>Mungkin pesanan ini milik cabang lain.</p>
          </EmptyState>
        </Card>
      </>
    )
  }
  return (
    <>
      <StaffHead
        title={order?.patientName ?? 'Pesanan'}
        detail={order ? `${invoice}, dibayar ${order.paidAt ? formatMoment(order.paidAt) : '-'}` : invoice}
        backHref={back}
      >
        {order ? <Badge {...badgeOf(order)}>{badgeOf(order).word}</Badge> : null}
      </StaffHead>
      <LiveList read={read} failed="Pesanan gagal dimuat">
        {(found) => (
          <div className={styles.columns}>
            <div className={styles.order}>
              <OrderLines order={found} />
            </div>
            <div className={styles.beside}>
              <OrderPrescription order={found} />
            </div>
            <div className={styles.acts}>
              <OrderActs order={found} />
            </div>
            <div className={styles.rest}>
              <Card padded as="section" aria-label="Pengiriman">
                <Stack gap={3}>
                  <h2 className="h3">{found.pickup ? 'Diambil di klinik' : 'Dikirim ke'}</h2>
                  {found.recipient && !found.pickup ? (
                    <div>
                      <p className="strong">{found.recipient.name}</p>
                      <p className="num">{spacedNumber(found.recipient.phone)}</p>
                      <p>{found.recipient.address}</p>
                      {found.recipient.note ? <p className="dim small">Catatan: {found.recipient.note}</p> : null}
                    </div>
                  ) : (
                    <p>{found.branch.name}</p>
                  )}
                  <KeyValueList
                    items={[
                      { key: 'Barang', value: formatRupiah(found.sums.goods) },
                      { key: found.shippingName, value: formatRupiah(found.sums.shipping) },
                      ...(found.sums.insurance ? [{ key: 'Asuransi', value: formatRupiah(found.sums.insurance) }] : []),
                      { key: 'Total', value: formatRupiah(found.total), total: true },
                    ]}
                  />
                </Stack>
              </Card>
              <Card padded as="section" aria-label="Riwayat">
                <Stack gap={3}>
                  <h2 className="h3">Riwayat</h2>
                  <Timeline
                    events={found.events.map(({ id, note, by, at }) => ({
                      key: String(id),
                      title: note,
                      at: by ? `${formatMoment(at)}, ${by}` : formatMoment(at),
                    }))}
                  />
                </Stack>
              </Card>
            </div>
          </div>
        )}
      </LiveList>
    </>
  )
}
