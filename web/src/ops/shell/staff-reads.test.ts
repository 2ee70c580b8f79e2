import type { StaffTopic } from '@nmw/contract/ops-live'
import { listPrescribed, listSales, findSaleGoods } from '@nmw/contract/ops-sale'
import { expect, test } from 'vitest'
import { staffReads } from './staff-reads.ts'

const till = { listPrescribed, listSales, findSaleGoods }

test.each([
  ['prescription', ['listPrescribed']],
  ['sale', ['listPrescribed', 'listSales', 'findSaleGoods']],
] satisfies [StaffTopic, (keyof typeof till)[]][])(
  'live updates: an event about a %s refetches %j on an open sale screen',
  (topic, stale) => {
    const found = Object.entries(till).filter(([, { path }]) => staffReads[topic].test(path))
    expect(found.map(([name]) => name)).toEqual(stale)
  },
)
