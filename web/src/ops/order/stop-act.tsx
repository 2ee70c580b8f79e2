import { type DispensaryOrderDetail, stopOrder } from '@nmw/contract/ops-order'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { useAct } from '../kit/use-act.ts'

export function StopAct({ order: { invoice, state, prescription } }: { order: DispensaryOrderDetail }) {
  const { act } = useAct(stopOrder)
  const goods =
    state === 'SELF_PICKUP'
      ? 'Barangnya masuk lagi ke stok; hapus dari stok bila rusak.'
      : 'Stoknya dilepas; hapus dari stok bila barangnya rusak.'
  return (
    <ActButton
      block
      variant="quiet-danger"
      question={{
        title: 'Batalkan pesanan ini?',
        description: `Dana pasien dikembalikan${prescription ? ' dan jatah tebus resepnya dilepas' : ''}. ${goods} Pasien membaca alasan Anda.`,
        confirm: 'Batalkan pesanan',
        danger: true,
        note: { label: 'Alasan', required: true, maxLength: 200 },
      }}
      // Without an answer the dialog stays open, so that the same request is repeated.
      act={async (reason) => (await act({ params: { invoice }, body: { reason } })) ?? false}
    >
      Batalkan pesanan
    </ActButton>
  )
}
