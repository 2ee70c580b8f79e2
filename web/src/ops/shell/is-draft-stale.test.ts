import type { Endpoint } from '@nmw/contract/endpoint'
import { readVisit, type VisitDetail } from '@nmw/contract/ops-visit'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { isDraftStale } from './is-draft-stale.ts'

const data = { diagnosis: 'Akne', iter: 0, lines: [], treatments: [] }

function behind(saved: string | undefined, seen: VisitDetail['draft'], path: Endpoint['path'] = readVisit.path) {
  const client = new QueryClient()
  const queryKey = readKey({ ...readVisit, path }, { params: { id: 12 } })
  client.setQueryData(queryKey, { draft: seen })
  return client.getQueryCache().findAll({ predicate: (query) => isDraftStale(query, saved) }).length === 1
}

test('visit draft: a visit is refetched only if another device has saved a newer draft', () => {
  expect(behind('12/4', { version: 3, data })).toBe(true)
  expect(behind('12/1', null)).toBe(true)
  expect(behind('12/4', { version: 4, data }), 'saved here').toBe(false)
  expect(behind('12/4', { version: 5, data }), 'and again since').toBe(false)
  expect(behind('13/4', { version: 3, data }), 'another visit').toBe(false)
  expect(behind('12/4', { version: 3, data }, '/legacy/ops/queue/:id')).toBe(false)
  expect(behind(undefined, { version: 3, data }), 'a break of the stream reads all of it').toBe(false)
})
