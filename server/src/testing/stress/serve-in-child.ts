import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { buildApp, type Service } from '../../app.ts'
import { createContext, type Jobs } from '../../create-context.ts'
import { openDatabase } from '../../database/connection.ts'
import { readEnv } from '../../env.ts'
import type { Route } from '../../http/route.ts'
import { handleUncaughtErrors } from '../../handle-uncaught-errors.ts'
import { addBugRoutes } from './bug-routes.ts'
import { testTimeouts, TEST_SECRET, testSettings } from '../app/test-settings.ts'

type Options = {
  url: string
  routes: readonly Route[]
  services?: readonly Service[]
  jobs?: Jobs
  settings?: Record<string, string>
  bugRoutes?: boolean
}

/** Serves on the database of the parent process, and exits with it. */
export async function serveInChild({ url, routes, services, jobs = {}, settings, bugRoutes }: Options) {
  const { db } = openDatabase(url, { ...testTimeouts, onError: () => {} })
  const log = { info() {}, warn() {}, error() {} }
  const env = readEnv({ ...testSettings, ...settings })
  const { context } = await createContext({ db, env, secretKey: TEST_SECRET, log, jobs })
  const app = await buildApp(context, { routes, ...(services && { services }) })
  if (bugRoutes) addBugRoutes(app)
  handleUncaughtErrors(
    (code) => app.close().then(() => process.exit(code)),
    (what, error) => process.stderr.write(`${what} ${inspect(error)}\n`),
  )
  return {
    app,
    context,
    /** Prints the port, for which the parent waits. */
    listen: async () => {
      await app.listen({ port: 0, host: '127.0.0.1' })
      process.stdout.write(String((app.server.address() as AddressInfo).port))
      process.stdin.on('end', () => process.exit()).resume()
    },
  }
}
