import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { inject } from 'vitest'
import { migrate } from '../database/migrate.ts'

const TEMPLATE = 'nmw_template'
const TEMPLATE_LOCK = 7_312_027
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** A database of one's own, copied from a template that the first caller of the run migrates. */
export async function openTestDatabase() {
  const admin = inject('postgresUrl')
  const name = `nmw_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await withClient(admin, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (!rowCount) {
      await client.query(`create database ${TEMPLATE}_new`)
      await migrate(urlOf(admin, `${TEMPLATE}_new`), migrations)
      await client.query(`alter database ${TEMPLATE}_new rename to ${TEMPLATE}`)
    }
    await client.query(`create database ${name} template ${TEMPLATE}`)
  })
  return {
    url: urlOf(admin, name),
    drop: () => withClient(admin, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

function urlOf(admin: string, database: string) {
  const url = new URL(admin)
  url.pathname = `/${database}`
  return url.href
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
