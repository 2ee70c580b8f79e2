import * as contract from '@nmw/contract/branch'
import type { Result } from '@nmw/contract/endpoint'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { branch } from '../database/schema/branch-table.ts'
import { closure } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { fillDemoBranches } from '../demo/fill-demo-branches.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { branchRoutes } from './branch-routes.ts'

type Listed = Result<typeof contract.listBranches>
type Nearest = Result<typeof contract.findNearestBranch>

const key = { authorization: 'Bearer nmw-public' }
/** Near the branch of Menteng, in the middle of Jakarta. */
const menteng = { latitude: '-6.195', longitude: '106.832' }
const jayapura = { latitude: -2.55, longitude: 140.67 }

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: branchRoutes })
  await fillDemoBranches(testApp.context)
})
afterAll(() => testApp.close())
afterEach(async () => {
  testApp.clock.reset()
  await testApp.db.update(branch).set({ active: true })
})

function ask(query: Record<string, string>) {
  return testApp.send(contract.listBranches, { query }, key, '10.3.3.3')
}

async function list(query: Record<string, string> = {}) {
  const { code, result } = await ask(query)
  expect(code).toBe(200)
  return result as Listed
}

async function names(query: Record<string, string>) {
  return (await list(query)).branches.map(({ nama }) => nama)
}

function nearby(body: unknown) {
  return testApp.send(contract.findNearestBranch, { body }, key, '10.3.3.3')
}

describe('branch: list', () => {
  test('without a position it has ten branches by number and no distances', async () => {
    const { branches, page } = await list()
    expect(branches.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(branches.every(({ distance }) => distance === null)).toBe(true)
    expect(page).toEqual({ currentPage: 1, totalPage: 3, totalData: 25, limit: 10 })
  })

  test('has exactly the fields of the contract', async () => {
    const { branches } = await list({ limit: '1' })
    expect(branches).toEqual([
      {
        id: 1,
        nama: 'Klinik NMW Menteng',
        image: 'branch-01.webp',
        address: 'Jl. Cempaka Menteng No. 18, Menteng, Jakarta Pusat, DKI Jakarta 10310',
        city: 'Kota Administrasi Jakarta Pusat',
        telephone: '(021) 555 0101',
        distance: null,
        operationalHours: { weekdays: '09.00-20.00', weekend: '09.00-17.00' },
        openNow: expect.any(Boolean),
        timezoneLabel: 'WIB',
        googleMap: 'https://www.google.com/maps/search/?api=1&query=-6.19373%2C106.8321',
        whatsapp: 'https://wa.me/6281000000101?text=Halo%20Klinik%20NMW%20Menteng%2C%20saya%20ingin%20reservasi.',
      },
    ])
  })

  test('with a position the nearest comes first', async () => {
    const { branches } = await list({ ...menteng, limit: '25' })
    const distances = branches.map(({ distance }) => distance ?? NaN)
    expect(branches[0]!.nama).toBe('Klinik NMW Menteng')
    expect(branches.at(-1)!.nama).toBe('Klinik NMW Jayapura')
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(distances[0]).toBe(0.1)
    expect(distances.at(-1)).toBeGreaterThan(3_700)
  })

  test('with a limit of four it has the four nearest', async () => {
    expect(await names({ ...menteng, limit: '4' })).toEqual([
      'Klinik NMW Menteng',
      'Klinik NMW Kebayoran Baru',
      'Klinik NMW Kebon Jeruk',
      'Klinik NMW Kelapa Gading',
    ])
  })

  test('hides an inactive branch, even from a visitor next to it', async () => {
    await testApp.db.update(branch).set({ active: false }).where(eq(branch.id, 1))
    expect(await names({ ...menteng, limit: '1' })).toEqual(['Klinik NMW Kebayoran Baru'])
    expect((await list()).page.totalData).toBe(24)
  })

  test("shows by each branch's clock whether it is open", async () => {
    // Monday, 19.30 in Jakarta, 20.30 in Denpasar, 21.30 in Jayapura.
    testApp.clock.set(new Date('2026-11-16T12:30:00Z'))
    const { branches } = await list({ limit: '25' })
    const open = (id: number) => branches.find((one) => one.id === id)!
    expect(open(1)).toMatchObject({ openNow: true, timezoneLabel: 'WIB' })
    expect(open(15)).toMatchObject({ openNow: false, timezoneLabel: 'WITA' })
    expect(open(22)).toMatchObject({ openNow: true, timezoneLabel: 'WITA' })
    expect(open(25)).toMatchObject({ openNow: false, timezoneLabel: 'WIT' })
    expect(open(24)).toMatchObject({
      openNow: null,
      operationalHours: { weekdays: null, weekend: null },
      whatsapp: null,
    })
  })
})

test("branch: it is closed on its days off, not on a doctor's or on withdrawn ones", async () => {
  // Monday, 12.00 in Jakarta, 14.00 in Jayapura.
  testApp.clock.set(new Date('2026-11-16T05:00:00Z'))
  const [anyDoctor] = await testApp.db
    .insert(doctor)
    .values({
      slug: 'uji-libur',
      fullName: 'Uji Libur',
      gender: 0,
      typeCode: 3566,
      fee: 0,
      registration: 'STR-LIBUR',
      avatar: 'doctor-01.webp',
      bio: '',
    })
    .returning()
  const admin = await createStaff(testApp, { role: 'administrator' })
  const today = { firstDay: '2026-11-15', lastDay: '2026-11-16', reason: 'Libur' }
  await testApp.db.insert(closure).values([
    { ...today, branchId: 1 },
    { ...today, branchId: 24 },
    { ...today, branchId: 2, doctorId: anyDoctor!.id },
    { ...today, branchId: 4, withdrawnAt: testApp.context.now(), withdrawnById: admin.id },
    { ...today, branchId: 3, firstDay: '2026-11-17', lastDay: '2026-11-17' },
  ])
  const { branches } = await list({ limit: '25' })
  const open = (id: number) => branches.find((one) => one.id === id)!.openNow
  expect([1, 24, 2, 3, 4, 25].map(open)).toEqual([false, false, true, true, true, true])
  expect(await nearby({ latitude: -6.195, longitude: 106.832 })).toMatchObject({
    result: { branch: { id: 1, openNow: false } },
  })
  await testApp.db.delete(closure)
})

describe('branch: search', () => {
  test.each([
    ['MENTENG', ['Klinik NMW Menteng']],
    ['  jayapura ', ['Klinik NMW Jayapura']],
    // In the address, and in the city, which only the district knows.
    ['gubeng indah', ['Klinik NMW Surabaya Gubeng']],
    ['surakarta', ['Klinik NMW Solo']],
    // Every word must match, in any position.
    ['kota denpasar tukad', ['Klinik NMW Denpasar']],
    ['administrasi barat', ['Klinik NMW Kebon Jeruk']],
  ])('%s finds %s', async (search, found) => {
    expect(await names({ search })).toEqual(found)
  })

  test.each(['%', '_', '\\', '%%', "'; drop table branch; --", '.*', '(', '\u0000', '<script>', '😀'])(
    'treats %j as plain text',
    async (search) => {
      expect(await names({ search })).toEqual([])
      expect((await list()).page.totalData).toBe(25)
    },
  )

  test('without results there is still one page', async () => {
    expect(await list({ search: 'tidak ada' })).toEqual({
      branches: [],
      page: { currentPage: 1, totalPage: 1, totalData: 0, limit: 10 },
    })
  })

  test('accepts a hundred characters', async () => {
    expect(await names({ search: 'a'.repeat(100) })).toEqual([])
    expect(await ask({ search: 'a'.repeat(101) })).toMatchObject({
      code: 400,
      status: false,
      message: 'Pencarian maksimal 100 karakter',
    })
  })
})

describe('branch: paging', () => {
  test('shows every branch once', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => names({ page })))
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5])
    expect(new Set(pages.flat()).size).toBe(25)
    expect(await names({ page: '4' })).toEqual([])
  })

  test.each([{ limit: '0' }, { limit: '101' }, { limit: '-1' }, { limit: '1.5' }, { limit: 'x' }, { page: '0' }])(
    'refuses %j',
    async (query) => {
      expect(await ask(query as Record<string, string>)).toMatchObject({ code: 400, status: false, result: null })
    },
  )

  test('accepts a limit of a hundred', async () => {
    expect(await names({ limit: '100' })).toHaveLength(25)
  })
})

describe('branch: position', () => {
  test.each([
    { latitude: '91', longitude: '106' },
    { latitude: '-90.1', longitude: '106' },
    { latitude: '-6', longitude: '180.5' },
    { latitude: 'x', longitude: '106' },
    { latitude: '', longitude: '' },
    { latitude: 'NaN', longitude: '106' },
    { latitude: 'Infinity', longitude: '106' },
    { latitude: '1e1', longitude: '106' },
    { latitude: '0x10', longitude: '106' },
    { latitude: '-6.2' },
    { longitude: '106.8' },
  ])('%j is refused by the list', async (query) => {
    expect(await ask(query as Record<string, string>)).toMatchObject({ code: 400, message: 'Lokasi tidak valid' })
  })

  test.each([
    {},
    { latitude: -6.2 },
    { latitude: null, longitude: null },
    { latitude: true, longitude: [] },
    { latitude: -91, longitude: 106 },
    { latitude: -6.2, longitude: 'timur' },
  ])('%j is refused by the nearest-branch call', async (body) => {
    expect(await nearby(body)).toMatchObject({ code: 400, message: 'Lokasi tidak valid' })
  })

  test('as numbers or digits it has a nearest branch and its distance', async () => {
    const { code, result } = await nearby(jayapura)
    expect(code).toBe(200)
    const { distance, nearestClinic, branch: nearest } = result as Nearest
    expect({ distance, nearestClinic }).toEqual({ distance: 0.5, nearestClinic: 'Klinik NMW Jayapura' })
    expect(nearest).toMatchObject({ id: 25, distance: 0.5, timezoneLabel: 'WIT' })
    expect((await nearby({ latitude: '-2.55', longitude: '140.67' })).result).toEqual(result)
  })

  test('at the other end of the world it has a nearest branch, too', async () => {
    const { result } = await nearby({ latitude: 90, longitude: -180 })
    expect((result as Nearest).distance).toBeGreaterThan(9_000)
  })

  test('without any branch it has none', async () => {
    await testApp.db.update(branch).set({ active: false })
    expect(await nearby(jayapura)).toMatchObject({ code: 404, message: 'Cabang tidak ada' })
  })
})

test('branch: the selector lists every branch with number, name and zone', async () => {
  const { result } = await testApp.send(contract.listBranchOptions, {}, key, '10.3.3.3')
  expect(result).toHaveLength(25)
  expect((result as object[])[24]).toEqual({
    id: 25,
    name: 'Klinik NMW Jayapura',
    city: 'Kota Jayapura',
    timezone: 'Asia/Jayapura',
  })
})
