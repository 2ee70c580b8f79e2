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
import { deskScreenshots } from './desk-screenshots.ts'
import { inboxScreenshots } from './inbox-screenshots.ts'
import { invoiceScreenshots } from './invoice-screenshots.ts'
import { memberScreenshots } from './member-screenshots.ts'
import { opsAdminScreenshots } from './ops-admin-screenshots.ts'
import { opsCareScreenshots } from './ops-care-screenshots.ts'
import { opsScreenshots } from './ops-screenshots.ts'
import { orderScreenshots } from './order-screenshots.ts'
import { takeScreenshots, type ScreenshotResult } from './take-screenshots.ts'
import { publicScreenshots } from './public-screenshots.ts'
import { staffScreenshots } from './staff-screenshots.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, width: { type: 'string' } } })
const all = [
  ...publicScreenshots,
  ...memberScreenshots,
  ...inboxScreenshots,
  ...orderScreenshots,
  ...invoiceScreenshots,
  ...staffScreenshots,
  ...deskScreenshots,
  ...opsScreenshots,
  ...opsAdminScreenshots,
  ...opsCareScreenshots,
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
  const all: ScreenshotResult[] = []
  mkdirSync(folder, { recursive: true })
  try {
    for (const shot of shots) {
      const taken = await takeScreenshots(browser, clinic, shot, widths, folder)
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
