import type { OrderCard } from '@nmw/contract/order'
import { usePassed } from './use-passed.ts'

type Waiting = Pick<OrderCard, 'orderStatus' | 'expiredDate' | 'checkingPayment'>

/** These orders as they stand now: what can no longer be paid is being checked, also if it cannot be read again. */
export function useDeadline<T extends Waiting>(orders: readonly T[], read: () => unknown): T[] {
  const payable = orders.filter(isPayable).map(({ expiredDate }) => Date.parse(expiredDate))
  const passed = usePassed(payable, read)
  return orders.map((order) => overBy(order, passed))
}

export function overBy<T extends Waiting>(order: T, passed: number): T {
  const over = isPayable(order) && Date.parse(order.expiredDate) <= passed
  return over ? { ...order, checkingPayment: true } : order
}

function isPayable({ orderStatus, checkingPayment }: Waiting) {
  return orderStatus === 'WAITING_PAYMENT' && !checkingPayment
}
