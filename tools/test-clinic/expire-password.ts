import { Client } from 'pg'
import { embeddedUrl } from '../shared/embedded-url.ts'

/** What staff or an import would do: marks a patient's password as one that must be changed. */
export async function expirePassword(dataDirectory: string, email: string) {
  const client = new Client({ connectionString: embeddedUrl(dataDirectory) })
  await client.connect()
  try {
    await client.query('update account set password_valid = false where lower(email) = lower($1)', [email])
  } finally {
    await client.end()
  }
}
