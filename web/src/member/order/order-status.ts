import { ORDER_LABELS, type OrderStatus, PAYMENT_LABELS, type PaymentStatus } from '@nmw/contract/order'
import { CHECKING_PAYMENT } from '@nmw/contract/payment'
import type { BadgeProps } from '../../ui/list/badge.tsx'
import { blockedIcon, clockIcon, successIcon } from '../../ui/icon/state-icons.ts'
import { boxIcon, storeIcon, truckIcon } from '../../ui/icon/thing-icons.ts'

type Facts = {
  transactionType: 'MARKETPLACE' | 'KONSULTASI'
  orderStatus: OrderStatus
  paymentStatus: PaymentStatus
  checkingPayment: boolean
}
type Shown = { label: string } & Pick<BadgeProps, 'tone' | 'icon'>

const looks: Record<OrderStatus, Omit<Shown, 'label'>> = {
  WAITING_PAYMENT: { tone: 'warning', icon: clockIcon },
  WAITING_CONFIRM: { tone: 'info', icon: clockIcon },
  PROCESS: { tone: 'info', icon: boxIcon },
  SELF_PICKUP: { tone: 'info', icon: storeIcon },
  SHIPPED: { tone: 'info', icon: truckIcon },
  COMPLETED: { tone: 'success', icon: successIcon },
  CONSULTATION: { tone: 'success', icon: successIcon },
  CANCEL: { tone: 'danger', icon: blockedIcon },
}

/**
 * A consultation shows its payment status until it is paid, then the order status; goods always show the order
 * status.
 */
export function shownStatus({ transactionType, orderStatus, paymentStatus, checkingPayment }: Facts): Shown {
  if (checkingPayment) return { label: CHECKING_PAYMENT, tone: 'info', icon: clockIcon }
  const byPayment = transactionType === 'KONSULTASI' && paymentStatus !== 'PAID'
  return {
    label: byPayment ? PAYMENT_LABELS[paymentStatus] : ORDER_LABELS[orderStatus],
    ...looks[orderStatus],
  }
}

const hidden = new Set<string>(['CANCEL', 'FAILED', 'EXPIRED', 'CONSULTATION'])

/** Payable orders get 'Lihat Cara Bayar', other goods can be ordered again; closed orders have no detail. */
export function actionsOf({ transactionType, orderStatus, paymentStatus, checkingPayment }: Facts) {
  const pending = paymentStatus === 'PENDING' && (orderStatus === 'WAITING_PAYMENT' || orderStatus === 'CONSULTATION')
  return {
    payable: pending && !checkingPayment,
    again: !pending && transactionType === 'MARKETPLACE',
    detail: !hidden.has(orderStatus) && !hidden.has(paymentStatus),
    cancellable: orderStatus === 'WAITING_PAYMENT' && paymentStatus === 'PENDING',
  }
}
