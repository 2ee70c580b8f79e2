import { CHANGED_MEANWHILE } from '@nmw/contract/clinic-values'
import type { Endpoint } from '@nmw/contract/endpoint'
import * as clinic from '@nmw/contract/ops-clinic'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { createProduct } from '../testing/create-goods.ts'
import { createStaff } from '../testing/create-staff.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { sortedCodes } from '../testing/sorted-codes.ts'

let world: TestApp
let one: Awaited<ReturnType<typeof createStaff>>
let other: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  world = await openTestApp()
  one = await createStaff(world, { role: 'administrator' })
  other = await createStaff(world, { role: 'administrator' })
})
afterAll(() => world.close())

/** What is kept, how its form is saved and read again. */
type Kept = {
  change: Endpoint
  id: string
  body: Record<string, unknown>
  /** what two people write differently */
  field: string
  audited: [action: string, object: string]
  read: () => Promise<unknown>
}

const listed = async (endpoint: Endpoint, id: string | number) => {
  const { result } = await one.call(endpoint)
  const rows = Array.isArray(result) ? result : (result as { datas: unknown[] }).datas
  return (rows as { id: unknown }[]).find((row) => row.id === id)
}

async function keptProduct(): Promise<Kept> {
  const { id, categoryCode: _category, version: _version, ...body } = await createProduct(world)
  return {
    change: clinic.changeProduct,
    id,
    body: { ...body, category: 'Uji' },
    field: 'description',
    audited: ['change-product', `product-${id}`],
    read: () => listed(clinic.listClinicProducts, id),
  }
}

test.each<[string, () => Promise<Kept>]>([['product', keptProduct]])(
  'of two who save one %s at once, the second is told, and overwrites nothing',
  async (_what, make) => {
    const { change, id, body, field, audited, read } = await make()
    const from = (version: number, words: string) => ({ params: { id }, body: { ...body, [field]: words, version } })
    const lines = () =>
      world.db.$count(auditEntry, and(eq(auditEntry.action, audited[0]), eq(auditEntry.object, audited[1])))

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

test('who sends her save again because the answer was lost is not told of somebody else', async () => {
  const { change, id, body, read } = await keptProduct()
  const sent = { params: { id }, body: { ...body, description: 'Sekali', version: 1 } }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const twice = [await one.call(change, sent, key), await one.call(change, sent, key)]
  expect(twice.map(({ code, result }) => ({ code, result }))).toEqual(
    Array(2).fill({ code: 200, result: { version: 2 } }),
  )
  expect(await read()).toMatchObject({ version: 2 })
})
