import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { moveOrder } from './move-order.ts'

/** No payment could be opened, and the retries are used up. */
export async function failOrder(context: Context, db: Database, { orderId }: { orderId: number }) {
  return (await moveOrder(context, db, { orderId, move: 'fail', by: 'system' })) !== undefined
}
