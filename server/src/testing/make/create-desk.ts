import type { NewSale } from '@nmw/contract/sale'
import * as contract from '@nmw/contract/sale'
import { checkVoucherCode, useVoucherCode } from '@nmw/contract/ops-desk'
import { listDownPayments, listPrescribed } from '@nmw/contract/ops-sale'
import { ROLES } from '@nmw/contract/role'
import { and, eq } from 'drizzle-orm'
import { branch } from '../../database/schema/branch-table.ts'
import { product } from '../../database/schema/product-table.ts'
import { stock } from '../../database/schema/stock-table.ts'
import { createDoctorSession } from './create-doctor-session.ts'
import { createPatient } from './create-patient.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { signIn } from '../app/sign-in.ts'
import { stockShelf } from './stock-shelf.ts'

export type TestDesk = Awaited<ReturnType<typeof createDesk>>
type Made = { invoice: string; token: string; total: number; paid: number; change: number; point: number }

/** A branch with a front office account that sells there. */
export async function createDesk(testApp: TestApp, roleId: number = ROLES.frontOffice) {
  const { branch: place } = await createDoctorSession(testApp)
  const person = await createPatient(testApp, { roleId, branchId: place.id })
  const headers = await signIn(testApp, person, 'ops')
  const ip = '10.4.4.4'
  return {
    branch: place,
    person,
    /** Stocks plenty of every product that the test itself has not stocked. */
    sell: async (body: NewSale, key?: string) => {
      await fillEmptyShelves(testApp, body.branchId ?? place.id, body.items)
      const answer = await testApp.send(contract.createSale, { body }, keyed(headers, key), ip)
      return { ...answer, made: answer.result as Made }
    },
    checkVoucher: (code: string) => testApp.send(checkVoucherCode, { body: { branch: place.id, code } }, headers, ip),
    useVoucher: (code: string, key?: string) =>
      testApp.send(useVoucherCode, { body: { branch: place.id, code } }, keyed(headers, key), ip),
    downPayments: (patient: number) =>
      testApp.send(listDownPayments, { query: { branch: String(place.id), patient: String(patient) } }, headers, ip),
    prescribed: (patient: number, branchId = place.id) =>
      testApp.send(listPrescribed, { query: { branch: String(branchId), patient: String(patient) } }, headers, ip),
    undo: (invoice: string, reason = 'Salah input') =>
      testApp.send(contract.voidSale, { params: { invoice }, body: { reason } }, headers, ip),
  }
}

const keyed = (headers: Record<string, string>, key?: string) => ({
  ...headers,
  ...(key && { 'idempotency-key': key }),
})

async function fillEmptyShelves(testApp: TestApp, branchId: number, items: NewSale['items']) {
  if (!(await testApp.db.$count(branch, eq(branch.id, branchId)))) return
  for (const { kind, id } of items) {
    if (kind !== 'product') continue
    const known = await testApp.db.$count(stock, and(eq(stock.branchId, branchId), eq(stock.itemId, id)))
    const sold = await testApp.db.$count(product, eq(product.id, id))
    if (!known && sold) await stockShelf(testApp, { branchId, goods: { productId: id }, quantity: 100_000 })
  }
}
