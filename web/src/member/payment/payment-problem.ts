import type { OrderDetail } from '@nmw/contract/order'
import { accountOf } from './account-of.ts'

type Information = Partial<OrderDetail['paymentInformation']>
type Paid = { paymentInformation?: (Information & { virtualAccountData?: Information['virtual_account_info'] }) | null }

/** Why there is nothing to pay to, as far as the order itself tells. */
export function paymentProblem({ paymentInformation }: Paid) {
  if (!paymentInformation) return 'Invalid Missing Object'
  return accountOf(paymentInformation)?.how_to_pay_api ? undefined : 'Payment Invalid'
}
