import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { buildApp } from '../app.ts'
import { createContext } from '../create-context.ts'
import { openDatabase } from '../database/connection.ts'
import { readEnv } from '../env.ts'
import { heedSignals } from '../heed-signals.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { wakingJobs } from '../jobs/waking-jobs.ts'
import { outliveBugs } from '../outlive-bugs.ts'
import { wholeApp } from '../whole-app.ts'
import { addCanaries } from './canary-routes.ts'
import { onlyForWhatHangs, TEST_SECRET, testSettings } from './test-settings.ts'

/** The whole server as a process of its own on somebody's database, with connections of its own. Ends with its parent. */
const [, , url, ...wanted] = process.argv
const canaries = wanted.includes('canaries')
const whole = wanted.includes('whole')
const env = readEnv({
  ...testSettings,
  ...(canaries && { LOG_LEVEL: 'warn' }),
  ...(whole && { STOP_DRAIN: '3000' }),
})
const { db } = openDatabase(url!, { ...onlyForWhatHangs, onError: () => {} })
const log = { info() {}, warn() {}, error() {} }
const { context } = await createContext({ db, env, secretKey: TEST_SECRET, log, jobs: wakingJobs })
const app = await buildApp(context, wholeApp)
if (canaries) addCanaries(app)
outliveBugs(
  (code) => app.close().then(() => process.exit(code)),
  (what, error) => process.stderr.write(`${what} ${inspect(error)}\n`),
)
// With its jobs and with time to stop, as in production; a test that only wants it gone need not wait.
if (whole) {
  const jobs = await startJobs(url!, context)
  heedSignals(async () => {
    await jobs.stop()
    await app.close()
    process.exit()
  })
}
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(String((app.server.address() as AddressInfo).port))
process.stdin.on('end', () => process.exit()).resume()
