import { listPointHistory, readMembership } from '@nmw/contract/point'
import { listMemberVouchers, readVoucher, redeemVoucher, VOUCHER_DAYS } from '@nmw/contract/voucher'
import { isAnswer } from '../../lib/idempotent-call.ts'
import { useChange } from '../../lib/use-endpoint.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ResultMark } from '../../ui/result-mark.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import type { VoucherOption } from './voucher-option.ts'
import { pointPath, voucherListPath } from './voucher-paths.ts'
import { pointWords } from './voucher-words.ts'

export type RedeemDialogProps = {
  option: VoucherOption
  /** the balance before, if it is known */
  points: number | undefined
  open: boolean
  /** `undecided`: nobody knows yet whether the points are gone */
  onClose: (undecided: boolean) => void
}

/** The button that was pressed is gone with its face: the dialog takes the focus, so that its new title is read. */
function takeFocus(words: HTMLElement | null) {
  words?.closest<HTMLElement>('[role="alertdialog"]')?.focus()
}

/** Asks, then says what came of it: three faces of one dialog. */
export function RedeemDialog({ option, points, open, onClose }: RedeemDialogProps) {
  const { MPVDID, INAMA, MPVDJUMLAHPOINT } = option
  const redeem = useChange(redeemVoucher, {
    refreshes: [readMembership, listMemberVouchers, listPointHistory, readVoucher],
    quiet: true,
  })
  const send = () => redeem.mutate({ query: { id: MPVDID } })
  // Nothing was decided yet: under the same key it may be sent again.
  const undecided = redeem.isError && !isAnswer(redeem.error)
  const close = () => onClose(undecided)
  const dialog = { open, onClose: close, mustAnswer: true, locked: redeem.isPending }

  if (redeem.isSuccess) {
    return (
      <Dialog
        {...dialog}
        mark={<ResultMark result="success" />}
        title="Penukaran berhasil"
        description={
          <span ref={takeFocus}>
            {INAMA} ada di Voucher Saya dan berlaku {VOUCHER_DAYS} hari.
          </span>
        }
        actions={
          <>
            <UiLink href={pointPath} className={buttonClass({ variant: 'line' })}>
              Tukar lagi
            </UiLink>
            <UiLink href={voucherListPath} className={buttonClass()}>
              Lihat voucher
            </UiLink>
          </>
        }
      />
    )
  }
  if (redeem.isError) {
    return (
      <Dialog
        {...dialog}
        mark={<ResultMark result="failure" />}
        title={redeem.error.message}
        description={
          <span ref={takeFocus}>
            {undecided ? 'Poin Anda tidak dipotong dua kali bila dicoba lagi.' : 'Poin Anda tidak berkurang.'}
          </span>
        }
        actions={
          <>
            <Button variant="line" onClick={close}>
              Tutup
            </Button>
            {undecided ? <Button onClick={send}>Coba lagi</Button> : null}
          </>
        }
      />
    )
  }
  const left = points === undefined ? '' : ` Sisa poin Anda ${pointWords(points - MPVDJUMLAHPOINT)}.`
  return (
    <Dialog
      {...dialog}
      title={`Tukar ${pointWords(MPVDJUMLAHPOINT)}?`}
      description={`${INAMA}, berlaku ${VOUCHER_DAYS} hari di semua cabang.${left}`}
      actions={
        <>
          <Button variant="line" disabled={redeem.isPending} onClick={close}>
            Kembali
          </Button>
          <Button busy={redeem.isPending} onClick={send}>
            Tukar
          </Button>
        </>
      }
    />
  )
}
