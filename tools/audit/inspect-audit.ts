import { parseArgs } from 'node:util'
import { listAffected } from '../../server/src/audit/list-affected.ts'
import { checkSeals } from '../../server/src/audit/seal-audit.ts'
import { openDatabase } from '../../server/src/database/connection.ts'
import { loadSecretKey } from '../../server/src/load-secret-key.ts'
import { verifySecretKey } from '../../server/src/verify-secret-key.ts'
import { createSecret } from '../../server/src/secret.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { runCommand } from '../shared/run-command.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, ip: { type: 'string' }, by: { type: 'string' } },
})

/** Checks that the audit log of a running clinic is unchanged; with `--from`, lists whose records were touched since. */
await runCommand(async (env) => {
  const secret = createSecret(loadSecretKey(env))
  const url = env.databaseUrl ?? embeddedUrl(env.dataDirectory)
  const { db, close } = openDatabase(url, { max: 1, noTimeouts: true, onError: () => {} })
  try {
    await verifySecretKey({ db, secret })
    const { seals, entries, unsealed, broken, stray } = await checkSeals({ db, secret })
    console.log(`${entries} entries under ${seals} seals are unchanged; ${unsealed} wait for the next seal.`)
    if (broken) console.error(`Seal ${broken} is broken: its entries were changed after they had been written.`)
    if (stray) console.error(`Of these, ${stray} were inserted later, or their seal was removed.`)
    if (broken || stray) process.exitCode = 1
    if (values.from) {
      const [from, to] = [new Date(values.from), values.to ? new Date(values.to) : new Date()]
      const people = await listAffected(db, { from, to, ip: values.ip, by: values.by })
      console.log(`\nFrom ${from.toISOString()} to ${to.toISOString()} the records of ${people.length} people:`)
      console.table(people, ['name', 'email', 'phone', 'times', 'first', 'last'])
    }
  } finally {
    await close()
  }
})
