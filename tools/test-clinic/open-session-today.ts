import { inRunningDatabase } from './in-running-database.ts'

type Wanted = { branch?: number; capacity?: number; fee?: number }

/** A doctor of her own who sees patients at a branch today, soon. Gives the number of the session and her name. */
export function openSessionToday(dataDirectory: string, { branch = 1, capacity = 8, fee = 0 }: Wanted = {}) {
  return inRunningDatabase(dataDirectory, async ({ $client: pool }) => {
    const name = `Dokter Antrean ${Math.floor(Math.random() * 1e6)}`
    const { rows } = await pool.query<{ id: number }>(
      `with made as (
         insert into doctor (slug, full_name, gender, type_code, fee, registration, avatar, bio)
         select $1, $2, gender, case when $4 > 0 then 2560 else 3566 end, $4, registration || '-' || $1::text, avatar, bio
         from doctor where id = 1 returning id
       ), practice as (
         insert into doctor_practice (doctor_id, branch_id, sip, valid_until)
         select id, $3, 'SIP/' || id, current_date + 400 from made returning doctor_id, branch_id
       )
       select id from made`,
      [name.toLowerCase().replaceAll(' ', '-'), name, branch, fee],
    )
    const session = await pool.query<{ id: number }>(
      `insert into doctor_session
         (doctor_id, branch_id, day, starts_at, ends_at, capacity, minutes_per_patient, fee)
       select $1, id, (now() at time zone timezone)::date, now() + interval '90 minutes', now() + interval '5 hours', $3, 20, $4
       from branch where id = $2 returning id`,
      [rows[0]!.id, branch, capacity, fee],
    )
    return { session: session.rows[0]!.id, doctor: name }
  })
}
