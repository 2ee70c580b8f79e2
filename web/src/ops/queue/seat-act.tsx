import { checkIn, markAbsent, type QueueSeat, undoAbsent, undoCheckIn } from '@nmw/contract/ops-queue'
import { formatRupiah } from '@nmw/contract/rupiah'
import { undoIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { useAct } from '../kit/use-act.ts'
import { actsOf, type SeatDay } from './seat-acts.ts'

type SeatActProps = {
  seat: QueueSeat
  day: SeatDay
  whole?: boolean | undefined
  /** Opens the payment of an unpaid seat. */
  onPay?: (() => void) | undefined
}

/** The next action for a seat; with `whole`, all its actions. */
export function SeatAct({ seat, day, whole = false, onPay }: SeatActProps) {
  const params = { id: seat.id }
  const arrive = useAct(checkIn, { success: `${seat.label} ${seat.patientName} dicatat hadir` })
  const leave = useAct(undoCheckIn)
  const miss = useAct(markAbsent)
  const back = useAct(undoAbsent)
  const may = actsOf(seat, day)
  return (
    <>
      {whole && may.includes('miss') ? (
        <ActButton
          variant="danger"
          act={() => miss.act({ params })}
          question={{
            title: `${seat.patientName} tidak hadir?`,
            description:
              seat.payment === 'paid'
                ? 'Kursinya menjadi kosong dan pembayarannya hangus. Pasien diberi tahu.'
                : 'Kursinya menjadi kosong. Pasien diberi tahu.',
            confirm: 'Tandai tidak hadir',
            danger: true,
          }}
        >
          Tidak hadir
        </ActButton>
      ) : null}
      {onPay && may.includes('pay') ? <Button onClick={onPay}>Terima {formatRupiah(seat.amount ?? 0)}</Button> : null}
      {may.includes('arrive') ? (
        <ActButton variant={whole ? 'primary' : 'line'} small={!whole} act={() => arrive.act({ params })}>
          Tandai hadir
        </ActButton>
      ) : null}
      {whole && may.includes('leave') ? (
        <ActButton variant="line" icon={undoIcon} act={() => leave.act({ params })}>
          Urungkan hadir
        </ActButton>
      ) : null}
      {whole && may.includes('back') ? (
        <ActButton variant="line" icon={undoIcon} act={() => back.act({ params })}>
          {day === 'today' ? 'Kembalikan ke antrean' : 'Ternyata hadir'}
        </ActButton>
      ) : null}
    </>
  )
}
