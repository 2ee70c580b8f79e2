import { CATEGORY } from '@nmw/contract/notification'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { order } from '../database/schema/order-table.ts'
import { notify } from '../notification/notify.ts'

type Row = typeof order.$inferSelect

/** Notifies of a step that does not change the order's state, once each. */
export function notifyOrderStep(
  { now }: Context,
  db: Database,
  { patientId, invoice }: Row,
  step: string,
  news: string,
) {
  return notify(db, {
    accountId: patientId,
    category: CATEGORY.payment,
    message: `Pesanan ${invoice} ${news}`,
    link: `/user/order/${invoice}`,
    dedupeKey: `order-${invoice}-${step}`,
    at: now(),
  })
}
