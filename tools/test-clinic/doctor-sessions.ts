import { queryRunning } from './in-running-database.ts'

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

/** Adds a session on a day, as a doctor's weekly plan does, and returns its id. */
export async function addDoctorSession(dataDirectory: string, wanted: WantedSession): Promise<number> {
  const { branch, day, doctor = '', paid = false, start = '09:30', end = '12:30', capacity = 8, taken = 0 } = wanted
  const [session] = await queryRunning<{ id: number }>(
    dataDirectory,
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
  if (!session) throw new Error(`No doctor is free at branch ${branch} on ${day}`)
  return session.id
}

type Wanted = { branch?: number; capacity?: number; fee?: number }

/** A new doctor with a session at a branch today, soon. Returns the id of the session and the doctor's name. */
export async function openSessionToday(dataDirectory: string, { branch = 1, capacity = 8, fee = 0 }: Wanted = {}) {
  const doctor = `Dokter Antrean ${Math.floor(Math.random() * 1e6)}`
  const [session] = await queryRunning<{ id: number }>(
    dataDirectory,
    `with made as (
       insert into doctor (slug, full_name, gender, type_code, fee, registration, avatar, bio)
       select $1, $2, gender, case when $4 > 0 then 2560 else 3566 end, $4, registration || '-' || $1::text, avatar, bio
       from doctor where id = 1 returning id
     ), practice as (
       insert into doctor_practice (doctor_id, branch_id, sip, valid_until)
       select id, $3, 'SIP/' || id, current_date + 400 from made
     )
     insert into doctor_session
       (doctor_id, branch_id, day, starts_at, ends_at, capacity, minutes_per_patient, fee)
     select made.id, branch.id, (now() at time zone timezone)::date, now() + interval '90 minutes',
       now() + interval '5 hours', $5, 20, $4
     from made, branch where branch.id = $3 returning id`,
    [doctor.toLowerCase().replaceAll(' ', '-'), doctor, branch, fee, capacity],
  )
  return { session: session!.id, doctor }
}

/** Other patients take the last seats. */
export async function fillSession(dataDirectory: string, id: number) {
  await queryRunning(dataDirectory, 'update doctor_session set taken = capacity where id = $1', [id])
}
