import { receiveStock } from '../../stock/receive-stock.ts'
import type { TestApp } from '../app/open-test-app.ts'

type Server = Pick<TestApp, 'db' | 'context'>

let deliveries = 0

type Delivery = {
  branchId: number
  goods: { productId: string } | { medicineId: string }
  quantity?: number
  expiresOn?: string
}

/** Receives stock at a branch. */
export function stockShelf(
  { db, context }: Server,
  { branchId, goods, quantity = 1_000, expiresOn = '2099-12-31' }: Delivery,
) {
  const batch = `T${++deliveries}`
  return receiveStock(context, db, { branchId, goods, batch, expiresOn, quantity, reference: batch, byAccountId: null })
}
