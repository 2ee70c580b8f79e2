import { ApiError } from '../../lib/call/call.ts'
import { InvoiceMissing } from '../../shared/invoice/invoice-missing.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { paymentHistoryPath } from './payment-history-path.ts'

type OwnInvoiceMissingProps = { error: Error; reloading: boolean; onReload: () => void }

export function OwnInvoiceMissing({ error, reloading, onReload }: OwnInvoiceMissingProps) {
  return (
    <InvoiceMissing
      status={error instanceof ApiError ? error.status : 500}
      reloading={reloading}
      onReload={onReload}
      next={
        <UiLink href={paymentHistoryPath} className={buttonClass()}>
          Lihat riwayat pembayaran
        </UiLink>
      }
    >
      Invoice dengan nomor ini tidak ada di akun Anda.
    </InvoiceMissing>
  )
}
