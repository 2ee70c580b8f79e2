import { parseArgs } from 'node:util'
import { listAffected } from '../../server/src/audit/list-affected.ts'
import { checkSeals } from '../../server/src/audit/seal-audit.ts'
import { openDatabase } from '../../server/src/database/connection.ts'
import { explainError } from '../../server/src/database/explain-error.ts'
import { readEnv } from '../../server/src/env.ts'
import { loadSecretKey } from '../../server/src/load-secret-key.ts'
import { verifySecretKey } from '../../server/src/verify-secret-key.ts'
import { createSecret } from '../../server/src/secret.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { loadSettings } from '../shared/load-settings.ts'
import { printTable } from '../shared/print-table.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, ip: { type: 'string' }, by: { type: 'string' } },
})

/** Whether the log of a running clinic is whole, and with `--from` whose records were touched since. */
try {
  loadSettings()
  const env = readEnv()
  const secret = createSecret(loadSecretKey(env))
  const url = env.databaseUrl ?? embeddedUrl(env.dataDirectory)
  const { db, close } = openDatabase(url, { max: 1, noTimeouts: true, onError: () => {} })
  try {
    await verifySecretKey({ db, secret })
    const { seals, entries, unsealed, broken, stray } = await checkSeals({ db, secret })
    console.log(`${entries} lines under ${seals} seals are as they were written; ${unsealed} wait for the next seal.`)
    if (broken) {
      console.error(`Seal ${broken} is broken: its lines were changed after they had been written.`)
      process.exitCode = 1
    }
    if (stray) {
      console.error(`Of these, ${stray} were slipped in, or their seal was removed.`)
      process.exitCode = 1
    }
    if (values.from) {
      const [from, to] = [new Date(values.from), values.to ? new Date(values.to) : new Date()]
      const people = await listAffected(db, { from, to, ip: values.ip, by: values.by })
      console.log(`\nFrom ${from.toISOString()} to ${to.toISOString()} the records of ${people.length} people:`)
      printTable(
        ['name', 'e-mail', 'phone', 'times', 'first', 'last'],
        people.map(({ name, email, phone, times, first, last }) => [name, email, phone ?? '', `${times}`, first, last]),
      )
    }
  } finally {
    await close()
  }
} catch (error) {
  console.error(explainError(error))
  process.exitCode = 1
}
