import { CHANGED_MEANWHILE } from '@nmw/contract/clinic-values'
import * as vouchers from '@nmw/contract/clinic-voucher'
import type { Endpoint } from '@nmw/contract/endpoint'
import * as clinic from '@nmw/contract/ops-clinic'
import * as doctors from '@nmw/contract/ops-doctor'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branchRoutes } from '../branch/branch-routes.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { doctorRoutes } from '../doctor/doctor-routes.ts'
import { medicineRoutes } from '../medicine/medicine-routes.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createMedicine, createProduct } from '../testing/make/create-goods.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { clinicVoucherRoutes } from '../voucher/clinic-voucher-routes.ts'
import { productRoutes } from './product-routes.ts'

let testApp: TestApp
let one: Awaited<ReturnType<typeof createStaff>>
let other: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...branchRoutes, ...doctorRoutes, ...medicineRoutes, ...productRoutes, ...clinicVoucherRoutes],
  })
  one = await createStaff(testApp, { role: 'administrator' })
  other = await createStaff(testApp, { role: 'administrator' })
})
afterAll(() => testApp.close())

/** A saved record, how its form is saved and how it is read. */
type SavedRecord = {
  change: Endpoint
  id: string
  body: Record<string, unknown>
  /** the field that both users change */
  field: string
  audited: [action: string, object: string]
  read: () => Promise<unknown>
}

const listed = async (endpoint: Endpoint, id: string | number) => {
  const { result } = await one.call(endpoint)
  const rows = Array.isArray(result) ? result : (result as { datas: unknown[] }).datas
  return (rows as { id: unknown }[]).find((row) => row.id === id)
}

async function savedProduct(): Promise<SavedRecord> {
  const { id, categoryCode: _category, version: _version, ...body } = await createProduct(testApp)
  return {
    change: clinic.changeProduct,
    id,
    body: { ...body, category: 'Uji' },
    field: 'description',
    audited: ['change-product', `product-${id}`],
    read: () => listed(clinic.listClinicProducts, id),
  }
}

async function savedMedicine(): Promise<SavedRecord> {
  const { id, version: _version, ...body } = await createMedicine(testApp, { id: 'OBT-UJI' })
  return {
    change: clinic.changeMedicine,
    id,
    body,
    field: 'note',
    audited: ['change-medicine', `medicine-${id}`],
    read: () => listed(clinic.listClinicMedicines, id),
  }
}

async function savedBranch(): Promise<SavedRecord> {
  const { id, code: _code, version: _version, ...body } = (await createDoctorSession(testApp)).branch
  return {
    change: clinic.changeBranch,
    id: String(id),
    body,
    field: 'address',
    audited: ['change-branch', `branch-${id}`],
    read: () => listed(clinic.listClinicBranches, id),
  }
}

async function savedDoctor(): Promise<SavedRecord> {
  const { id, slug: _slug, version: _version, ...body } = (await createDoctorSession(testApp)).doctor
  return {
    change: doctors.changeDoctor,
    id: String(id),
    body,
    field: 'bio',
    audited: ['change-doctor', `doctor-${id}`],
    read: () => listed(doctors.listClinicDoctors, id),
  }
}

let made = 0
const voucherBody = () => ({
  name: `Voucher ${++made}`,
  image: 'product-01.webp',
  startsOn: '2026-01-01',
  endsOn: '2099-01-01',
  terms: ['Berlaku 30 hari.'],
  usageSteps: ['Tunjukkan kode.'],
  active: true,
})
type Listed = { id: string; version: number; options: { id: number; name: string; points: number }[] }

async function newVoucher() {
  const body = voucherBody()
  const id = `VCG-T${made}`
  await one.call(vouchers.createVoucher, { body: { ...body, id, option: 'Facial', points: 40, value: 200_000 } })
  const read = () => listed(vouchers.listClinicVouchers, id) as Promise<Listed>
  return { id, body, read, option: (await read()).options[0]!.id }
}

async function savedVoucher(): Promise<SavedRecord> {
  const { id, body, read } = await newVoucher()
  return {
    change: vouchers.changeVoucher,
    id,
    body,
    field: 'name',
    audited: ['change-voucher', `voucher-kind-${id}`],
    read,
  }
}

async function savedOption(): Promise<SavedRecord> {
  const { read, option } = await newVoucher()
  return {
    change: vouchers.changeVoucherOption,
    id: String(option),
    body: { points: 50, value: 250_000, active: true },
    field: 'name',
    audited: ['change-voucher-option', `voucher-option-${option}`],
    read: async () => {
      const { version, options } = await read()
      return { version, name: options[0]!.name }
    },
  }
}

test.each<[string, () => Promise<SavedRecord>]>([
  ['product', savedProduct],
  ['medicine', savedMedicine],
  ['branch', savedBranch],
  ['doctor', savedDoctor],
  ['voucher', savedVoucher],
  ['voucher option', savedOption],
])(
  'save conflict: of two who save one %s at once, the second is refused and overwrites nothing',
  async (_what, make) => {
    const { change, id, body, field, audited, read } = await make()
    const from = (version: number, words: string) => ({ params: { id }, body: { ...body, [field]: words, version } })
    const lines = () =>
      testApp.db.$count(auditEntry, and(eq(auditEntry.action, audited[0]), eq(auditEntry.object, audited[1])))

    expect(await read()).toMatchObject({ version: 1 })
    const answers = await Promise.all([
      one.call(change, from(1, 'Yang satu')),
      other.call(change, from(1, 'Yang lain')),
    ])
    expect(sortedCodes(answers)).toEqual([200, 409])
    expect(answers.find(({ code }) => code === 200)?.result).toEqual({ version: 2 })
    expect(answers.find(({ code }) => code === 409)?.message).toBe(CHANGED_MEANWHILE)
    expect(await lines()).toBe(1)
    const winner = answers[0].code === 200 ? 'Yang satu' : 'Yang lain'
    expect(await read()).toMatchObject({ version: 2, [field]: winner })

    expect((await one.call(change, from(2, 'Yang ketiga'))).code).toBe(200)
    expect((await one.call(change, from(2, 'Yang keempat'))).code).toBe(409)
    expect(await read()).toMatchObject({ version: 3, [field]: 'Yang ketiga' })
    expect(await lines()).toBe(2)
  },
)

test('save conflict: a retry after a lost answer is not a conflict', async () => {
  const { change, id, body, read } = await savedProduct()
  const sent = { params: { id }, body: { ...body, description: 'Sekali', version: 1 } }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const twice = [await one.call(change, sent, key), await one.call(change, sent, key)]
  for (const answer of twice) expect(answer).toMatchObject({ code: 200, result: { version: 2 } })
  expect(await read()).toMatchObject({ version: 2 })
})

test('save conflict: a voucher and its options share one version', async () => {
  const { id, body, read, option } = await newVoucher()
  const choice = { name: 'Facial', points: 45, value: 200_000, active: true }
  const changed = await one.call(vouchers.changeVoucherOption, {
    params: { id: String(option) },
    body: { ...choice, version: 1 },
  })
  expect(changed).toMatchObject({ code: 200, result: { version: 2 } })
  const late = [
    await other.call(vouchers.changeVoucher, { params: { id }, body: { ...body, version: 1 } }),
    await other.call(vouchers.changeVoucherOption, {
      params: { id: String(option) },
      body: { ...choice, points: 40, version: 1 },
    }),
  ]
  expect(late.map(({ code }) => code)).toEqual([409, 409])
  // Adding an option overwrites nothing.
  const more = { ...choice, name: 'Peeling' }
  expect((await other.call(vouchers.addVoucherOption, { params: { id }, body: more })).code).toBe(200)
  expect(await read()).toMatchObject({ version: 2, options: [{ points: 45 }, { points: 45 }] })
})
