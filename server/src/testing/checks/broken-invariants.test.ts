import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../database/schema/account-table.ts'
import { transaction } from '../../database/transaction.ts'
import { createPatient } from '../make/create-patient.ts'
import { createTestConsultation, createTestPurchase } from '../make/create-test-order.ts'
import { findBrokenInvariants } from './find-broken-invariants.ts'
import { openTestApp, type TestApp } from '../app/open-test-app.ts'
import { signIn } from '../app/sign-in.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const undone = new Error('undone')

/** The faults found after these statements, which are rolled back. */
async function faultsAfter(breach: SQL[]) {
  let faults: string[] = []
  const tried = transaction(testApp.db, async (db) => {
    // Turns triggers and foreign keys off, which would refuse the statements.
    await db.execute(sql`set local session_replication_role = replica`)
    for (const statement of breach) await db.execute(statement)
    faults = await findBrokenInvariants(db)
    throw undone
  })
  await expect(tried).rejects.toBe(undone)
  return faults
}

test('invariants: every violation is found, and none in valid data', async () => {
  const patient = await createPatient(testApp)
  const booker = await createPatient(testApp)
  const { order, session } = await createTestConsultation(testApp, { patientId: booker.id })
  const bought = await createTestPurchase(testApp, { patientId: patient.id })
  await signIn(testApp, patient)
  expect(await findBrokenInvariants(testApp.db)).toEqual([])

  const event = (
    paymentStatus: string,
  ) => sql`insert into order_event (order_id, order_status, payment_status, note, at)
    values (${bought.id}, 'WAITING_PAYMENT', ${paymentStatus}, '', now())`
  const address = sql`insert into delivery_address (account_id, label, is_primary, receiver_name, receiver_phone, address,
    district_id, postal_code, note, created_at)
    values (${patient.id}, 'Rumah', true, 'Siti', '6281000000201', 'Jl. Melati', 317106, '10310', '', now())`
  const breaches: [...SQL[], string][] = [
    [sql`update doctor_session set taken = 2 where id = ${session.id}`, 'has 2 of 3 seats taken by 1'],
    [
      sql`update appointment set status = 0, ended_at = now() where order_id = ${order.id}`,
      'has 1 of 3 seats taken by 0',
    ],
    [
      sql`drop index appointment_one_ongoing`,
      sql`insert into appointment (medical_id, patient_id, session_id, queue_number, note, created_at)
        select 'RM-X', patient_id, session_id, 2, note, created_at from appointment where order_id = ${order.id}`,
      'has 2 future appointments',
    ],
    [sql`drop index delivery_address_one_primary`, address, address, 'has 2 primary addresses'],
    [sql`update order_item set quantity = 3 where order_id = ${bought.id}`, 'differs from its lines'],
    [
      sql`update "order" set goods_total = goods_total - 1, grand_total = grand_total - 1 where id = ${bought.id}`,
      'differs from its lines',
    ],
    [sql`delete from order_event where order_id = ${bought.id}`, 'differs from its history'],
    [event('PAID'), 'differs from its history'],
    [event('PAID'), event('CANCEL'), 'was paid and ended unpaid'],
    [
      sql`update "order" set order_status = 'CANCEL', payment_status = 'CANCEL' where id = ${order.id}`,
      'is cancelled and has a seat',
    ],
    [
      sql`insert into sale (invoice, branch_id, total, paid, change, created_by_id, created_at, voided_at, voided_by_id,
        void_reason) values ('INV261118999999', 1, 1, 1, 0, ${patient.id}, now(), now(), ${patient.id}, 'Salah input')`,
      sql`insert into redemption (sale_id, prescription_id, iter, number, state) select id, 1, 0, 1, 'used' from sale`,
      'is void and has a redemption',
    ],
    [sql`update stock set reserved = reserved - 1`, 'reserves 1 for 2'],
    [sql`delete from stock_entry where kind = 'reserved'`, 'reserves 2 for 0'],
    [sql`update stock set on_hand = on_hand + 1`, 'differs from its batches'],
    [
      sql`insert into outbox_message (channel, recipient, subject, body, dedupe_key, created_at, due_at, sent_at, failed_at)
        values ('mail', 'siti@nmw.example', '', '', 'x', now(), now(), now(), now())`,
      'was sent and has failed',
    ],
    [sql`update account set active = false where id = ${patient.id}`, 'of a closed account is signed in'],
  ]
  for (const breach of breaches) {
    const fault = breach.at(-1) as string
    const found = await faultsAfter(breach.slice(0, -1) as SQL[])
    expect(found).toContainEqual(expect.stringContaining(fault))
  }
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  expect(await testApp.db.$count(account, eq(account.active, false))).toBe(0)
})
