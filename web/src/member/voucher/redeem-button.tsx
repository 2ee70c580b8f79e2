import type { Result } from '@nmw/contract/endpoint'
import type { readMembership } from '@nmw/contract/point'
import { useState } from 'react'
import { randomKey } from '../../lib/random-key.ts'
import { Button } from '../../ui/button.tsx'
import { LazyRedeemDialog } from './lazy-redeem-dialog.tsx'
import type { VoucherOption } from './voucher-option.ts'

type RedeemButtonProps = { option: VoucherOption; membership: Result<typeof readMembership> | undefined }

export function RedeemButton({ option, membership }: RedeemButtonProps) {
  /** Every opening is an act of its own; what is sent again within it counts once. */
  const [act, setAct] = useState<{ key: string; open: boolean }>()
  return (
    <>
      <Button disabled={!option.redeemable} onClick={() => setAct({ key: randomKey(), open: true })}>
        {option.redeemable ? (
          <span>
            Tukar<span className="sr-only"> {option.INAMA}</span>
          </span>
        ) : (
          whyNot(option, membership)
        )}
      </Button>
      {act ? (
        <LazyRedeemDialog
          key={act.key}
          option={option}
          points={membership?.userPoint}
          idempotencyKey={act.key}
          open={act.open}
          onClose={() => setAct({ ...act, open: false })}
        />
      ) : null}
    </>
  )
}

function whyNot({ MPVDJUMLAHPOINT }: VoucherOption, membership: RedeemButtonProps['membership']) {
  const enough = membership && membership.userPoint >= MPVDJUMLAHPOINT
  return enough && !membership.statusMembership ? 'Keanggotaan Tidak Aktif' : 'Poin Tidak Cukup'
}
