import { mustCall, readOutbox } from './call-clinic.ts'
import { queryRunning } from './in-running-database.ts'
import { cookieHeader } from './log-in.ts'

export type NewPatient = ReturnType<typeof fakePatient>

/** Opens an account as the pages do, and signs its first device out again. */
export async function registerPatient(url: string): Promise<NewPatient> {
  const { patient, token } = await registerMember(url)
  await mustCall(url, '/legacy/auth/logout', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  return patient
}

/** Opens an account as the pages do; `cookies` are those of its first device. */
export async function registerMember(url: string) {
  const patient = fakePatient()
  const { phone, rePassword, ...person } = patient
  await mustCall(url, '/legacy/auth/request-otp', { body: { phone } })
  const [message] = await readOutbox(url, phone)
  const { result: proof } = await mustCall(url, '/legacy/auth/verifyphone', { body: { phone, otp: message?.code } })
  const { ticket } = proof as { ticket: string }
  const consents = { account: true, health: true, photo: true, marketing: false }
  const { result, cookies } = await mustCall(url, '/legacy/auth/register', {
    body: { ...person, rePassword, ticket, consents },
  })
  const { token } = result as { token: string }
  return { patient, token, cookies }
}

/** Different in every call and every worker, and valid everywhere. */
export function fakePatient() {
  const number = Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')
  const serial = String(1 + (Number(number) % 9_999)).padStart(4, '0')
  return {
    fullName: `Pasien ${number}`,
    email: `pasien-${number}@contoh.example`,
    phone: `6287${number}`,
    noKTP: `317101570394${serial}`,
    birthDate: '1994-03-17',
    gender: 0,
    password: 'Rahasia123',
    rePassword: 'Rahasia123',
  }
}

type Membership = {
  points?: number
  /** Until the end of the membership. */
  days?: number
  /** Sales in the history, a point each. */
  sales?: number
}

/** Gives a patient a membership, as the desk would. */
export async function makeMember(dataDirectory: string, email: string, wanted: Membership = {}) {
  const { points = 0, days = 300, sales = 0 } = wanted
  const [member] = await queryRunning<{ id: number }>(
    dataDirectory,
    `insert into membership (account_id, number, expires_on)
     select id, 'NMW-7' || lpad(id::text, 6, '0'), current_date + $2::int from account where email = $1
     returning account_id as id`,
    [email, days],
  )
  await queryRunning(
    dataDirectory,
    `insert into point_entry (account_id, kind, amount, message, reference, created_at)
     select $1::int, 'opening', $2::int, 'Saldo awal', 'opening', now() where $2::int > 0
     union all
     select $1::int, 'earn', 1, 'Poin dari transaksi INV' || n, 'INV' || n, now() from generate_series(1, $3::int) n`,
    [member!.id, points, sales],
  )
}

/** As on the privacy page: no photo may be taken from now on. */
export async function withdrawConsent(url: string, setCookies: string[]) {
  const headers = { cookie: cookieHeader(setCookies), 'x-site': 'member' }
  const body = { purpose: 'photo', granted: false }
  await mustCall(url, '/legacy/profile/privacy/consent', { method: 'PUT', body, headers })
}

/** Marks a password as one that must be changed, as an import does. */
export async function expirePassword(dataDirectory: string, email: string) {
  const sql = 'update account set password_valid = false where lower(email) = lower($1)'
  await queryRunning(dataDirectory, sql, [email])
}
