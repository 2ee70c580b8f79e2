import { parseArgs } from 'node:util'
import { explainError } from '../../server/src/database/explain-error.ts'
import { fillWithArt } from '../../server/src/demo/fill-with-art.ts'
import { fillLargeData } from '../../server/src/demo/large/fill-large-data.ts'
import { listTableSizes } from '../../server/src/demo/large/list-table-sizes.ts'
import { readEnv } from '../../server/src/env.ts'
import { loadSettings } from '../shared/load-settings.ts'
import { printTable } from '../shared/print-table.ts'
import { withDatabase } from '../shared/with-database.ts'

const { values } = parseArgs({ options: { large: { type: 'boolean', default: false } } })

try {
  loadSettings()
  if (process.env.OUTSIDE === 'live') throw new Error('OUTSIDE=live: made-up people do not belong there')
  const env = readEnv()
  const begin = performance.now()
  await withDatabase(env, async (context) => {
    const filled = await fillWithArt(context)
    if (!filled && !values.large) console.log('The database is not empty, so the demo data stays out.')
    if (values.large) await fillLargeData(context)
    const sizes = await listTableSizes(context)
    printTable(
      ['table', 'rows', 'size'],
      sizes.map(({ name, rows, size }) => [name, rows.toLocaleString('en'), size]),
    )
  })
  console.log(`\nTook ${((performance.now() - begin) / 1000).toFixed(1)} s`)
} catch (error) {
  console.error(explainError(error))
  process.exitCode = 1
}
