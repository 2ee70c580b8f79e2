import type { OrderRefund } from '@nmw/contract/order'
import { formatRupiah } from '@nmw/contract/rupiah'
import { Badge } from '../../ui/list/badge.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Row } from '../../ui/list/row.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { refundStates } from '../refund/refund-states.ts'

type RefundCardProps = {
  refund: OrderRefund
  /** asks for the bank account of the refund */
  onAddBank: () => void
}

export function RefundCard({ refund, onAddBank }: RefundCardProps) {
  const { label, tone, icon, text } = refundStates[refund.state]
  return (
    <Card as="section" padded>
      <Stack gap={3}>
        <Row between wrap>
          <h2 className="h3">Pengembalian dana</h2>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </Row>
        <div>
          <p className="strong num">{formatRupiah(refund.amount)}</p>
          <p className="small">{text}</p>
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
            <Button block onClick={onAddBank}>
              Isi rekening
            </Button>
          </>
        ) : null}
      </Stack>
    </Card>
  )
}
