import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildIfStale } from './build.ts'
import { runServer } from './clinic/run-server.ts'
import { makeTemporaryData } from './clinic/temporary-data.ts'
import { findChromium } from './find-chromium.ts'
import { root } from './run-steps.ts'
import { drawContactSheet, writeContactPage } from './shots/contact-sheet.ts'
import { deskShots } from './shots/desk-shots.ts'
import { inboxShots } from './shots/inbox-shots.ts'
import { invoiceShots } from './shots/invoice-shots.ts'
import { memberShots } from './shots/member-shots.ts'
import { opsAdminShots } from './shots/ops-admin-shots.ts'
import { opsCareShots } from './shots/ops-care-shots.ts'
import { opsShots } from './shots/ops-shots.ts'
import { orderShots } from './shots/order-shots.ts'
import { photograph, type Taken } from './shots/photograph.ts'
import { publicShots } from './shots/public-shots.ts'
import { staffShots } from './shots/staff-shots.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, width: { type: 'string' } } })
const all = [
  ...publicShots,
  ...memberShots,
  ...inboxShots,
  ...orderShots,
  ...invoiceShots,
  ...staffShots,
  ...deskShots,
  ...opsShots,
  ...opsAdminShots,
  ...opsCareShots,
]
const wanted = values.only.split(',')
const shots = all.filter(({ name }) => wanted.some((part) => name.includes(part)))
const widths = values.width ? values.width.split(',').map(Number) : [320, 390, 768, 1440]
const folder = join(root, '.shots')
const freely = { CODES_PER_TARGET_AN_HOUR: '1000000', LOGIN_FAILURES_PER_ACCOUNT: '1000000' }

await buildIfStale((line) => console.log(line))
const data = makeTemporaryData()
try {
  const server = await runServer(data.directory, freely)
  try {
    await takeAll({ url: server.url, dataDirectory: data.directory })
  } finally {
    await server.stop()
  }
} finally {
  await data.remove()
}

async function takeAll(clinic: { url: string; dataDirectory: string }) {
  const browser = await chromium.launch({
    executablePath: findChromium((text) => process.stdout.write(text)),
    chromiumSandbox: false,
    args: ['--disable-dev-shm-usage', '--hide-scrollbars'],
  })
  const all: Taken[] = []
  mkdirSync(folder, { recursive: true })
  try {
    for (const shot of shots) {
      const taken = await photograph(browser, clinic, shot, widths, folder)
      await drawContactSheet(folder, taken)
      all.push(taken)
      console.log(`${taken.name}: ${taken.photographs.length} photographs`)
      for (const complaint of taken.complaints) console.log(`  ${complaint}`)
    }
  } finally {
    await browser.close()
  }
  writeContactPage(folder, all)
  const wrong = all.filter(({ complaints }) => complaints.length).length
  console.log(`\n${all.length} screens, ${wrong} with something to look at: ${join('.shots', 'index.html')}`)
  if (all.some(({ photographs }) => !photographs.length)) process.exitCode = 1
}
