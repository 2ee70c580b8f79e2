import { Client } from 'pg'

/** Runs one statement on its own connection. */
export async function runSql(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
