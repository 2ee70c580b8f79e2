import { parseArgs } from 'node:util'
import { fillWithArt } from '../../server/src/demo/fill-with-art.ts'
import { fillLargeData } from '../../server/src/demo/large/fill-large-data.ts'
import { listTableSizes } from '../../server/src/demo/large/list-table-sizes.ts'
import { runCommand } from '../shared/run-command.ts'
import { withDatabase } from '../shared/with-database.ts'

const { values } = parseArgs({ options: { large: { type: 'boolean', default: false } } })

await runCommand(async (env) => {
  if (process.env.OUTSIDE === 'live') throw new Error('OUTSIDE=live: fake patients do not belong there')
  const start = performance.now()
  await withDatabase(env, async (context) => {
    const filled = await fillWithArt(context)
    if (!filled && !values.large) console.log('The database is not empty, so the demo data stays out.')
    if (values.large) await fillLargeData(context)
    console.table(await listTableSizes(context))
  })
  console.log(`\nTook ${((performance.now() - start) / 1000).toFixed(1)} s`)
})
