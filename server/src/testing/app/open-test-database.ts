import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** A new database, copied from the migrated template or another one. */
export async function openTestDatabase(template = inject('templateName')) {
  const name = `nmw_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await administer(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  }
}

let administrator: Promise<Client> | undefined

/** All test files of a worker share one connection: opening one costs as much as fifty queries. */
async function administer(statement: string) {
  administrator ??= connect()
  await (await administrator).query(statement)
}

async function connect() {
  const client = new Client({ connectionString: inject('postgresUrl') })
  client.on('error', () => {})
  client.on('end', () => (administrator = undefined))
  await client.connect()
  return client
}
