import { Client } from 'pg'
import { embeddedUrl } from '../tools/shared/embedded-url.ts'

/** Others take the last seats. */
export async function fillSession(dataDirectory: string, id: number) {
  const client = new Client({ connectionString: embeddedUrl(dataDirectory) })
  await client.connect()
  try {
    await client.query('update doctor_session set taken = capacity where id = $1', [id])
  } finally {
    await client.end()
  }
}
