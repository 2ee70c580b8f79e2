import * as address from '@nmw/contract/address'
import * as contract from '@nmw/contract/checkout'
import { asc, eq } from 'drizzle-orm'
import { prescriptionItem } from '../../database/schema/prescription-table.ts'
import { ensureFirstBranch } from './create-test-branch.ts'
import { createMember } from './create-member.ts'
import { createPatient } from './create-patient.ts'
import { createPrescription } from './create-prescription.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { signIn } from '../app/sign-in.ts'
import { createProduct } from './create-goods.ts'
import { stockShelf } from './stock-shelf.ts'

export const homeForm = {
  fullName: 'Siti Rahmawati',
  phone: '6281000000201',
  address: 'Jl. Melati No. 5',
  postalCode: '10310',
  note: 'Pagar hijau',
  label: 'Rumah',
  primary: true,
  area: { provinceId: 31, cityId: 3171, subdistrictId: 317106 },
}

type Wanted = {
  member?: boolean
  iter?: number
  lines?: NonNullable<Parameters<typeof createPrescription>[1]['lines']>
  /** Stock of each medicine at every branch that could dispense it. */
  pieces?: number
}

let redeemers = 0

/** A patient with an address, a prescription whose medicines are in stock, and a product without prescription. */
export async function createRedeemer(testApp: TestApp, { member = false, iter = 1, lines, pieces }: Wanted = {}) {
  const number = ++redeemers
  const phone = `6282${String(100_000_000 + number)}`
  const person = member ? await createMember(testApp, { account: { phone } }) : await createPatient(testApp, { phone })
  const session = await signIn(testApp, person)
  const send = (endpoint: Parameters<TestApp['send']>[0], sent: Parameters<TestApp['send']>[1] = {}, more = {}) =>
    testApp.send(endpoint, sent, { ...session, ...more }, '10.5.5.5')
  const { id: origin } = await ensureFirstBranch(testApp)
  const day = testApp.context.now().toISOString().slice(0, 10)
  const given = await createPrescription(testApp, { patientId: person.id, iter, day, ...(lines && { lines }) })
  const product = await createProduct(testApp, { id: `OTC-${number}`, price: 100_000, weight: 250 })
  const medicines = await testApp.db
    .select({ medicineId: prescriptionItem.medicineId })
    .from(prescriptionItem)
    .where(eq(prescriptionItem.prescriptionId, given.id))
    .orderBy(asc(prescriptionItem.id))
  const ids = medicines.map(({ medicineId }) => medicineId!)
  for (const branchId of [origin, given.branch.id]) {
    for (const medicineId of ids)
      await stockShelf(testApp, { branchId, goods: { medicineId }, ...(pieces !== undefined && { quantity: pieces }) })
    await stockShelf(testApp, { branchId, goods: { productId: product.id } })
  }
  await send(address.createAddress, { body: homeForm })
  const query = { id: given.appointment.medicalId }
  return {
    person,
    session,
    given,
    product,
    ids,
    query,
    send,
    read: () => send(contract.readCheckout, { query }),
    update: (body: unknown) => send(contract.updateCheckout, { query, body }),
    order: (body: unknown = {}, headers: Record<string, string> = {}) =>
      send(contract.createRedemptionOrder, { query, body }, headers),
  }
}

export type Redeemer = Awaited<ReturnType<typeof createRedeemer>>

export const courier = { service: 'jne', serviceType: 'REG23' }
export const pickup = { serviceType: 'SELF_PICKUP' }
export const bank = { methode: 'VIRTUAL_ACCOUNT_BCA' }
