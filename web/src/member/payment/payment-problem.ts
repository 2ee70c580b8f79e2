import type { OrderDetail } from '@nmw/contract/order'

type Paid = { paymentInformation?: Partial<OrderDetail['paymentInformation']> | null }

/** Why there is nothing to pay to, as far as the order itself tells. */
export function paymentProblem({ paymentInformation }: Paid) {
  if (!paymentInformation) return 'Invalid Missing Object'
  return paymentInformation.virtual_account_info?.how_to_pay_api ? undefined : 'Payment Invalid'
}
