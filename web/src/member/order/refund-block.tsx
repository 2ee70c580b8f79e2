import type { OrderDetail } from '@nmw/contract/order'
import { formatRupiah } from '@nmw/contract/rupiah'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'

const RefundSheet = lazy(async () => ({ default: (await import('./refund-sheet.tsx')).RefundSheet }))

const words = {
  DIAJUKAN: 'Pengajuan Anda sedang diperiksa.',
  DISETUJUI: 'Disetujui. Dana segera kami transfer.',
  DITRANSFER: 'Dana sudah kami transfer ke rekening Anda.',
  DITOLAK: 'Pengajuan tidak dapat disetujui.',
} as const

/** A case about this order, or the way to open one while it may be opened. */
export function RefundBlock({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const [open, setOpen] = useState(false)
  const { refund, invoice, canAskRefund } = order
  if (!refund && !canAskRefund) return null
  const consultation = order.transactionType === 'KONSULTASI'
  return (
    <>
      {refund ? (
        <Card as="section" padded>
          <h2 className="h3">Pengembalian dana</h2>
          <p className="strong num">{formatRupiah(refund.amount)}</p>
          <p className="small">{words[refund.state]}</p>
          {refund.note ? <p className="small dim">{refund.note}</p> : null}
          {refund.needsBank ? (
            <>
              <Note tone="warning">Lengkapi rekening tujuan agar dana dapat kami transfer.</Note>
              <Button block onClick={() => setOpen(true)}>
                Isi rekening
              </Button>
            </>
          ) : null}
        </Card>
      ) : (
        <Button variant="line" block onClick={() => setOpen(true)}>
          {consultation ? 'Ajukan Pembatalan' : 'Ajukan Pengembalian Dana'}
        </Button>
      )}
      {open ? (
        <Suspense>
          <RefundSheet
            invoice={invoice}
            asks={!refund}
            title={
              refund ? 'Rekening pengembalian dana' : consultation ? 'Ajukan Pembatalan' : 'Ajukan Pengembalian Dana'
            }
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              onChanged()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
