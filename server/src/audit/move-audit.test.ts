import { sql } from 'drizzle-orm'
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/connection.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'
import { createSecret } from '../secret.ts'
import { openTestDatabase } from '../testing/app/open-test-database.ts'
import { TEST_SECRET } from '../testing/app/test-settings.ts'
import { checkSeals, sealAudit } from './seal-audit.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const secret = createSecret(TEST_SECRET)
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

test('audit seals: L1: after a move to another server the log is still whole and sealed', async () => {
  const old = await emptyDatabase()
  await migrate(old.url, MIGRATIONS)
  // So that the new server's transaction ids are lower for the whole test.
  await old.db.execute(
    sql.raw(`do $$ begin
    for number in 1..3000 loop perform pg_current_xact_id(); commit; end loop; end $$`),
  )
  for (let seal = 0; seal < 2; seal++) {
    await write(old.db)
    await sealEntries(old.db)
  }
  await write(old.db)

  const moved = await otherServer()
  await migrate(moved.url, MIGRATIONS)
  await restore(old.db, moved.db)
  expect(await check(moved.db)).toEqual({ seals: 2, entries: 2, unsealed: 1 })
  await write(moved.db)
  expect(await check(moved.db)).toEqual({ seals: 2, entries: 2, unsealed: 2 })
  await sealEntries(moved.db)
  await write(moved.db)
  await sealEntries(moved.db)
  expect(await check(moved.db)).toEqual({ seals: 4, entries: 5, unsealed: 0 })

  // Entries of the old server cannot be added either.
  await moved.db.execute(sql`insert into audit_entry (at, action, transaction) values (now(), 'login', 3)`)
  expect(await check(moved.db)).toMatchObject({ stray: 1 })
})

test('audit seals: L1: old seals, by transaction ids alone, stay valid and still detect changes', async () => {
  const { db, url } = await emptyDatabase()
  await migrate(url, migrationsBefore('sealed-by-line'))
  for (let line = 0; line < 5; line++) await write(db)
  // Its transaction ended after that of the entry behind it.
  await db.execute(sql`alter table audit_entry disable trigger user`)
  await db.execute(sql`update audit_entry set transaction = case id when 2 then 30 else id * 10 end`)
  await db.execute(sql`alter table audit_entry enable trigger user`)
  const first = await createOldSeal(db, { from: 0, until: 30, before: '' })
  await createOldSeal(db, { from: 30, until: 45, before: first })

  await migrate(url, MIGRATIONS)
  const { rows } = await db.execute<{ ids: string }>(sql`select entry_ids::text as ids from audit_seal order by id`)
  expect(rows).toEqual([{ ids: '{[1,2)}' }, { ids: '{[2,5)}' }])
  expect(await check(db)).toEqual({ seals: 2, entries: 4, unsealed: 1 })
  await write(db)
  await sealEntries(db)
  expect(await check(db)).toEqual({ seals: 3, entries: 6, unsealed: 0 })

  await db.execute(sql`alter table audit_entry disable trigger user`)
  await db.execute(sql`update audit_entry set ip = '10.9.9.9' where id = 3`)
  expect(await check(db)).toMatchObject({ broken: 2 })
})

const write = (db: Database) => db.execute(sql`insert into audit_entry (at, action) values (now(), 'view-patient')`)
const sealEntries = (db: Database) =>
  sealAudit({ db, secret, now: () => new Date() } as Parameters<typeof sealAudit>[0])
const check = (db: Database) => checkSeals({ db, secret })

async function emptyDatabase() {
  const { url, drop } = await openTestDatabase('template0')
  cleanups.push(drop)
  return open(url)
}

async function otherServer() {
  const home = mkdtempSync(join(tmpdir(), 'nmw-moved-'))
  chmodSync(home, 0o755)
  cleanups.push(() => rmSync(home, { recursive: true, force: true }))
  const server = await startEmbeddedPostgres({ directory: join(home, 'postgres'), settings: { fsync: 'off' } })
  cleanups.push(() => server.stop())
  return open(server.url)
}

function open(url: string) {
  const { db, close } = openDatabase(url, { noTimeouts: true, onError: () => {} })
  cleanups.push(close)
  return { url, db }
}

/** As `pg_restore` does: the same rows, no triggers, sequences continued. */
async function restore(from: Database, to: Database) {
  for (const table of ['audit_entry', 'audit_seal', 'audit_unsealed']) {
    const { rows } = await from.execute<{ all: unknown }>(
      sql.raw(`select coalesce(json_agg(kept), '[]') as all from ${table} kept`),
    )
    await to.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`insert into ${sql.identifier(table)} overriding system value
        select * from json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows[0]!.all)})`)
    })
  }
  for (const table of ['audit_entry', 'audit_seal'])
    await to.execute(sql.raw(`select setval('${table}_id_seq', (select max(id) from ${table}))`))
}

function migrationsBefore(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nmw-migrations-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  const all = readdirSync(MIGRATIONS).toSorted()
  const end = all.findIndex((migration) => migration.endsWith(name))
  for (const migration of all.slice(0, end))
    cpSync(join(MIGRATIONS, migration), join(folder, migration), { recursive: true })
  return folder
}

/** A seal in the format of its time. */
async function createOldSeal(db: Database, { from, until, before }: { from: number; until: number; before: string }) {
  const { rows } = await db.execute<{ entries: number; lines: string }>(sql`
    select count(*)::int as entries, string_agg(
      jsonb_build_array(id, transaction, extract(epoch from at), account_id, action, object, ip, request_id, detail)::text,
      e'\n' order by transaction, id) as lines
    from audit_entry where transaction >= ${from} and transaction < ${until}`)
  const { entries, lines } = rows[0]!
  const digest = secret.digest('audit-seal', before, lines).toString('hex')
  await db.execute(sql`insert into audit_seal (at, from_transaction, until_transaction, entries, digest)
    values (now(), ${from}, ${until}, ${entries}, ${digest})`)
  return digest
}
