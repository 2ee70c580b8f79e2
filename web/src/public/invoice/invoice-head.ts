import { BRAND } from '@nmw/contract/brand'
import type { DescribePage } from '../../lib/reads/content.ts'
import type { InvoiceContent } from './invoice-content.ts'

/** Reveals nothing of the invoice: a chat's link preview would show it to everybody there. */
export const invoiceHead: DescribePage<InvoiceContent> = () => ({
  title: 'Invoice',
  description: `Struk pembayaran ${BRAND.name}`,
  path: '',
  hidden: true,
})
