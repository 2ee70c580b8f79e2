import { sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { dateInJakarta } from '../../date-in-jakarta.ts'

/** Keeps each statement well below the statement timeout. */
const BATCH = 100
/** One session a week for the past year. */
const SESSIONS_EACH = 50

export async function fillLargeDoctors(context: Context, wanted: number) {
  for (let from = 1; from <= wanted; from += BATCH)
    await insertDoctors(context, from, Math.min(wanted, from + BATCH - 1))
}

async function insertDoctors({ db, now }: Context, from: number, to: number) {
  await db.execute(sql`
    with made as (
      insert into doctor (slug, full_name, gender, type_code, fee, registration, avatar, bio)
      select 'large-' || number, 'Besar ' || number, number % 2, 3566, 0, 'STR-DEMO-' || number, avatar, bio
      from generate_series(${from}::int, ${to}::int) number
      cross join (select avatar, bio from doctor order by id limit 1) original
      on conflict (slug) do nothing
      returning id
    ), place as (
      select id, timezone, row_number() over (order by id) - 1 as place, count(*) over () as places from branch
    ), licensed as (
      insert into doctor_practice (doctor_id, branch_id, sip, valid_until)
      select made.id, place.id, 'SIP-DEMO-' || made.id, '2099-12-31' from made join place on place.place = made.id % places
      returning doctor_id, branch_id
    )
    insert into doctor_session (doctor_id, branch_id, day, starts_at, ends_at, capacity, taken, minutes_per_patient, fee)
    select doctor_id, branch_id, day, (day + time '09:00') at time zone timezone,
      (day + time '12:00') at time zone timezone, 12, doctor_id % 12, 15, 0
    from licensed join place on place.id = branch_id
    cross join generate_series(1, ${SESSIONS_EACH}::int) week
    cross join lateral (select ${dateInJakarta(now())}::date - week * 7 - doctor_id % 7 as day) held
  `)
}
