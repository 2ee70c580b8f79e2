import { listPointHistory, readMembership } from '@nmw/contract/point'
import { listMemberVouchers, readVoucher, redeemVoucher, VOUCHER_DAYS } from '@nmw/contract/voucher'
import { isAnswer } from '../../lib/call/idempotent-call.ts'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ResultMark } from '../../ui/overlay/result-mark.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import type { VoucherOption } from './voucher-option.ts'
import { pointPath, voucherListPath } from './voucher-paths.ts'
import { formatPoints } from './voucher-texts.ts'

export type RedeemDialogProps = {
  option: VoucherOption
  /** the balance before, if known */
  points: number | undefined
  open: boolean
  /** `undecided`: the answer was lost, so the points may be gone */
  onClose: (undecided: boolean) => void
}

/** The pressed button disappears: focusing the dialog makes screen readers announce its new title. */
function focusDialog(content: HTMLElement | null) {
  content?.closest<HTMLElement>('[role="alertdialog"]')?.focus()
}

/** Asks, then shows success or failure in the same dialog. */
export function RedeemDialog({ option, points, open, onClose }: RedeemDialogProps) {
  const { MPVDID, INAMA, MPVDJUMLAHPOINT } = option
  const redeem = useChange(redeemVoucher, {
    refreshes: [readMembership, listMemberVouchers, listPointHistory, readVoucher],
    quiet: true,
  })
  const send = () => redeem.mutate({ query: { id: MPVDID } })
  // Without an answer it may be sent again under the same key.
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
          <span ref={focusDialog}>
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
          <span ref={focusDialog}>
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
  const left = points === undefined ? '' : ` Sisa poin Anda ${formatPoints(points - MPVDJUMLAHPOINT)}.`
  return (
    <Dialog
      {...dialog}
      title={`Tukar ${formatPoints(MPVDJUMLAHPOINT)}?`}
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
