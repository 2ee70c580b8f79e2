import type { OrderCard } from '@nmw/contract/order'
import { useEffect, useEffectEvent } from 'react'
import { serverNow } from '../../lib/server-clock.ts'

type Waiting = Pick<OrderCard, 'orderStatus' | 'expiredDate' | 'checkingPayment'>

/** So that the time is over by the server's clock, too. */
const AFTER = 500

/** Reads again once the first of these orders can no longer be paid: until the job ends it no news comes of that. */
export function useDeadline(orders: readonly Waiting[], read: () => unknown) {
  const until = firstDeadline(orders)
  const over = useEffectEvent(() => void read())

  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setTimeout(() => over(), Math.max(until - serverNow(), 0) + AFTER)
    return () => clearTimeout(timer)
  }, [until])
}

function firstDeadline(orders: readonly Waiting[]) {
  const payable = orders.filter(
    ({ orderStatus, checkingPayment }) => orderStatus === 'WAITING_PAYMENT' && !checkingPayment,
  )
  return payable.map(({ expiredDate }) => Date.parse(expiredDate)).toSorted((one, other) => one - other)[0]
}
