import { ROLES } from '@nmw/contract/role'
import { mustCall, type TestClinic } from './call-clinic.ts'
import { queryRunning } from './in-running-database.ts'
import { cookieHeader, logIn } from './log-in.ts'

type Account = { role: keyof typeof ROLES; email: string; name: string }

/** Each has an account of its own, so that no other test's devices count. The password is that of the demo. */
async function insertStaff(dataDirectory: string, { role, email, name }: Account) {
  const [account] = await queryRunning<{ id: number }>(
    dataDirectory,
    `insert into account (role_id, email, full_name, password_hash, email_verified_at, created_at)
     select $1, $2, $3, password_hash, now(), now() from account where email = 'kasir@nmw.example' returning id`,
    [ROLES[role], email, name],
  )
  return account!.id
}

async function insertDoctor(dataDirectory: string, accountId: number, slug: string, name: string) {
  const [doctor] = await queryRunning<{ id: number }>(
    dataDirectory,
    `insert into doctor (account_id, slug, full_name, gender, type_code, fee, registration, avatar, bio)
     select $1, $2, $3, gender, type_code, fee, registration || '-' || $2::text, avatar, bio
     from doctor where id = 1 returning id`,
    [accountId, slug, name],
  )
  return doctor!.id
}

export type StaffRole = 'doctor' | 'frontOffice' | 'administrator'

/** A member of the clinic's staff, signed in. */
export async function createStaff({ url, dataDirectory }: TestClinic, role: StaffRole) {
  const name = `${role}-${Math.floor(Math.random() * 1e9)}`
  const email = `${name}@nmw.example`
  const accountId = await insertStaff(dataDirectory, { role, email, name })
  const doctorId = role === 'doctor' ? await insertDoctor(dataDirectory, accountId, name.toLowerCase(), name) : null
  const cookies = await logIn(url, email, { site: 'ops' })
  const headers = { cookie: cookieHeader(cookies), 'x-site': 'ops' }
  return {
    email,
    cookies,
    /** For calls outside of any browser. */
    headers,
    doctorId,
    answer: (chatId: number, body: { text?: string; image?: string }) =>
      mustCall(url, `/legacy/ops/message/${chatId}/send`, {
        body: { key: `answer-${Math.random()}`.replace('.', '-'), ...body },
        headers,
      }),
  }
}

/** An account for the dashboard, not signed in. */
export async function createEditor(
  { dataDirectory }: Pick<TestClinic, 'dataDirectory'>,
  role: 'administrator' | 'marcom' | 'designer' = 'marcom',
) {
  const name = `${role}-${Math.floor(Math.random() * 1e9)}`
  const email = `${name}@nmw.example`
  await insertStaff(dataDirectory, { role, email, name: `Penyunting ${name}` })
  return { email, password: 'Demo1234' }
}

/** Far enough ahead to be booked and paid. */
const MINUTES_AHEAD = 90

/**
 * A doctor, a desk and a dispensary of their own at the first branch, and a paid session that counts for today, whatever
 * time it is.
 */
export async function openPractice(dataDirectory: string) {
  const number = Math.floor(Math.random() * 1e9)
  const emails = {
    doctor: `dokter-${number}@nmw.example`,
    frontOffice: `meja-${number}@nmw.example`,
    pharmacist: `apotek-${number}@nmw.example`,
  }
  const insert = (role: keyof typeof emails) =>
    insertStaff(dataDirectory, { role, email: emails[role], name: `${role} ${number}` })
  await insert('frontOffice')
  await insert('pharmacist')
  const doctorName = `Laras ${number}`
  const doctorId = await insertDoctor(dataDirectory, await insert('doctor'), `dokter-${number}`, doctorName)
  const [session] = await queryRunning<{ day: string }>(
    dataDirectory,
    `with practice as (
       insert into doctor_practice (doctor_id, branch_id, sip, valid_until) values ($1, 1, 'SIP/' || $3::text, '2099-12-31')
     )
     insert into doctor_session (doctor_id, branch_id, day, starts_at, ends_at, capacity, minutes_per_patient, fee)
     select id, 1, (now() at time zone 'Asia/Jakarta')::date, now() + $2 * interval '1 minute',
       now() + ($2 + 120) * interval '1 minute', 8, 20, fee from doctor where id = $1 returning day::text`,
    [doctorId, MINUTES_AHEAD, number],
  )
  return { emails, day: session!.day, doctorName }
}
