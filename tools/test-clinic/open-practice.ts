import { ROLES } from '@nmw/contract/role'
import { inRunningDatabase } from './in-running-database.ts'

/** Far enough ahead to be booked and paid. */
const MINUTES_AHEAD = 90

/**
 * A doctor, a desk and a dispensary of their own at the first branch, and a paid session that counts for today, whatever
 * time it is. They sign in with the password of the demo.
 */
export function openPractice(dataDirectory: string) {
  const number = Math.floor(Math.random() * 1e9)
  const emails = {
    doctor: `dokter-${number}@nmw.example`,
    frontOffice: `meja-${number}@nmw.example`,
    pharmacist: `apotek-${number}@nmw.example`,
  }
  return inRunningDatabase(dataDirectory, async ({ $client: pool }) => {
    const ids: Record<string, number> = {}
    for (const [role, email] of Object.entries(emails) as [keyof typeof emails, string][]) {
      const { rows } = await pool.query<{ id: number }>(
        `insert into account (role_id, email, full_name, password_hash, email_verified_at, created_at)
         select $1, $2, $3, password_hash, now(), now() from account where email = 'kasir@nmw.example' returning id`,
        [ROLES[role], email, `${role} ${number}`],
      )
      ids[role] = rows[0]!.id
    }
    const doctor = await pool.query<{ id: number }>(
      `insert into doctor (account_id, slug, full_name, gender, type_code, fee, registration, avatar, bio)
       select $1, $2, $3, gender, type_code, fee, registration || '-' || $2::text, avatar, bio from doctor where id = 1 returning id`,
      [ids['doctor'], `dokter-${number}`, `Laras ${number}`],
    )
    const doctorId = doctor.rows[0]!.id
    await pool.query(
      `insert into doctor_practice (doctor_id, branch_id, sip, valid_until) values ($1, 1, $2, '2099-12-31')`,
      [doctorId, `SIP/${number}`],
    )
    const { rows } = await pool.query<{ day: string }>(
      `insert into doctor_session (doctor_id, branch_id, day, starts_at, ends_at, capacity, minutes_per_patient, fee)
       select id, 1, (now() at time zone 'Asia/Jakarta')::date, now() + $2 * interval '1 minute',
         now() + ($2 + 120) * interval '1 minute', 8, 20, fee from doctor where id = $1 returning day::text`,
      [doctorId, MINUTES_AHEAD],
    )
    return { emails, day: rows[0]!.day, doctorName: `Laras ${number}` }
  })
}
