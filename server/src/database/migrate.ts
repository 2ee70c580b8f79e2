import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'

/** Any fixed number: the advisory lock of a running migration. */
const MIGRATION_LOCK = 7_312_026

/** Brings the schema up to date. Two servers that start at once wait for each other. */
export async function migrate(url: string, migrationsFolder: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
