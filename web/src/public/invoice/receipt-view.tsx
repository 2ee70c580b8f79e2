import type { Invoice } from '@nmw/contract/invoice'
import { RELOAD } from '@nmw/contract/invoice-labels'
import { InvoiceSheet } from '../../shared/invoice/invoice-sheet.tsx'
import { PrintButtons } from '../../shared/invoice/print-buttons.tsx'
import { usePrint } from '../../shared/invoice/use-print.ts'
import { Button } from '../../ui/frame/button.tsx'
import { refreshIcon } from '../../ui/icon/state-icons.ts'
import styles from './receipt-view.module.css'

type ReceiptViewProps = {
  invoice: Invoice
  param: string
  printAtOnce: boolean
  reloading: boolean
  onReload: () => void
}

export function ReceiptView({ invoice, param, printAtOnce, reloading, onReload }: ReceiptViewProps) {
  const { paper, print } = usePrint(printAtOnce)
  return (
    <>
      <h1 className="sr-only">Invoice {invoice.header.noInvoice}</h1>
      <InvoiceSheet invoice={invoice} paper={paper} />
      <div className={styles.acts}>
        <PrintButtons param={param} paper={paper} onPrint={print} />
        <Button variant="quiet" icon={refreshIcon} busy={reloading} onClick={onReload}>
          {RELOAD}
        </Button>
      </div>
    </>
  )
}
