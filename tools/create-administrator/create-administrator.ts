import { openDatabase } from '../../server/src/database/connection.ts'
import { explainError } from '../../server/src/database/explain-error.ts'
import { readEnv } from '../../server/src/env.ts'
import { hireAdministrator } from '../../server/src/staff/hire-administrator.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { loadSettings } from '../shared/load-settings.ts'

const [email = '', ...names] = process.argv.slice(2)

/** An administrator for a running clinic: `npm run hire -- ratna@klinik.example Ratna Dewi`. */
try {
  loadSettings()
  const env = readEnv()
  const { db, close } = openDatabase(env.databaseUrl ?? embeddedUrl(env.dataDirectory), { max: 1, onError() {} })
  try {
    const link = await hireAdministrator({ db, env, now: () => new Date() }, { email, name: names.join(' ') })
    console.log(`Within half an hour ${email} can choose a password, once:\n${link}`)
    console.log(`Then she signs in at ${env.publicUrl}/ops/login or ${env.publicUrl}/dashboard/login.`)
  } finally {
    await close()
  }
} catch (error) {
  console.error(explainError(error))
  process.exitCode = 1
}
