import type { OrderDetail } from '@nmw/contract/order'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useState } from 'react'
import { useFocusPlace } from '../../lib/use-focus-place.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { KeyValueList } from '../../ui/key-value-list.tsx'
import { Note } from '../../ui/note.tsx'
import { Row } from '../../ui/row.tsx'
import { Stack } from '../../ui/stack.tsx'
import { LazyRefundSheet } from '../refund/lazy-refund-sheet.tsx'
import { refundStates } from '../refund/refund-states.ts'

/** The last case about this order, and the way to open one while it may be opened. */
export function RefundBlock({ order }: { order: OrderDetail }) {
  const [naming, setNaming] = useState(false)
  const [asking, setAsking] = useState(false)
  const { place, follow } = useFocusPlace()
  const { refund, invoice, canAskRefund } = order
  const shown = refund && refundStates[refund.state]
  // What is over cannot be called off any more.
  const ahead = order.consult?.state === 'ahead'
  const ask = ahead ? 'Ajukan Pembatalan' : 'Ajukan Pengembalian Dana'
  return (
    <>
      {refund || canAskRefund ? (
        <Stack {...place} role="group" aria-label="Pengembalian dana">
          {refund && shown ? (
            <Card as="section" padded>
              <Stack gap={3}>
                <Row between wrap>
                  <h2 className="h3">Pengembalian dana</h2>
                  <Badge tone={shown.tone} icon={shown.icon}>
                    {shown.label}
                  </Badge>
                </Row>
                <div>
                  <p className="strong num">{formatRupiah(refund.amount)}</p>
                  <p className="small">{shown.words}</p>
                </div>
                <KeyValueList
                  look="facts"
                  items={[
                    { key: 'Alasan', value: refund.reason },
                    ...(refund.note ? [{ key: 'Catatan klinik', value: refund.note }] : []),
                  ]}
                />
                {refund.needsBank ? (
                  <>
                    <Note tone="warning">Lengkapi rekening tujuan agar dana dapat kami transfer.</Note>
                    <Button block onClick={() => setNaming(true)}>
                      Isi rekening
                    </Button>
                  </>
                ) : null}
              </Stack>
            </Card>
          ) : null}
          {canAskRefund ? (
            <Button variant="line" block onClick={() => setAsking(true)}>
              {ask}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      <LazyRefundSheet
        invoice={invoice}
        bankOnly
        title="Rekening pengembalian dana"
        open={naming}
        onClose={() => setNaming(false)}
        onSent={follow}
      />
      <LazyRefundSheet
        invoice={invoice}
        title={ask}
        ahead={ahead}
        open={asking}
        onClose={() => setAsking(false)}
        onSent={follow}
      />
    </>
  )
}
