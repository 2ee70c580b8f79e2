import { ROLES } from '@nmw/contract/role'
import { inRunningDatabase } from './in-running-database.ts'

/** Someone of the dashboard with an account of her own, so that nobody else's devices count. Her password is the demo's. */
export async function createEditor(
  { dataDirectory }: { dataDirectory: string },
  role: 'administrator' | 'marcom' | 'designer' = 'marcom',
) {
  const email = `${role}-${Math.floor(Math.random() * 1e9)}@nmw.example`
  await inRunningDatabase(dataDirectory, ({ $client: pool }) =>
    pool.query(
      `insert into account (role_id, email, full_name, password_hash, email_verified_at, created_at)
       select $1, $2, $3, password_hash, now(), now() from account where email = 'kasir@nmw.example'`,
      [ROLES[role], email, `Penyunting ${email.split('@')[0]}`],
    ),
  )
  return { email, password: 'Demo1234' }
}
