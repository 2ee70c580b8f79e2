import type { OrderCard } from '@nmw/contract/order'
import { usePassedDeadline } from './use-passed-deadline.ts'

type Waiting = Pick<OrderCard, 'orderStatus' | 'expiredDate' | 'checkingPayment'>

/** Orders as of now: after its deadline an unpaid order is being checked, even if it cannot be read again. */
export function useOrderDeadline<T extends Waiting>(orders: readonly T[], read: () => unknown): T[] {
  const payable = orders.filter(isPayable).map(({ expiredDate }) => Date.parse(expiredDate))
  const passed = usePassedDeadline(payable, read)
  return orders.map((order) => orderAfterDeadline(order, passed))
}

export function orderAfterDeadline<T extends Waiting>(order: T, passed: number): T {
  const over = isPayable(order) && Date.parse(order.expiredDate) <= passed
  return over ? { ...order, checkingPayment: true } : order
}

function isPayable({ orderStatus, checkingPayment }: Waiting) {
  return orderStatus === 'WAITING_PAYMENT' && !checkingPayment
}
