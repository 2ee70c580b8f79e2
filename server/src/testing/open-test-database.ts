import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { runSql } from './run-sql.ts'

/** A database of one's own, copied from the migrated template or from another. */
export async function openTestDatabase(template = inject('templateName')) {
  const admin = inject('postgresUrl')
  const name = `nmw_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await runSql(admin, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: Object.assign(new URL(admin), { pathname: `/${name}` }).href,
    drop: () => runSql(admin, `drop database if exists ${name} with (force)`),
  }
}
