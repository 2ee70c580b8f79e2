import type { Endpoint } from '@nmw/contract/endpoint'
import { expect, test } from 'vitest'
import { allRoutes } from '../../all-routes.ts'

type Schema = { _zod: { def: Record<string, unknown> & { type: string } } }

const changing = new Set(['pipe', 'transform', 'default', 'prefault', 'catch'])

/** Whether the schema can change the data that it reads. */
function translates(schema: unknown, depth = 0): boolean {
  if (!isSchema(schema) || depth > 12) return false
  const { def } = schema._zod
  if (changing.has(def.type) || def.coerce) return true
  const inner = Object.values(def).flatMap((part) => (isSchema(part) ? [part] : Object.values(part ?? {})))
  return inner.some((part) => translates(part, depth + 1))
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}

test('response translation: the browser gets the schemas of exactly the responses that it translates', () => {
  const endpoints: Endpoint[] = allRoutes.map(({ endpoint }) => endpoint)
  const found = endpoints.filter(({ result }) => translates(result)).map(({ path }) => path)
  expect(found.length).toBeGreaterThan(0)
  expect(endpoints.filter((endpoint) => endpoint.translates).map(({ path }) => path)).toEqual(found)
})
