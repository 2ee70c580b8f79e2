import type { OrderDetail } from '@nmw/contract/order'
import { accountOf } from './account-of.ts'

type Information = Partial<OrderDetail['paymentInformation']>
type Paid = { paymentInformation?: (Information & { virtualAccountData?: Information['virtual_account_info'] }) | null }

export function paymentProblem({ paymentInformation }: Paid) {
  if (!paymentInformation) return 'Invalid Missing Object'
  return accountOf(paymentInformation)?.how_to_pay_api ? undefined : 'Payment Invalid'
}
