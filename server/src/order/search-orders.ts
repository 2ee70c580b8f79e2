import type { OrderStatus } from '@nmw/contract/order'
import { pageInfoOf } from '@nmw/contract/page'
import { addDays, momentOf } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import type { Caller } from '../http/route.ts'
import { isCheckingPayment } from './is-checking-payment.ts'
import { countOrders, type ListedOrder, listOrders, type OrderFilter } from './order-list-queries.ts'
import { paymentInformationOf } from './payment-information.ts'

/** More than any patient has at once. */
const OVERDUE_SHOWN = 10

type Query = {
  page: number
  limit: number
  search: string
  status?: OrderStatus | 'MARKETPLACE' | 'all' | '' | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}

export async function searchOrders(context: Context, { caller, query }: { caller: Caller; query: Query }) {
  const { page, limit } = query
  const now = context.now()
  const filter = filterOf(now, caller, query)
  const [rows, overdue] = await Promise.all([
    listOrders(context.db, filter, { limit, offset: (page - 1) * limit }),
    query.status === 'WAITING_PAYMENT' ? listOverdue(context, filter) : [],
  ])
  // A page past the end returns no rows and so no total.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countOrders(context.db, filter))
  const card = (row: ListedOrder) => cardOf(row, now)
  return { datas: rows.map(card), page: pageInfoOf(total, { page, limit }), checking: overdue.map(card) }
}

/** Overdue but not expired yet: shown as being checked. */
function listOverdue({ db }: Context, filter: OrderFilter) {
  const until = { expiresAfter: null, expiresBy: filter.expiresAfter }
  return listOrders(db, { ...filter, ...until }, { limit: OVERDUE_SHOWN, offset: 0 })
}

function cardOf(row: ListedOrder, now: Date) {
  return {
    id: row.id,
    invoice: row.invoice,
    createDate: row.createdAt.toISOString(),
    transactionType: row.type === 'CONSULTATION' ? ('KONSULTASI' as const) : ('MARKETPLACE' as const),
    paymentStatus: row.paymentStatus,
    orderStatus: row.orderStatus,
    grandtotal: row.grandTotal,
    items: row.items.map(({ name, quantity }) => ({ INAMA: name, ivdQty: quantity })),
    image: row.items[0]?.image ?? null,
    doctor_name: row.doctorName,
    doctor_image: row.doctorImage,
    medId: row.medicalId ?? row.redeemedMedicalId,
    rsvId: row.appointmentId ?? row.redeemedId,
    expiredDate: row.expiresAt.toISOString(),
    checkingPayment: isCheckingPayment(row, now),
    paymentInformation: paymentInformationOf(row, row.payment ?? undefined),
  }
}

function filterOf(now: Date, { accountId }: Caller, { search, status, startDate, endDate }: Query): OrderFilter {
  const isType = status === 'MARKETPLACE' || status === 'CONSULTATION'
  const isStatus = !isType && status && status !== 'all'
  return {
    patientId: accountId,
    type: isType ? status : null,
    status: isStatus ? status : null,
    // An overdue order no longer counts as waiting, even before the job ran.
    expiresAfter: status === 'WAITING_PAYMENT' ? now.toISOString() : null,
    expiresBy: null,
    pattern: search ? containsPattern(search) : null,
    // Filter days are days in WIB.
    from: startDate ? momentOf('Asia/Jakarta', startDate, '00:00').toISOString() : null,
    until: endDate ? momentOf('Asia/Jakarta', addDays(endDate, 1), '00:00').toISOString() : null,
  }
}
