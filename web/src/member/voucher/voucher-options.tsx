import type { Result } from '@nmw/contract/endpoint'
import type { readMembership } from '@nmw/contract/point'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useFocusTarget } from '../../lib/page/use-focus-target.ts'
import { Card } from '../../ui/frame/card.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { unbroken } from '../appointment/format-appointment.ts'
import { RedeemButton } from './redeem-button.tsx'
import { TicketDrawing } from './ticket-drawing.tsx'
import type { VoucherOption } from './voucher-option.ts'
import styles from './voucher-options.module.css'
import { formatPoints } from './voucher-texts.ts'

type VoucherOptionsProps = {
  options: readonly VoucherOption[]
  membership: Result<typeof readMembership> | undefined
}

export function VoucherOptions({ options, membership }: VoucherOptionsProps) {
  if (options.length === 0) {
    return (
      <EmptyState art={<TicketDrawing />} title="Pilihan sudah habis" level={3}>
        Voucher ini belum dapat ditukar. Poin Anda tetap tersimpan.
      </EmptyState>
    )
  }
  return (
    <Card as="ul" rows>
      {options.map((option) => (
        <Option key={option.MPVDID} option={option} membership={membership} />
      ))}
    </Card>
  )
}

function Option({ option, membership }: { option: VoucherOption } & Pick<VoucherOptionsProps, 'membership'>) {
  const { place, follow } = useFocusTarget<HTMLLIElement>()
  return (
    <li {...place} className={styles.option} aria-label={option.INAMA}>
      <div className={styles.words}>
        <h3 className="h3">{option.INAMA}</h3>
        <p className="small dim">Senilai {unbroken(formatRupiah(option.value))}</p>
        <p className={`strong ${styles.points}`}>{formatPoints(option.MPVDJUMLAHPOINT)}</p>
      </div>
      <RedeemButton option={option} membership={membership} onSpent={follow} />
    </li>
  )
}
