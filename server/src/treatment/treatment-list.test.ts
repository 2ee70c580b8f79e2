import type { Result } from '@nmw/contract/endpoint'
import * as contract from '@nmw/contract/treatment'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { treatment } from '../database/schema/treatment-table.ts'
import { fillDemoTreatments } from '../demo/fill-demo-treatments.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { treatmentRoutes } from './treatment-routes.ts'

type Listed = Result<typeof contract.listTreatments>
type Some = Result<typeof contract.listSomeTreatments>
type Found = Result<typeof contract.readTreatment>

const key = { authorization: 'Bearer nmw-public' }
const slug = 'laser-pigmentasi'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: treatmentRoutes })
  await fillDemoTreatments(testApp.context)
})
afterAll(() => testApp.close())
afterEach(async () => {
  testApp.clock.reset()
  await testApp.db.update(treatment).set({ active: true, publishedOn: '2026-01-15' })
})

async function groups() {
  const { code, result } = await testApp.send(contract.listTreatments, {}, key, '10.3.3.3')
  expect(code).toBe(200)
  return result as Listed
}

async function slugs() {
  return (await groups()).datas.flatMap(({ services }) => services.map(({ url }) => url))
}

async function some(query: Record<string, string> = {}) {
  const { code, result } = await testApp.send(contract.listSomeTreatments, { query }, key, '10.3.3.3')
  return { code, groups: (result as Some | null)?.map(({ group }) => group) }
}

function read(slug: string) {
  return testApp.send(contract.readTreatment, { params: { slug } }, key, '10.3.3.3')
}

function change(values: Partial<typeof treatment.$inferInsert>) {
  return testApp.db.update(treatment).set(values).where(eq(treatment.slug, slug))
}

describe('treatment: the list', () => {
  test('contains all services in five groups, in the order of the site', async () => {
    const { datas, page } = await groups()
    expect(datas.map(({ title, services }) => [title, services.length])).toEqual([
      ['Dermatologi Kosmetik', 8],
      ['Perawatan Medis', 7],
      ['Perawatan Spa', 6],
      ['Pelangsingan', 6],
      ['Bedah Plastik', 6],
    ])
    expect(page).toEqual({ currentPage: 1, totalPage: 1, totalData: 33, limit: 33 })
    for (const { group, title, services } of datas) {
      expect(services.map(({ name }) => name)).toEqual(services.map(({ name }) => name).toSorted())
      expect(services.every((one) => one.group === group && one.category === title)).toBe(true)
    }
  })

  test('shows the fields of a card', async () => {
    const { datas } = await groups()
    expect(datas[0]!.services.find(({ url }) => url === slug)).toEqual({
      _id: 'svc-020',
      name: 'Laser Pigmentasi',
      description: expect.any(String),
      image: 'service-laser-pigmentasi.webp',
      category: 'Dermatologi Kosmetik',
      group: 'cosmetic-dermatology',
      url: slug,
      price: 1_450_000,
    })
  })

  test('omits inactive services and empty groups', async () => {
    await change({ active: false })
    expect(await slugs()).not.toContain(slug)
    await testApp.db.update(treatment).set({ active: false }).where(eq(treatment.group, 'plastic-surgery'))
    expect((await groups()).datas.map(({ group }) => group)).not.toContain('plastic-surgery')
  })

  test('shows a service from the first minute of its publication day in Jakarta', async () => {
    await change({ publishedOn: '2026-12-01' })
    testApp.clock.set(new Date('2026-11-30T16:59:00Z'))
    expect(await slugs()).not.toContain(slug)
    expect((await read(slug)).code).toBe(404)
    testApp.clock.set(new Date('2026-11-30T17:00:01Z'))
    expect(await slugs()).toContain(slug)
    expect((await read(slug)).code).toBe(200)
  })
})

describe('treatment: the short list', () => {
  test('takes services from each group in turn', async () => {
    const { code, groups } = await some()
    expect(code).toBe(200)
    const order = contract.TREATMENT_GROUPS.map(({ group }) => group)
    expect(groups).toEqual([...order, order[0]])
  })

  test('has as many as asked for, or all there are', async () => {
    expect((await some({ limit: '2' })).groups).toHaveLength(2)
    expect((await some({ limit: '100' })).groups).toHaveLength(33)
    expect((await some({ limit: '0' })).code).toBe(400)
    expect((await some({ limit: '101' })).code).toBe(400)
  })

  test('omits inactive services', async () => {
    await testApp.db.update(treatment).set({ active: false }).where(eq(treatment.group, 'spa-treatment'))
    expect((await some({ limit: '100' })).groups).not.toContain('spa-treatment')
  })
})

describe('treatment: one service', () => {
  test('shows everything its page needs, as HTML sanitized when saved', async () => {
    const { code, result } = await read(slug)
    expect(code).toBe(200)
    const found = result as Found
    expect(found).toMatchObject({
      name: 'Laser Pigmentasi',
      groupTitle: 'Dermatologi Kosmetik',
      price: 1_450_000,
      recommendedSessions: 5,
      needsDoctor: true,
      image: 'service-laser-pigmentasi.webp',
    })
    expect(found.memberPrice).toBeLessThan(found.price)
    expect(found.description).toMatch(/^<p>/)
    expect(found.category.length).toBeGreaterThan(0)
  })

  test('is not found once it is inactive', async () => {
    await change({ active: false })
    expect(await read(slug)).toMatchObject({ code: 404, status: false, result: null })
  })

  test.each(['tidak-ada', '%', '_', '%25', "' or 1=1 --", '..', 'LASER-PIGMENTASI', 'a'.repeat(200)])(
    'is not found as %j',
    async (wrong) => {
      expect((await read(wrong)).code).toBe(404)
    },
  )

  test('a slug of more than 200 characters is refused', async () => {
    expect((await read('a'.repeat(201))).code).toBe(400)
  })
})
