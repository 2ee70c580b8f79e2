import { Client } from 'pg'
import { expect, inject } from 'vitest'
import { createContext } from '../../create-context.ts'
import { openDatabase } from '../../database/connection.ts'
import { fillDemoData } from '../../demo/fill-demo-data.ts'
import { readEnv } from '../../env.ts'
import { openTestApp, type TestAppOptions } from './open-test-app.ts'
import { demoName, TEST_SECRET, testSettings } from './test-settings.ts'

/** `openTestApp` with all the demo data, which depends on many features: for few rows, create them in the test. */
export async function openDemoApp(options: Omit<TestAppOptions, 'template'> = {}) {
  return openTestApp({ ...options, template: await demoTemplate() })
}

/** The first test file that needs the template fills it; the others wait and then copy it. */
async function demoTemplate() {
  const admin = inject('postgresUrl')
  const empty = inject('templateName')
  const name = demoName(empty)
  const client = new Client({ connectionString: admin })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    // It gets the name that others look for only when it is complete.
    const unfinished = `${name}_unfinished`
    await client.query(`create database ${unfinished} template ${empty} strategy file_copy`)
    await fill(Object.assign(new URL(admin), { pathname: `/${unfinished}` }).href)
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

async function fill(url: string) {
  const { db, close } = openDatabase(url, { noTimeouts: true, onError() {} })
  const env = readEnv(testSettings)
  const log = { info() {}, warn() {}, error() {} }
  const { context, settle } = await createContext({ db, env, secretKey: TEST_SECRET, log, jobs: {} })
  expect(await fillDemoData(context)).toBe(true)
  await settle()
  await close()
}
