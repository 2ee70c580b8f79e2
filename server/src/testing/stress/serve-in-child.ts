import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { buildApp, type Service } from '../../app.ts'
import { createContext, type Jobs } from '../../create-context.ts'
import { openDatabase } from '../../database/connection.ts'
import { readEnv } from '../../env.ts'
import type { Route } from '../../http/route.ts'
import { handleUncaughtErrors } from '../../handle-uncaught-errors.ts'
import { addCanaries } from './canary-routes.ts'
import { onlyForWhatHangs, TEST_SECRET, testSettings } from '../app/test-settings.ts'

type Parts = {
  url: string
  routes: readonly Route[]
  services?: readonly Service[]
  jobs?: Jobs
  settings?: Record<string, string>
  canaries?: boolean
}

/** Serves on a database that another process has opened, with connections of its own. Ends with its parent. */
export async function serveInChild({ url, routes, services, jobs = {}, settings, canaries }: Parts) {
  const { db } = openDatabase(url, { ...onlyForWhatHangs, onError: () => {} })
  const log = { info() {}, warn() {}, error() {} }
  const env = readEnv({ ...testSettings, ...settings })
  const { context } = await createContext({ db, env, secretKey: TEST_SECRET, log, jobs })
  const app = await buildApp(context, { routes, ...(services && { services }) })
  if (canaries) addCanaries(app)
  handleUncaughtErrors(
    (code) => app.close().then(() => process.exit(code)),
    (what, error) => process.stderr.write(`${what} ${inspect(error)}\n`),
  )
  return {
    app,
    context,
    /** The parent waits for the port. */
    listen: async () => {
      await app.listen({ port: 0, host: '127.0.0.1' })
      process.stdout.write(String((app.server.address() as AddressInfo).port))
      process.stdin.on('end', () => process.exit()).resume()
    },
  }
}
