import { Client } from 'pg'
import { embeddedUrl } from '../shared/embedded-url.ts'

export type WantedSession = {
  branch: number
  /** By the clock of the branch. */
  day: string
  /** Part of a name; the doctor must practise at the branch. */
  doctor?: string
  /** Paid kinds or the free one. */
  paid?: boolean
  start?: string
  end?: string
  capacity?: number
  taken?: number
}

/** What a doctor's weekly plan does: a session on a day. Gives its number. */
export async function addDoctorSession(dataDirectory: string, wanted: WantedSession): Promise<number> {
  const { branch, day, doctor = '', paid = false, start = '09:30', end = '12:30', capacity = 8, taken = 0 } = wanted
  const client = new Client({ connectionString: embeddedUrl(dataDirectory) })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into doctor_session
         (doctor_id, branch_id, day, starts_at, ends_at, capacity, taken, minutes_per_patient, fee)
       select doctor.id, branch.id, $3::date, ($3::date + $4::time) at time zone branch.timezone,
         ($3::date + $5::time) at time zone branch.timezone, $6, $7, 20, doctor.fee
       from doctor
       join doctor_practice practice on practice.doctor_id = doctor.id and practice.branch_id = $1
       join branch on branch.id = practice.branch_id
       where doctor.active and doctor.full_name ilike '%' || $2 || '%' and (doctor.type_code <> 3566) = $8
         and not exists (
           select from doctor_session other
           where other.doctor_id = doctor.id and other.day = $3::date
         )
       order by doctor.id limit 1
       returning id`,
      [branch, doctor, day, start, end, capacity, taken, paid],
    )
    if (!rows[0]) throw new Error(`No doctor is free at branch ${branch} on ${day}`)
    return rows[0].id
  } finally {
    await client.end()
  }
}
