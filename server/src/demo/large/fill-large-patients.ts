import { sql } from 'drizzle-orm'
import { ROLES } from '@nmw/contract/role'
import { hashPassword } from '../../auth/password-hash.ts'
import type { Context } from '../../context.ts'
import { DEMO_PASSWORD } from '../demo-accounts.ts'
import { generatePerson } from './generate-person.ts'

/** Keeps each statement well below the statement timeout. */
const BATCH = 10_000

/** Patients with the demo password; every second one is a member. */
export async function fillLargePatients(context: Context, wanted: number) {
  const { db } = context
  const { rows } = await db.execute<{ made: number }>(
    sql`select count(*)::int as made from account where email like 'pasien-%@besar.example'`,
  )
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (let from = (rows[0]?.made ?? 0) + 1; from <= wanted; from += BATCH) {
    const count = Math.min(BATCH, wanted - from + 1)
    await insertPeople(
      context,
      Array.from({ length: count }, (_, place) => from + place),
      passwordHash,
    )
  }
}

/** One statement, so that an interrupted run leaves no account without its patient. */
async function insertPeople({ db, now, secret }: Context, numbers: number[], passwordHash: string) {
  const people = numbers.map((number) => {
    const { nik, ...person } = generatePerson(number)
    return { ...person, number, sealedNik: secret.seal(nik) }
  })
  const at = now().toISOString()
  await db.execute(sql`
    with person as (
      select * from json_to_recordset(${JSON.stringify(people)}::json) as made(
        number int, email text, phone text, "fullName" text, gender int, "birthDate" date, "sealedNik" text
      )
    ), opened as (
      insert into account (role_id, email, email_verified_at, phone, phone_verified_at, full_name, password_hash, created_at)
      select ${ROLES.patient}, email, ${at}, phone, ${at}, "fullName", ${passwordHash},
        ${at}::timestamptz - number % 1500 * interval '1 day'
      from person order by number
      returning id, email, created_at
    ), described as (
      insert into patient (account_id, sealed_nik, birth_date, gender, married)
      select id, "sealedNik", "birthDate", gender, number % 3 = 0 from opened join person using (email)
    ), agreed as (
      insert into consent (account_id, purpose, version, ip, granted_at)
      select id, purpose, '2026-11', '127.0.0.1', created_at
      from opened cross join unnest(array['account', 'health']) purpose
    )
    insert into membership (account_id, number, expires_on)
    select id, 'NMW-9' || lpad(number::text, 6, '0'), (${at}::timestamptz)::date + number % 700 - 100
    from opened join person using (email) where number % 2 = 0
  `)
  await db.execute(sql`
    insert into point_entry (account_id, kind, amount, message, reference, created_at)
    select account_id, 'opening', right(number, 6)::int % 499 + 1, 'Saldo awal', 'opening', ${at}
    from membership where number like 'NMW-9%' and entries = 0
  `)
}
