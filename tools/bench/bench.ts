import { parseArgs } from 'node:util'
import { articleList } from './article-list.ts'
import { formatMetric, startFilledClinic } from './benchmark.ts'
import { bookings } from './bookings.ts'
import { checkoutSave } from './checkout-save.ts'
import { coldStart } from './cold-start.ts'
import { firstView } from './first-view.ts'
import { articleGrowth, availability, deskList, opsLists } from './growth.ts'
import { homeRender } from './home-render.ts'
import { invoiceFile } from './invoice-file.ts'
import { orderList } from './order-list.ts'
import { pointHistory } from './point-history.ts'
import { regionList } from './region-list.ts'
import { typing } from './typing.ts'
import { buildIfStale } from '../build/build.ts'

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
const benchmarks = all.filter(({ name }) => name.includes(values.only))
if (!benchmarks.length) {
  console.error(`No benchmark is called ${values.only}. There are: ${all.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

await buildIfStale((line) => console.log(line))
const clinic = await startFilledClinic(Object.assign({}, ...benchmarks.map(({ scale }) => scale)))
try {
  for (const { name, measure } of benchmarks) {
    console.log(`\n${name}`)
    try {
      for (const metric of await measure(clinic)) console.log(`  ${formatMetric(metric)}`)
    } catch (error) {
      console.error(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  }
} finally {
  await clinic.close()
}
