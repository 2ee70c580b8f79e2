import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildIfStale } from '../build/build.ts'
import { runServer } from '../test-clinic/run-server.ts'
import { makeTemporaryData } from '../test-clinic/temporary-data.ts'
import { findChromium } from '../shared/find-chromium.ts'
import { root } from '../shared/root.ts'
import { drawContactSheet, writeContactPage } from './contact-sheet.ts'
import { deskShots } from './desk-screenshots.ts'
import { inboxShots } from './inbox-screenshots.ts'
import { invoiceShots } from './invoice-screenshots.ts'
import { memberShots } from './member-screenshots.ts'
import { opsAdminShots } from './ops-admin-screenshots.ts'
import { opsCareShots } from './ops-care-screenshots.ts'
import { opsShots } from './ops-screenshots.ts'
import { orderShots } from './order-screenshots.ts'
import { photograph, type Taken } from './photograph.ts'
import { publicShots } from './public-screenshots.ts'
import { staffShots } from './staff-screenshots.ts'

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
