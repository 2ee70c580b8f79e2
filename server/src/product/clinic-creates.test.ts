import * as clinic from '@nmw/contract/ops-clinic'
import * as clinicVoucher from '@nmw/contract/clinic-voucher'
import * as doctors from '@nmw/contract/ops-doctor'
import { changeSetting } from '@nmw/contract/ops-setting'
import { listBranches } from '@nmw/contract/branch'
import { listDoctors } from '@nmw/contract/doctor'
import type { Endpoint } from '@nmw/contract/endpoint'
import { listOtcItems } from '@nmw/contract/item'
import { PHONE_PREFIX } from '@nmw/contract/phone'
import { listVouchers } from '@nmw/contract/voucher'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branchRoutes } from '../branch/branch-routes.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { usageCode } from '../database/schema/medicine-table.ts'
import { product } from '../database/schema/product-table.ts'
import { stock } from '../database/schema/stock-table.ts'
import { violated } from '../database/transaction.ts'
import { doctorRoutes } from '../doctor/doctor-routes.ts'
import { itemRoutes } from '../item/item-routes.ts'
import { medicineRoutes } from '../medicine/medicine-routes.ts'
import { settingRoutes } from '../setting/setting-routes.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createMedicine, createProduct } from '../testing/make/create-goods.ts'
import { createMember } from '../testing/make/create-member.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { uploadPicture } from '../testing/make/upload-picture.ts'
import { uploadRoutes } from '../upload/upload-routes.ts'
import { clinicVoucherRoutes } from '../voucher/clinic-voucher-routes.ts'
import { voucherRoutes } from '../voucher/voucher-routes.ts'
import { productRoutes } from './product-routes.ts'

let testApp: TestApp
let admin: Awaited<ReturnType<typeof createStaff>>
let shop: number
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [
      ...branchRoutes,
      ...doctorRoutes,
      ...itemRoutes,
      ...medicineRoutes,
      ...productRoutes,
      ...settingRoutes,
      ...uploadRoutes,
      ...clinicVoucherRoutes,
      ...voucherRoutes,
    ],
  })
  admin = await createStaff(testApp, { role: 'administrator' })
  shop = (await createDoctorSession(testApp)).branch.id
  await testApp.db.insert(usageCode).values({ code: '1x1', shortText: '1x1', detail: 'Sekali', dayParts: [] })
})
afterAll(() => testApp.close())

const image = 'product-01.webp'
const productBody = {
  id: 'otc-baru',
  name: 'Serum Baru',
  category: 'Serum Malam',
  image,
  price: 150_000,
  memberPrice: 135_000,
  discountPercent: 0,
  weight: 90,
  net: '30 ml',
  description: 'Serum',
  usage: 'Oleskan',
  bpom: 'NA-1',
  taxable: true,
  active: true,
  branch: null as number | null,
}
const medicineBody = {
  id: 'OBT-BARU',
  name: 'Tablet Baru',
  form: 'tablet',
  strength: '10 mg',
  unit: 'strip',
  image,
  price: 50_000,
  memberPrice: 45_000,
  weight: 20,
  class: 'keras',
  needsPrescription: true,
  usageCode: '1x1',
  usesPerUnit: null,
  note: '',
  taxable: true,
  active: true,
  branch: null,
}
const voucherBody = {
  id: 'VCG-BARU',
  name: 'Voucher Baru',
  image,
  startsOn: '2026-01-01',
  endsOn: '2099-01-01',
  terms: ['Berlaku 30 hari.'],
  usageSteps: ['Tunjukkan kode.'],
  active: true,
  option: 'Facial',
  points: 40,
  value: 200_000,
}
const branchBody = {
  code: 'bdg-2',
  name: 'Klinik NMW Dago',
  districtId: 327302,
  address: 'Jl. Dago No. 1',
  latitude: '-6.88',
  longitude: '107.61',
  timezone: 'Asia/Jakarta',
  weekdayHours: '09.00-20.00',
  weekendHours: null,
  telephone: null,
  whatsapp: null,
  email: null,
  image: 'branch-01.webp',
  active: true,
}
const doctorBody = {
  fullName: 'Sekar Ayu, Sp.D.V.E.',
  gender: 0,
  typeCode: 2560,
  fee: 200_000,
  registration: 'STR-9',
  avatar: 'doctor-01.webp',
  bio: '',
  accountId: null as number | null,
  active: true,
}

const logged = async (action: string, object: string) =>
  testApp.db.$count(
    auditEntry,
    and(eq(auditEntry.action, action), eq(auditEntry.object, object), eq(auditEntry.accountId, admin.id)),
  )

test('product: a new product is on sale at once, with its category and first shelf created', async () => {
  const { code, result } = await admin.call(clinic.createProduct, { body: { ...productBody, branch: shop } })
  expect({ code, result }).toEqual({ code: 200, result: { id: 'OTC-BARU' } })
  expect(await logged('create-product', 'product-OTC-BARU')).toBe(1)
  expect(await testApp.db.$count(stock, and(eq(stock.itemId, 'OTC-BARU'), eq(stock.branchId, shop)))).toBe(1)
  const headers = await signIn(testApp, await createMember(testApp))
  const sold = await testApp.send(listOtcItems, { query: { branch: String(shop) } }, headers, '10.1.1.1')
  expect(sold.result).toMatchObject([{ productId: 'OTC-BARU', category: 'Serum Malam', price: 135_000 }])
  const { id: _id, branch: _branch, ...values } = productBody
  const change = {
    params: { id: 'OTC-BARU' },
    body: { ...values, category: 'serum malam', name: 'Serum Lain', version: 1 },
  }
  expect((await admin.call(clinic.changeProduct, change)).code).toBe(200)
  expect((await admin.call(clinic.listProductCategories)).result).toEqual([{ code: 'SERUMMAL', name: 'Serum Malam' }])
})

test('product: a code belongs to one product or medicine', async () => {
  await createProduct(testApp, { id: 'SAMA-1' })
  const refused = await admin.call(clinic.createMedicine, { body: { ...medicineBody, id: 'SAMA-1' } })
  expect(refused).toMatchObject({ code: 400, message: clinic.CODE_TAKEN, errors: [{ path: 'id' }] })
  const [first] = await testApp.db.select().from(product).limit(1)
  await createMedicine(testApp, { id: 'SAMA-2' })
  const error: unknown = await testApp.db
    .insert(product)
    .values({ ...first!, id: 'SAMA-2' })
    .catch((caught: unknown) => caught)
  expect(violated(error)).toBe('goods_code_once')
})

test('medicine: a restricted medicine needs a prescription, and its class is saved', async () => {
  const free = await admin.call(clinic.createMedicine, { body: { ...medicineBody, needsPrescription: false } })
  expect(free).toMatchObject({ code: 400, errors: [{ path: 'needsPrescription' }] })
  const unknown = await admin.call(clinic.createMedicine, { body: { ...medicineBody, usageCode: 'xx' } })
  expect(unknown).toMatchObject({ code: 400, errors: [{ path: 'usageCode' }] })
  const strong = { ...medicineBody, class: 'narkotika', branch: shop }
  expect((await admin.call(clinic.createMedicine, { body: strong })).code).toBe(200)
  const { id: _id, branch: _branch, ...values } = { ...strong, price: 60_000, version: 1 }
  expect((await admin.call(clinic.changeMedicine, { params: { id: 'OBT-BARU' }, body: values })).code).toBe(200)
  const found = await admin.call(clinic.listClinicMedicines, { query: { search: 'tablet b' } })
  expect(found.result).toMatchObject({ datas: [{ id: 'OBT-BARU', class: 'narkotika', price: 60_000 }] })
})

test('voucher: a new voucher is in the catalogue with its options, whose names are unique', async () => {
  expect((await admin.call(clinicVoucher.createVoucher, { body: voucherBody })).code).toBe(200)
  const params = { id: 'VCG-BARU' }
  const option = { name: 'Peeling', points: 60, value: 300_000, active: true }
  expect((await admin.call(clinicVoucher.addVoucherOption, { params, body: option })).code).toBe(200)
  const twice = await admin.call(clinicVoucher.addVoucherOption, { params, body: { ...option, name: 'PEELING' } })
  expect(twice).toMatchObject({ code: 400, message: clinic.NAME_TAKEN })
  const headers = await signIn(testApp, await createMember(testApp))
  const { result } = await testApp.send(listVouchers, {}, headers, '10.1.1.1')
  expect(result).toMatchObject([{ id: 'VCG-BARU', MPVUNAMA: 'Voucher Baru', pointFrom: 40 }])
})

test('branch: a new branch is on the site, its district must exist and its WhatsApp number must be valid', async () => {
  const made = await admin.call(clinic.createBranch, { body: branchBody })
  expect(made.code).toBe(200)
  const { id } = made.result as { id: number }
  expect(await logged('create-branch', `branch-${id}`)).toBe(1)
  const { result } = await testApp.visitor().call(listBranches, { query: { search: 'dago' } })
  expect(result).toMatchObject({ branches: [{ id, nama: 'Klinik NMW Dago' }] })
  const late = { ...branchBody, code: 'X-0', name: 'Klinik NMW Malam', weekendHours: '10.00-24.00' }
  expect((await admin.call(clinic.createBranch, { body: late })).code).toBe(200)
  const nowhere = { ...branchBody, code: 'X-1', districtId: 1 }
  expect(await admin.call(clinic.createBranch, { body: nowhere })).toMatchObject({
    code: 400,
    errors: [{ path: 'districtId' }],
  })
  const sea = await admin.call(clinic.createBranch, { body: { ...branchBody, code: 'X-2', latitude: '20' } })
  expect(sea).toMatchObject({ code: 400, errors: [{ path: 'latitude' }] })
  const nobody = { ...branchBody, code: 'X-3', whatsapp: '620812345678' }
  expect(await admin.call(clinic.createBranch, { body: nobody })).toMatchObject({
    code: 400,
    errors: [{ path: 'whatsapp', message: PHONE_PREFIX }],
  })
})

test('doctor: a new doctor gets licences, hours and an account, and is on the site', async () => {
  const login = await createStaff(testApp, { role: 'doctor' })
  const body = { ...doctorBody, accountId: login.id }
  const made = await admin.call(doctors.createDoctor, { body })
  expect(made.code).toBe(200)
  const { id } = made.result as { id: number }
  const params = { id: String(id) }
  const plan = { branch: shop, weekday: 1, start: '09:00', end: '12:00', capacity: 5, minutes: 20 }
  const unlicensed = await admin.call(doctors.addPlan, { params, body: plan })
  expect(unlicensed).toMatchObject({ code: 400, errors: [{ path: 'branch' }] })
  const sip = { branch: shop, sip: 'SIP/9', validUntil: '2099-01-01' }
  const unnumbered = await admin.call(doctors.savePractice, { params, body: { ...sip, sip: ' ' } })
  expect(unnumbered).toMatchObject({ code: 400, errors: [{ path: 'sip' }] })
  expect((await admin.call(doctors.savePractice, { params, body: sip })).code).toBe(200)
  expect((await admin.call(doctors.addPlan, { params, body: plan })).code).toBe(200)
  const { result } = await testApp.visitor().call(listDoctors, { query: { search: 'sekar' } })
  expect(result).toMatchObject({ datas: [{ id, slug: 'sekar-ayu', nextSession: { branchId: shop } }] })
  const other = { ...body, registration: 'STR-10' }
  const taken = await admin.call(doctors.createDoctor, { body: other })
  expect(taken).toMatchObject({ code: 400, errors: [{ path: 'accountId' }] })
  const twin = await admin.call(doctors.createDoctor, { body: { ...other, accountId: null } })
  expect(twin.code).toBe(200)
  const front = await createStaff(testApp)
  const wrong = await admin.call(doctors.createDoctor, {
    body: { ...other, registration: 'STR-11', accountId: front.id },
  })
  expect(wrong).toMatchObject({ code: 400, errors: [{ path: 'accountId' }] })
})

test('product: a private picture is refused as product picture', async () => {
  const photo = await makePhoto({ width: 40, height: 40 })
  const [hidden, open] = [
    await uploadPicture(testApp, admin.headers, photo),
    await uploadPicture(testApp, admin.headers, photo, { isPublic: true }),
  ]
  const body = { ...productBody, id: 'OTC-FOTO', image: hidden.filename }
  expect(await admin.call(clinic.createProduct, { body })).toMatchObject({ code: 400, errors: [{ path: 'image' }] })
  expect((await admin.call(clinic.createProduct, { body: { ...body, image: open.filename } })).code).toBe(200)
})

test.each<[string, Endpoint, object]>([
  ['product', clinic.createProduct, { ...productBody, id: 'OTC-BALAP', category: 'Kategori Balap' }],
  ['medicine', clinic.createMedicine, { ...medicineBody, id: 'OBT-BALAP' }],
  ['voucher', clinicVoucher.createVoucher, { ...voucherBody, id: 'VCG-BALAP', name: 'Voucher Balap' }],
  ['branch', clinic.createBranch, { ...branchBody, code: 'BALAP' }],
  ['doctor', doctors.createDoctor, { ...doctorBody, fullName: 'Balap', registration: 'STR-BALAP' }],
])('product: of several concurrent requests to create the same %s one succeeds', async (_what, endpoint, body) => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => admin.call(endpoint, { body })))
  expect(sortedCodes(answers)).toEqual([200, 400, 400, 400])
  for (const { code, errors } of answers) if (code === 400) expect(errors).toHaveLength(1)
})

async function savedPractice() {
  const made = await admin.call(doctors.createDoctor, { body: { ...doctorBody, registration: 'STR-JADWAL' } })
  const params = { id: String((made.result as { id: number }).id) }
  await admin.call(doctors.savePractice, { params, body: { branch: shop, sip: 'SIP/8', validUntil: '2099-01-01' } })
  return { params, body: { branch: shop, weekday: 2, start: '09:00', end: '12:00', capacity: 5, minutes: 20 } }
}

async function savedVoucher() {
  await admin.call(clinicVoucher.createVoucher, { body: { ...voucherBody, id: 'VCG-PILIH', name: 'Voucher Pilih' } })
  return { params: { id: 'VCG-PILIH' }, body: { name: 'Peeling', points: 60, value: 300_000, active: true } }
}

type Sent = { body: object; params?: { id: string } }
test.each<[string, Endpoint, string, () => Sent | Promise<Sent>]>([
  ['product', clinic.createProduct, 'create-product', () => ({ body: { ...productBody, id: 'OTC-LAGI' } })],
  ['medicine', clinic.createMedicine, 'create-medicine', () => ({ body: { ...medicineBody, id: 'OBT-LAGI' } })],
  [
    'voucher',
    clinicVoucher.createVoucher,
    'create-voucher',
    () => ({ body: { ...voucherBody, id: 'VCG-LAGI', name: 'Voucher Lagi' } }),
  ],
  ['voucher option', clinicVoucher.addVoucherOption, 'add-voucher-option', savedVoucher],
  ['branch', clinic.createBranch, 'create-branch', () => ({ body: { ...branchBody, code: 'LAGI' } })],
  ['doctor', doctors.createDoctor, 'create-doctor', () => ({ body: { ...doctorBody, registration: 'STR-LAGI' } })],
  ['weekly hour', doctors.addPlan, 'add-plan', savedPractice],
  [
    'figure',
    changeSetting,
    'change-setting',
    () => ({ body: { name: 'product-payment-hours', value: 6, startsOn: '2099-01-01', reason: 'Rapat' } }),
  ],
])(
  'product: a repeated request to create a %s after a lost answer creates it once and repeats the answer',
  async (_what, endpoint, action, make) => {
    const sent = await make()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const lines = () => testApp.db.$count(auditEntry, eq(auditEntry.action, action))
    const before = await lines()
    const together = await Promise.all([admin.call(endpoint, sent, key), admin.call(endpoint, sent, key)])
    const made = together.find(({ code }) => code === 200)
    expect(made).toBeDefined()
    // The second request came during or after the first.
    for (const { code } of together) expect([200, 409]).toContain(code)
    expect(await admin.call(endpoint, sent, key)).toMatchObject({ code: 200, result: made!.result })
    expect(await lines()).toBe(before + 1)
  },
)

test('product: a product and a medicine with the same code at once: one is created', async () => {
  const answers = await Promise.all([
    admin.call(clinic.createProduct, { body: { ...productBody, id: 'REBUT' } }),
    admin.call(clinic.createMedicine, { body: { ...medicineBody, id: 'REBUT' } }),
  ])
  expect(sortedCodes(answers)).toEqual([200, 400])
})

test.each<[string, Endpoint, object]>([
  ['a code with spaces', clinic.createProduct, { ...productBody, id: 'A B' }],
  ['a member price above the price', clinic.createProduct, { ...productBody, id: 'X-9', memberPrice: 150_001 }],
  ['no price', clinic.createProduct, { ...productBody, id: 'X-9', price: '', memberPrice: '' }],
  ['no weight', clinic.createProduct, { ...productBody, id: 'X-9', weight: 0 }],
  ['an unknown branch', clinic.createProduct, { ...productBody, id: 'X-9', branch: 99_999 }],
  ['a voucher without terms', clinicVoucher.createVoucher, { ...voucherBody, id: 'X-9', name: 'X', terms: [] }],
  [
    'a voucher that ends first',
    clinicVoucher.createVoucher,
    { ...voucherBody, id: 'X-9', name: 'X', endsOn: '2025-12-31' },
  ],
  ['a doctor without a registration', doctors.createDoctor, { ...doctorBody, registration: ' ' }],
  ['a fee for a free doctor type', doctors.createDoctor, { ...doctorBody, registration: 'X', typeCode: 3566 }],
  [
    'hours that end before they begin',
    clinic.createBranch,
    { ...branchBody, code: 'X-9', weekdayHours: '20.00-09.00' },
  ],
  ['closing hours before opening', clinic.createBranch, { ...branchBody, code: 'X-9', weekendHours: '10.00-00.00' }],
  ['unreadable hours', clinic.createBranch, { ...branchBody, code: 'X-9', weekdayHours: '9-5' }],
])('product: %s is refused', async (_what, endpoint, body) => {
  const { code, message } = await admin.call(endpoint, { body })
  expect(code).toBe(400)
  expect(message).not.toBe('')
})
