import { setTimeout as sleep } from 'node:timers/promises'
import { createContext } from '../../create-context.ts'
import { openDatabase } from '../../database/connection.ts'
import { readEnv } from '../../env.ts'
import { applyNotifications } from '../../payment/apply-notifications.ts'
import { testTimeouts, TEST_SECRET } from '../app/test-settings.ts'

/** A process that applies payment notifications until the test kills it. */
const url = process.argv[2]!
const { db } = openDatabase(url, { ...testTimeouts, onError: () => {} })
const log = { info() {}, warn() {}, error() {} }
const { context } = await createContext({
  db,
  env: readEnv({ ...process.env }),
  secretKey: TEST_SECRET,
  log,
  jobs: {},
})
process.stdout.write('ready\n')
for (;;) {
  await applyNotifications(context)
  await sleep(5)
}
