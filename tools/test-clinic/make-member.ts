import { Client } from 'pg'
import { embeddedUrl } from '../shared/embedded-url.ts'

type Wanted = {
  points?: number
  /** Until the end of the membership. */
  days?: number
  /** Sales in the history, a point each. */
  sales?: number
}

/** Gives a patient of a running server a membership, as the desk would. */
export async function makeMember(
  dataDirectory: string,
  email: string,
  { points = 0, days = 300, sales = 0 }: Wanted = {},
) {
  const client = new Client({ connectionString: embeddedUrl(dataDirectory) })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into membership (account_id, number, expires_on)
       select id, 'NMW-7' || lpad(id::text, 6, '0'), current_date + $2::int from account where email = $1
       returning account_id as id`,
      [email, days],
    )
    const entry = 'insert into point_entry (account_id, kind, amount, message, reference, created_at)'
    const id = rows[0]!.id
    if (points > 0)
      await client.query(`${entry} values ($1, 'opening', $2, 'Saldo awal', 'opening', now())`, [id, points])
    await client.query(
      `${entry} select $1, 'earn', 1, 'Poin dari transaksi INV' || n, 'INV' || n, now() from generate_series(1, $2::int) n`,
      [id, sales],
    )
  } finally {
    await client.end()
  }
}
