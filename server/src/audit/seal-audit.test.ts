import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry, auditSeal } from '../database/schema/audit-entry-table.ts'
import { sqlState, transaction } from '../database/transaction.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { recordAudit } from './record-audit.ts'
import { checkSeals, sealAudit } from './seal-audit.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const note = (db = testApp.db) =>
  recordAudit(testApp.context, db, { ip: '10.1.1.1', requestId: 'test' }, { action: 'view-patient' })

test('audit seals: L1: seals cover every entry once, also those whose transactions end late', async () => {
  await note()
  let late!: () => void
  const held = new Promise<void>((resolve) => (late = resolve))
  let written!: () => void
  const slow = transaction(testApp.db, async (db) => {
    await note(db)
    written()
    await held
  })
  await new Promise<void>((resolve) => (written = resolve))
  await note()
  await sealAudit(testApp.context)
  expect(await checkSeals(testApp.context), 'the others do not wait for it').toEqual({
    seals: 1,
    entries: 2,
    unsealed: 0,
  })
  late()
  await slow
  expect(await checkSeals(testApp.context)).toEqual({ seals: 1, entries: 2, unsealed: 1 })
  await note()
  await Promise.all([sealAudit(testApp.context), sealAudit(testApp.context), sealAudit(testApp.context)])
  expect(await checkSeals(testApp.context)).toEqual({ seals: 2, entries: 4, unsealed: 0 })
})

test('audit seals: L1: entries written while two servers seal are each under one seal', async () => {
  await Promise.all([write(), write(), write(), seal(), seal()])
  await sealAudit(testApp.context)
  expect(await checkSeals(testApp.context)).toEqual({
    seals: await testApp.db.$count(auditSeal),
    entries: await testApp.db.$count(auditEntry),
    unsealed: 0,
  })
})

const lastSeal = sql`(select max(id) from audit_seal)`
/** Of a transaction that has certainly ended, whatever other test files do. */
const insertEntry = sql`insert into audit_entry (at, action, transaction) select at, action, 3 from audit_entry limit 1`
const isBroken = { broken: expect.any(Number) as number }

test.each([
  [
    'an entry is changed',
    sql`update audit_entry set ip = '10.9.9.9' where id = (select max(id) from audit_entry)`,
    isBroken,
  ],
  ['an entry is removed', sql`delete from audit_entry where id = (select min(id) from audit_entry)`, isBroken],
  ['an entry is inserted', insertEntry, { stray: 1 }],
  ['a seal is removed', sql`delete from audit_seal where id = (select min(id) from audit_seal)`, isBroken],
  ['the last seal is removed', sql`delete from audit_seal where id = ${lastSeal}`, { stray: 1 }],
  ['all seals are removed', sql`delete from audit_seal`, { stray: expect.any(Number) as number }],
  ['a seal loses its entries', sql`update audit_seal set entry_ids = '{}' where id = ${lastSeal}`, isBroken],
  [
    'the range of a seal is changed',
    sql`update audit_seal set until_transaction = until_transaction - 1 where id = ${lastSeal}`,
    isBroken,
  ],
])('audit seals: L1: it is detected when %s directly in the database', async (_how, statement, seen) => {
  await twoSeals()
  await rolledBack(async (db) => {
    await db.execute(sql`alter table audit_entry disable trigger user`)
    await db.execute(sql`alter table audit_seal disable trigger user`)
    await db.execute(statement)
    expect(await checkSeals({ ...testApp.context, db })).toMatchObject(seen)
  })
})

test('audit seals: L1: an inserted entry is detected before and after the next seal', async () => {
  await twoSeals()
  await rolledBack(async (db) => {
    const context = { ...testApp.context, db }
    await db.execute(insertEntry)
    expect(await checkSeals(context)).toMatchObject({ unsealed: 1, stray: 1 })
    await sealAudit(context)
    expect(await checkSeals(context)).toMatchObject(isBroken)
  })
})

test('audit seals: L1: an entry is under one seal, and a seal cannot be removed', async () => {
  await twoSeals()
  expect(await refused(testApp.db.delete(auditSeal))).toBe('23001')
  const again = sql`insert into audit_seal (at, entry_ids, from_transaction, until_transaction, entries, digest)
    select at, entry_ids, 0, 0, entries, digest from audit_seal where id = ${lastSeal}`
  expect(await refused(testApp.db.execute(again))).toBe('23P01')
})

test('audit seals: entries restored by themselves wait again, and keep their old seals', async () => {
  await twoSeals()
  await testApp.db.execute(sql`insert into audit_unsealed select id from audit_entry`)
  await note()
  await sealAudit(testApp.context)
  const [last] = await testApp.db.select().from(auditSeal).where(eq(auditSeal.id, lastSeal))
  expect(last!.entries).toBe(1)
  expect(await checkSeals(testApp.context)).toMatchObject({ entries: await testApp.db.$count(auditEntry), unsealed: 0 })
})

async function write() {
  for (let line = 0; line < 20; line++) await note()
}

async function seal() {
  for (let turn = 0; turn < 10; turn++) await sealAudit(testApp.context)
}

const refused = (work: Promise<unknown>) => work.then(() => undefined, sqlState)

async function twoSeals() {
  for (let seal = 0; seal < 2; seal++) {
    await note()
    await sealAudit(testApp.context)
  }
  expect(await checkSeals(testApp.context)).toEqual({
    seals: await testApp.db.$count(auditSeal),
    entries: await testApp.db.$count(auditEntry),
    unsealed: 0,
  })
}

async function rolledBack(work: (db: TestApp['db']) => Promise<void>) {
  const undo = new Error('only to see')
  const seen = transaction(testApp.db, async (db) => {
    await work(db)
    throw undo
  })
  await expect(seen).rejects.toBe(undo)
}
