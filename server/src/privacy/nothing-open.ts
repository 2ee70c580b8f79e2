import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { order } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { sale } from '../database/schema/sale-table.ts'
import { openDownPayment } from '../sale/open-down-payment.ts'

const ON_ITS_WAY = ['WAITING_PAYMENT', 'WAITING_CONFIRM', 'PROCESS', 'SELF_PICKUP', 'SHIPPED'] as const
const TO_COME = 1

/**
 * Nothing is pending for the account: without name and contacts, no parcel, refund or doctor could reach the patient. A
 * paid consultation keeps its order status, so its appointment decides.
 */
export function nothingOpen(db: Database) {
  const own = eq(order.patientId, account.id)
  return and(
    notExists(
      db
        .select({ id: order.id })
        .from(order)
        .where(and(own, inArray(order.orderStatus, ON_ITS_WAY))),
    ),
    notExists(
      db
        .select({ id: refundCase.id })
        .from(refundCase)
        .innerJoin(order, eq(order.id, refundCase.orderId))
        .where(and(own, inArray(refundCase.state, ['DIAJUKAN', 'DISETUJUI']))),
    ),
    notExists(
      db
        .select({ id: sale.id })
        .from(sale)
        .where(and(eq(sale.patientId, account.id), openDownPayment(db))),
    ),
    notExists(
      db
        .select({ id: appointment.id })
        .from(appointment)
        .where(and(eq(appointment.patientId, account.id), eq(appointment.status, TO_COME))),
    ),
  )
}
