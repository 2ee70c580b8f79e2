import { Client } from 'pg'

/** One statement on a connection of its own. */
export async function runSql(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
