import { listPointHistory, readMembership } from '@nmw/contract/point'
import { cancelVoucher, listMemberVouchers, type MemberVoucher, readVoucher } from '@nmw/contract/voucher'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { voucherListPath } from './voucher-paths.ts'
import { formatPoints } from './voucher-texts.ts'

export function CancelRedemptionButton({ voucher }: { voucher: MemberVoucher }) {
  const toast = useToast()
  const router = useRouter()
  const cancel = useChange(cancelVoucher, {
    refreshes: [listMemberVouchers, readMembership, listPointHistory, readVoucher],
  })
  const [asking, setAsking] = useState(false)

  async function confirm() {
    try {
      await cancel.mutateAsync({ params: { code: voucher.codeVoucher } })
      toast.success(cancelVoucher.success)
      await router.navigate({ href: voucherListPath, replace: true })
    } catch {
      // the shared error handler has shown it
      setAsking(false)
    }
  }

  return (
    <>
      <Button variant="danger" block onClick={() => setAsking(true)}>
        Batalkan Penukaran
      </Button>
      <LazyConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title="Batalkan penukaran?"
        description={`${formatPoints(voucher.pointVoucher)} kembali ke saldo Anda, dan kode voucher ini tidak berlaku lagi.`}
        confirmLabel="Ya, batalkan"
        danger
        busy={cancel.isPending}
      />
    </>
  )
}
