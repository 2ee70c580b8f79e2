import { CATEGORY } from '@nmw/contract/notification'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { notify } from '../notification/notify.ts'
import { lockOrder } from '../order/lock-order.ts'

const news = {
  returned: 'dikembalikan kurir ke klinik. Kami sedang mengurusnya.',
  lost: 'dinyatakan kurir hilang atau rusak. Kami sedang mengurusnya.',
}

export async function notifyParcelProblem(context: Context, db: Database, orderId: number, step: keyof typeof news) {
  const row = await lockOrder(db, orderId)
  if (row?.orderStatus !== 'SHIPPED') return
  await notify(db, {
    accountId: row.patientId,
    category: CATEGORY.payment,
    message: `Paket pesanan ${row.invoice} ${news[step]}`,
    link: `/user/order/${row.invoice}`,
    dedupeKey: `order-${row.invoice}-${step}`,
    at: context.now(),
  })
}
