import { readOwnInvoice } from '@nmw/contract/invoice'
import { useParams, useSearch } from '@tanstack/react-router'
import { InvoiceSkeleton } from '../../shared/invoice/invoice-skeleton.tsx'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { useGoBack } from '../../lib/page/use-go-back.ts'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { OwnInvoiceMissing } from './own-invoice-missing.tsx'
import { OwnInvoiceView } from './own-invoice-view.tsx'
import { paymentHistoryPath } from './payment-history-path.ts'

export function MemberInvoiceScreen() {
  const { inv = '' } = useParams({ strict: false })
  const { print } = useSearch({ strict: false })
  const invoice = useRead(readOwnInvoice, { params: { invoice: inv } }, { quiet: true })
  const goBack = useGoBack(paymentHistoryPath)
  return (
    <>
      <div className="screen-only">
        <TopBar title="Invoice" onBack={goBack} />
      </div>
      {invoice.data ? (
        <OwnInvoiceView invoice={invoice.data} printAtOnce={print === '1'} />
      ) : invoice.isError ? (
        <OwnInvoiceMissing
          error={invoice.error}
          reloading={invoice.isFetching}
          onReload={() => void invoice.refetch()}
        />
      ) : (
        <InvoiceSkeleton />
      )}
    </>
  )
}
