import { BRAND } from '@nmw/contract/brand'
import type { DescribePage } from '../../lib/content.ts'
import type { InvoiceContent } from './invoice-content.ts'

/** Says nothing of what stands on it: a chat that shows a preview of the link would tell it to everybody there. */
export const invoiceHead: DescribePage<InvoiceContent> = () => ({
  title: 'Invoice',
  description: `Struk pembayaran ${BRAND.name}`,
  path: '',
  hidden: true,
})
