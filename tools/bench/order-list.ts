import { Pool } from 'pg'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { compareRates } from './compare-rates.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { type Benchmark, startFilledClinic } from './benchmark.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { openPatient } from './open-patient.ts'
import { type RecordedQuery, recordQueries } from './record-queries.ts'

const PATH = '/legacy/order/search-order?page=1&limit=4'

/** The first page of a patient with ten orders, where a million exist and where almost none do. */
export const orderList: Benchmark = {
  name: 'order-list',
  scale: { patients: 10_000, orders: 1_000_000 },
  async measure(large) {
    const small = await startFilledClinic({})
    const [many, few] = [await openBuyer(large), await openBuyer(small)]
    const { headers } = many
    const [queries = []] = await recordQueries(large.dataDirectory, [({ call }) => call({ url: PATH, headers })])
    const pool = new Pool({ connectionString: embeddedUrl(large.dataDirectory), max: 20 })
    try {
      const rates = await compareRates({
        many: () => many.client.get(PATH),
        few: () => few.client.get(PATH),
        sql: () => runInOrder(pool, queries),
      })
      return [
        {
          name: 'order list: time with 1,000,000 orders against almost none',
          value: rates.few / rates.many,
          unit: 'x',
          goal: { atMost: 1.2 },
        },
        { name: 'order list: share of bare pg', value: rates.many / rates.sql, unit: 'x', goal: { atLeast: 0.5 } },
        { name: 'order list: lists over HTTP', value: rates.many, unit: '/s' },
        { name: 'order list: the same statements through bare pg', value: rates.sql, unit: '/s' },
        { name: 'order list: statements of one list', value: queries.length, unit: '' },
      ]
    } finally {
      await pool.end()
      many.client.close()
      few.client.close()
      await small.close()
    }
  },
}

/** The server, too, finds the caller before the orders. */
async function runInOrder(pool: Pool, queries: RecordedQuery[]) {
  for (const { statement } of queries) await pool.query(statement)
}

async function openBuyer(clinic: TestClinic) {
  const { accountId, headers } = await openPatient(clinic)
  const pool = new Pool({ connectionString: embeddedUrl(clinic.dataDirectory), max: 1 })
  await pool.query(
    `with made as (
       insert into "order" (invoice, patient_id, branch_id, type, order_status, payment_status, goods_total,
         shipping_amount, insurance_fee, service_fee, grand_total, payment_method, created_at, expires_at, paid_at, ended_at)
       select 'INV000101' || lpad(number::text, 6, '0'), $1, 1, 'MARKETPLACE', 'COMPLETED', 'PAID', 85000, 0, 0, 0, 85000,
         'VIRTUAL_ACCOUNT_BCA', now(), now(), now(), now()
       from generate_series(1, 10) number
       returning id
     )
     insert into order_item (order_id, item_id, name, image, quantity, list_price, price, taxable)
     select made.id, product.id, name, image, 1, 85000, 85000, true
     from made cross join (select * from product order by id limit 1) product`,
    [accountId],
  )
  await pool.query('vacuum analyze "order"')
  await pool.query('vacuum analyze order_item')
  await pool.end()
  return { headers, client: keepAliveClient(clinic.url, headers) }
}
