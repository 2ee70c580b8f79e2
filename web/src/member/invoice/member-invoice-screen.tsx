import { readOwnInvoice } from '@nmw/contract/invoice'
import { useParams, useSearch } from '@tanstack/react-router'
import { ApiError } from '../../lib/call.ts'
import { InvoiceMissing } from '../../lib/invoice/invoice-missing.tsx'
import { InvoiceSkeleton } from '../../lib/invoice/invoice-skeleton.tsx'
import { useRead } from '../../lib/use-endpoint.ts'
import { useGoBack } from '../../lib/use-go-back.ts'
import { TopBar } from '../../ui/top-bar.tsx'
import { OwnInvoiceView } from './own-invoice-view.tsx'

export function MemberInvoiceScreen() {
  const { inv = '' } = useParams({ strict: false })
  const { print } = useSearch({ strict: false })
  const invoice = useRead(readOwnInvoice, { params: { invoice: inv } }, { quiet: true })
  const goBack = useGoBack('/user/order?slug=history-payment')
  return (
    <>
      <div className="screen-only">
        <TopBar title="Invoice" onBack={goBack} />
      </div>
      {invoice.data ? (
        <OwnInvoiceView invoice={invoice.data} printAtOnce={print === '1'} />
      ) : invoice.isError ? (
        <InvoiceMissing
          status={invoice.error instanceof ApiError ? invoice.error.status : 500}
          reloading={invoice.isFetching}
          onReload={() => void invoice.refetch()}
        >
          Invoice dengan nomor ini tidak ada di akun Anda.
        </InvoiceMissing>
      ) : (
        <InvoiceSkeleton />
      )}
    </>
  )
}
