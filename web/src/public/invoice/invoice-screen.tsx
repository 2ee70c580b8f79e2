import { readPublicInvoice } from '@nmw/contract/invoice'
import { useParams, useSearch } from '@tanstack/react-router'
import { InvoiceMissing } from '../../lib/invoice/invoice-missing.tsx'
import { InvoiceSkeleton } from '../../lib/invoice/invoice-skeleton.tsx'
import { useRead } from '../../lib/use-endpoint.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import styles from './invoice-screen.module.css'
import { ReceiptView } from './receipt-view.tsx'

/** The receipt for whoever has its link; no menu, because she may be nobody here. */
export function InvoiceScreen() {
  const { params: param = '' } = useParams({ strict: false })
  const { print } = useSearch({ strict: false })
  const invoice = useRead(readPublicInvoice, { params: { param } }, { quiet: true })
  const again = { reloading: invoice.isFetching, onReload: () => void invoice.refetch() }
  return (
    <main className={styles.page} lang="id">
      {invoice.data ? (
        <ReceiptView invoice={invoice.data} param={param} printAtOnce={print === '1'} {...again} />
      ) : invoice.isError ? (
        <>
          <BrandMark />
          <InvoiceMissing level={1} error={invoice.error} {...again}>
            Periksa tautannya, atau minta tautan baru kepada klinik.
          </InvoiceMissing>
        </>
      ) : (
        <InvoiceSkeleton />
      )}
    </main>
  )
}
