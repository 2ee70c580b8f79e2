import type { Endpoint } from '@nmw/contract/endpoint'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '../../all-routes.ts'
import { authorizeAs } from './authorize-as.ts'
import { sample } from '../stress/full-size.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { openWholeTestApp } from '../app/open-whole-test-app.ts'
import { permissionRows, type Principal } from './permission-rows.ts'
import { printFigure } from '../stress/print-figure.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openWholeTestApp()
})
afterAll(() => testApp.close())

const fields = `role roleId points price status phoneVerified emailVerified userId isMember validPassword amount
  accountId passwordHash __proto__ constructor`.split(/\s+/)

/** The tables an attacker would like to change. */
const targets = ['account', 'patient', 'membership']
async function targetsHash() {
  const rows = targets.map((table) => sql`select ${table} || t::text as row from ${sql.identifier(table)} t`)
  const all = sql.join(rows, sql` union all `)
  const found = await testApp.db.execute<{ print: string }>(
    sql`select md5(string_agg(row, '' order by row)) as print from (${all}) everything`,
  )
  return found.rows[0]!.print
}

const principalOf = ({ method, path }: Endpoint) => permissionRows[`${method} ${path}`]![0]!

function declares(part: Endpoint['body'], field: string) {
  const { shape } = (part?._zod.def ?? {}) as { shape?: object }
  return shape !== undefined && Object.hasOwn(shape, field)
}

/** Valid except for the body, so that only the body can be refused. */
const urlOf = ({ path, query }: Endpoint) => path.replace(/:\w+/g, '1') + (declares(query, 'id') ? '?id=1' : '')

test('mass assignment: every call refuses fields that it does not declare', async () => {
  const writes = allRoutes.map(({ endpoint }) => endpoint).filter(({ body }) => body)
  const headers = new Map<Principal, Record<string, string>>()
  for (const principal of new Set(writes.map(principalOf))) {
    headers.set(principal, await authorizeAs(testApp, principal))
  }
  const before = await targetsHash()
  let requests = 0
  for (const endpoint of writes) {
    for (const field of sample(fields, 5)) {
      if (declares(endpoint.body, field)) continue
      const { statusCode, body } = await testApp.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint),
        headers: {
          'content-type': 'application/json',
          origin: testApp.env.publicUrl,
          ...headers.get(principalOf(endpoint)),
        },
        payload: `{${JSON.stringify(field)}:{"prototype":{"admin":true}}}`,
      })
      const where = { path: endpoint.path, field }
      expect({ ...where, statusCode }).toEqual({ ...where, statusCode: 400 })
      const { message, errors = [] } = JSON.parse(body) as { message: string; errors?: { message: string }[] }
      const messages = [message, ...errors.map((error) => error.message)]
      const refusals = [`Kolom tidak dikenal: ${field}`, 'Data tidak dapat dibaca']
      expect({ ...where, refused: messages.some((text) => refusals.includes(text)) }).toEqual({
        ...where,
        refused: true,
      })
      requests++
    }
  }
  expect(await targetsHash()).toBe(before)
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
  printFigure(`I5: ${writes.length} calls, ${requests} undeclared fields: all refused by name, nothing changed`)
})
