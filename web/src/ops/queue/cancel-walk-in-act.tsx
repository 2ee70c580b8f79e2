import { cancelWalkIn, type QueueSeat } from '@nmw/contract/ops-queue'
import { formatRupiah } from '@nmw/contract/rupiah'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { useAct } from '../kit/use-act.ts'

export function CancelWalkInAct({ seat }: { seat: QueueSeat }) {
  const { act } = useAct(cancelWalkIn)
  const { id, label, patientName, payment, amount } = seat
  const money =
    payment === 'paid' ? ` Pembayaran ${formatRupiah(amount ?? 0)} dikembalikan lewat kasus pengembalian dana.` : ''
  return (
    <ActButton
      variant="danger"
      act={async (reason) => (await act({ params: { id }, body: { reason } })) !== undefined}
      question={{
        title: `Batalkan ${label} ${patientName}?`,
        description: `Kursinya menjadi kosong dan pasien diberi tahu bahwa ini salah input.${money} Alasan hanya dibaca klinik.`,
        confirm: 'Batalkan antrean',
        danger: true,
        note: { label: 'Alasan', required: true, maxLength: 200 },
      }}
    >
      Batalkan, salah input
    </ActButton>
  )
}
