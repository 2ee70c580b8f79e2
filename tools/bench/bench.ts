import { parseArgs } from 'node:util'
import { fillWithArt } from '../../server/src/demo/fill-with-art.ts'
import { fillLargeData, nothingLarge, type Scale } from '../../server/src/demo/large/fill-large-data.ts'
import { readEnv } from '../../server/src/env.ts'
import { articleGrowth } from './article-growth.ts'
import { articleList } from './article-list.ts'
import { availability } from './availability.ts'
import { bookings } from './bookings.ts'
import { checkoutSave } from './checkout-save.ts'
import { coldStart } from './cold-start.ts'
import { deskList } from './desk-list.ts'
import { type Metric, metricRow, type TestClinic } from './benchmark.ts'
import { firstView } from './first-view.ts'
import { homeRender } from './home-render.ts'
import { invoiceFile } from './invoice-file.ts'
import { opsLists } from './ops-lists.ts'
import { orderList } from './order-list.ts'
import { pointHistory } from './point-history.ts'
import { regionList } from './region-list.ts'
import { typing } from './typing.ts'
import { buildIfStale } from '../build/build.ts'
import { printTable } from '../shared/print-table.ts'
import { runServer } from '../test-clinic/run-server.ts'
import { makeTemporaryData } from '../test-clinic/temporary-data.ts'
import { withDatabase } from '../shared/with-database.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const all = [
  articleList,
  articleGrowth,
  deskList,
  regionList,
  pointHistory,
  availability,
  bookings,
  orderList,
  opsLists,
  checkoutSave,
  invoiceFile,
  homeRender,
  firstView,
  typing,
  coldStart,
]
const measurements = all.filter(({ name }) => name.includes(values.only))
if (!measurements.length) {
  console.error(`Nothing is called ${values.only}. There are: ${all.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const scale: Scale = Object.assign({}, nothingLarge, ...measurements.map((measurement) => measurement.scale))

await buildIfStale((line) => console.log(line))
const figures: Metric[] = []
await onStage(async (stage) => {
  for (const { name, measure } of measurements) {
    console.log(`Measuring ${name} …`)
    try {
      const measured = await measure(stage)
      // At once as well as in the table: the whole takes a quarter of an hour, and may be ended before.
      for (const figure of measured) console.log(`  ${metricRow(figure).filter(Boolean).join('  ')}`)
      figures.push(...measured)
    } catch (error) {
      console.error(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  }
})
console.log()
printTable(['name', 'figure', 'goal', ''], figures.map(metricRow))

async function onStage(work: (stage: TestClinic) => Promise<void>) {
  const data = makeTemporaryData()
  try {
    const { directory } = data
    await withDatabase(readEnv({ DATA_DIR: directory }), async (context) => {
      await fillWithArt(context)
      await fillLargeData(context, scale)
    })
    const server = await runServer(directory)
    try {
      await work({ server, dataDirectory: directory })
    } finally {
      await server.stop()
    }
  } finally {
    await data.remove()
  }
}
