import type { order } from '../database/schema/order-table.ts'
import type { payment } from '../database/schema/payment-table.ts'
import { findPaymentMethod } from '../payment-method/all-payment-methods.ts'
import { isDeskMethod } from '../payment-method/desk-methods.ts'

type Order = Pick<typeof order.$inferSelect, 'invoice' | 'paymentMethod'>
type Payment = Pick<typeof payment.$inferSelect, 'accountNumber' | 'expiresAt'> | undefined

/** The gateway's own URL is not sent to the browser. */
export function paymentInformationOf({ invoice, paymentMethod }: Order, opened: Payment) {
  const { code, name, image } = findPaymentMethod(paymentMethod)
  return {
    payment_methode: code,
    method: { code, name, image },
    // Already paid at the desk: do not show the virtual account.
    virtual_account_info:
      opened?.accountNumber && !isDeskMethod(code)
        ? {
            virtual_account_number: opened.accountNumber,
            expired_date_utc: opened.expiresAt.toISOString(),
            how_to_pay_api: `/legacy/payment/how-to-pay/${invoice}`,
          }
        : null,
  }
}
