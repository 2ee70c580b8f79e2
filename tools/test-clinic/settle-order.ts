import { Client } from 'pg'
import { embeddedUrl } from '../shared/embedded-url.ts'

/** The money for a consultation has arrived. */
export async function settleOrder(dataDirectory: string, invoice: string) {
  const client = new Client({ connectionString: embeddedUrl(dataDirectory) })
  await client.connect()
  try {
    await client.query(
      `update "order" set payment_status = 'PAID', order_status = 'CONSULTATION', paid_at = now()
       where invoice = $1 and order_status = 'WAITING_PAYMENT'`,
      [invoice],
    )
  } finally {
    await client.end()
  }
}
