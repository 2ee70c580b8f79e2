import type { AddressInfo } from 'node:net'
import { buildApp } from '../app.ts'
import { createContext } from '../create-context.ts'
import { openDatabase } from '../database/connection.ts'
import { readEnv } from '../env.ts'
import { onlyForWhatHangs, TEST_SECRET, testSettings } from './test-settings.ts'

/** The whole server as a process of its own on somebody's database, with connections of its own. Ends with its parent. */
const { db } = openDatabase(process.argv[2]!, { ...onlyForWhatHangs, onError: () => {} })
const log = { info() {}, warn() {}, error() {} }
const { context } = await createContext({ db, env: readEnv(testSettings), secretKey: TEST_SECRET, log })
const app = await buildApp(context)
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(String((app.server.address() as AddressInfo).port))
process.stdin.on('end', () => process.exit()).resume()
