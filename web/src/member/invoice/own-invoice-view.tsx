import type { OwnInvoice } from '@nmw/contract/invoice'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { InvoiceSheet } from '../../shared/invoice/invoice-sheet.tsx'
import { PrintButtons } from '../../shared/invoice/print-buttons.tsx'
import { usePrint } from '../../shared/invoice/use-print.ts'
import type { KeyValue } from '../../ui/list/key-value-list.tsx'
import styles from './own-invoice-view.module.css'
import { ReceiptCode } from './receipt-code.tsx'
import { ShareReceipt } from './share-receipt.tsx'

type OwnInvoiceViewProps = { invoice: OwnInvoice; printAtOnce: boolean }

export function OwnInvoiceView({ invoice, printAtOnce }: OwnInvoiceViewProps) {
  const { paper, print } = usePrint(printAtOnce)
  const path = `/invoice/${invoice.token}`
  return (
    <div className={styles.view}>
      <InvoiceSheet invoice={invoice} paper={paper} facts={factsOf(invoice)} foot={<ReceiptCode path={path} />} />
      <div className={styles.acts}>
        <PrintButtons param={invoice.header.noInvoice} paper={paper} onPrint={print} />
        <ShareReceipt path={path} noInvoice={invoice.header.noInvoice} />
      </div>
    </div>
  )
}

function factsOf({ buyer: { phone, address }, weight }: OwnInvoice): KeyValue[] {
  return [
    ...(phone ? [{ key: 'Telepon', value: <span className="num">{spacedNumber(phone)}</span> }] : []),
    ...(address ? [{ key: 'Alamat', value: address }] : []),
    ...(weight > 0 ? [{ key: 'Berat', value: `${weight.toLocaleString('id')} gram` }] : []),
  ]
}
