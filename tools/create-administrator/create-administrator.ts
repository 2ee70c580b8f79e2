import { openDatabase } from '../../server/src/database/connection.ts'
import { explain } from '../../server/src/database/explain.ts'
import { readEnv } from '../../server/src/env.ts'
import { createAdministrator } from '../../server/src/staff/create-administrator.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { loadSettings } from '../shared/load-settings.ts'

const [email = '', ...names] = process.argv.slice(2)

/** An administrator for a running clinic: `npm run hire -- ratna@klinik.example Ratna Dewi`. */
try {
  loadSettings()
  const env = readEnv()
  const { db, close } = openDatabase(env.databaseUrl ?? embeddedUrl(env.dataDirectory), { max: 1, onError() {} })
  try {
    const link = await createAdministrator({ db, env, now: () => new Date() }, { email, name: names.join(' ') })
    console.log(`Within half an hour ${email} can choose a password, once:\n${link}`)
    console.log(`Then she signs in at ${env.publicUrl}/ops/login or ${env.publicUrl}/dashboard/login.`)
  } finally {
    await close()
  }
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
