import { ROLES } from '@nmw/contract/role'
import { mustCall } from './call-clinic.ts'
import { inRunningDatabase } from './in-running-database.ts'
import { logIn } from './log-in-demo.ts'

type Clinic = { url: string; dataDirectory: string }

/** Someone of the clinic with an account of her own, so that nobody else's devices count. */
export async function createStaff({ url, dataDirectory }: Clinic, role: 'doctor' | 'frontOffice' | 'administrator') {
  const name = `${role}-${Math.floor(Math.random() * 1e9)}`
  const email = `${name}@nmw.example`
  const doctorId = await inRunningDatabase(dataDirectory, async ({ $client: pool }) => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into account (role_id, email, full_name, password_hash, email_verified_at, created_at)
       select $1, $2, $3, password_hash, now(), now() from account where email = 'kasir@nmw.example' returning id`,
      [ROLES[role], email, name],
    )
    if (role !== 'doctor') return null
    const made = await pool.query<{ id: number }>(
      `insert into doctor (account_id, slug, full_name, gender, type_code, fee, registration, avatar, bio)
       select $1, $2, full_name, gender, type_code, fee, registration || '-' || $2::text, avatar, bio from doctor where id = 1 returning id`,
      [rows[0]!.id, name.toLowerCase()],
    )
    return made.rows[0]!.id
  })
  const cookies = await logIn(url, email, { site: 'ops' })
  const headers = { cookie: cookies.map((line) => line.split(';')[0]).join('; '), 'x-site': 'ops' }
  return {
    email,
    cookies,
    /** For calls of hers outside of any browser. */
    headers,
    doctorId,
    answer: (chatId: number, body: { text?: string; image?: string }) =>
      mustCall(url, `/legacy/ops/message/${chatId}/send`, {
        body: { key: `answer-${Math.random()}`.replace('.', '-'), ...body },
        headers,
      }),
  }
}
