import type { Result } from '@nmw/contract/endpoint'
import type { readMembership } from '@nmw/contract/point'
import { useState } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { LazyRedeemDialog } from './lazy-redeem-dialog.tsx'
import type { VoucherOption } from './voucher-option.ts'

type RedeemButtonProps = {
  option: VoucherOption
  membership: Result<typeof readMembership> | undefined
  /** closed with too few points left to redeem again */
  onSpent: () => void
}

export function RedeemButton({ option, membership, onSpent }: RedeemButtonProps) {
  /**
   * Each opening is one redemption; retries within it count once. After a lost answer the same opening is continued.
   */
  const [openings, setOpenings] = useState(0)
  const [open, setOpen] = useState(false)
  const [undecided, setUndecided] = useState(false)

  function ask() {
    if (!undecided) setOpenings(openings + 1)
    setOpen(true)
  }

  function close(stillUndecided: boolean) {
    setUndecided(stillUndecided)
    setOpen(false)
    if (!option.redeemable) onSpent()
  }

  return (
    <>
      <Button disabled={!option.redeemable} onClick={ask}>
        {option.redeemable ? (
          <span>
            Tukar<span className="sr-only"> {option.INAMA}</span>
          </span>
        ) : (
          whyNot(option, membership)
        )}
      </Button>
      {openings ? (
        <LazyRedeemDialog key={openings} option={option} points={membership?.userPoint} open={open} onClose={close} />
      ) : null}
    </>
  )
}

function whyNot({ MPVDJUMLAHPOINT }: VoucherOption, membership: RedeemButtonProps['membership']) {
  const enough = membership && membership.userPoint >= MPVDJUMLAHPOINT
  return enough && !membership.statusMembership ? 'Keanggotaan Tidak Aktif' : 'Poin Tidak Cukup'
}
