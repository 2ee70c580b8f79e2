import { openDatabase } from '../../server/src/database/connection.ts'
import { createAdministrator } from '../../server/src/staff/create-administrator.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { runCommand } from '../shared/run-command.ts'

const [email = '', ...names] = process.argv.slice(2)

/** An administrator for a running clinic: `npm run create-administrator -- ratna@klinik.example Ratna Dewi`. */
await runCommand(async (env) => {
  const { db, close } = openDatabase(env.databaseUrl ?? embeddedUrl(env.dataDirectory), { max: 1, onError() {} })
  try {
    const link = await createAdministrator({ db, env, now: () => new Date() }, { email, name: names.join(' ') })
    console.log(`Within half an hour ${email} can choose a password, once:\n${link}`)
    console.log(`After that, sign in at ${env.publicUrl}/ops/login or ${env.publicUrl}/dashboard/login.`)
  } finally {
    await close()
  }
})
