import type { NewSale } from '@nmw/contract/sale'
import * as contract from '@nmw/contract/sale'
import { checkVoucherCode, useVoucherCode } from '@nmw/contract/ops-desk'
import { listDownPayments, listPrescribed } from '@nmw/contract/ops-sale'
import { and, eq } from 'drizzle-orm'
import { branch } from '../../database/schema/branch-table.ts'
import { product } from '../../database/schema/product-table.ts'
import { stock } from '../../database/schema/stock-table.ts'
import { createDoctorSession } from './create-doctor-session.ts'
import { createStaff, type StaffRole } from './create-staff.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { stockShelf } from './stock-shelf.ts'

export type TestDesk = Awaited<ReturnType<typeof createDesk>>
type Made = { invoice: string; token: string; total: number; paid: number; change: number; point: number }

/** A branch with a front office account that sells there. */
export async function createDesk(testApp: TestApp, role?: StaffRole) {
  const { branch: place } = await createDoctorSession(testApp)
  const { person, call } = await createStaff(testApp, { ...(role && { role }), branchId: place.id })
  return {
    branch: place,
    person,
    /** Stocks every product that the test has not stocked. */
    sell: async (body: NewSale, key?: string) => {
      await fillEmptyShelves(testApp, body.branchId ?? place.id, body.items)
      const answer = await call(contract.createSale, { body }, keyed(key))
      return { ...answer, made: answer.result as Made }
    },
    checkVoucher: (code: string) => call(checkVoucherCode, { body: { branch: place.id, code } }),
    useVoucher: (code: string, key?: string) => call(useVoucherCode, { body: { branch: place.id, code } }, keyed(key)),
    downPayments: (patient: number) =>
      call(listDownPayments, { query: { branch: String(place.id), patient: String(patient) } }),
    prescribed: (patient: number, branchId = place.id) =>
      call(listPrescribed, { query: { branch: String(branchId), patient: String(patient) } }),
    undo: (invoice: string, reason = 'Salah input') =>
      call(contract.voidSale, { params: { invoice }, body: { reason } }),
  }
}

const keyed = (key?: string) => (key ? { 'idempotency-key': key } : {})

async function fillEmptyShelves(testApp: TestApp, branchId: number, items: NewSale['items']) {
  if (!(await testApp.db.$count(branch, eq(branch.id, branchId)))) return
  for (const { kind, id } of items) {
    if (kind !== 'product') continue
    const known = await testApp.db.$count(stock, and(eq(stock.branchId, branchId), eq(stock.itemId, id)))
    const sold = await testApp.db.$count(product, eq(product.id, id))
    if (!known && sold) await stockShelf(testApp, { branchId, goods: { productId: id }, quantity: 100_000 })
  }
}
