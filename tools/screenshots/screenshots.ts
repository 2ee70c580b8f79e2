import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildIfStale } from '../build/build.ts'
import { launchOptions } from '../shared/find-chromium.ts'
import { root } from '../shared/root.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { startTestClinic } from '../test-clinic/run-server.ts'
import { deskScreenshots } from './desk-screenshots.ts'
import { inboxScreenshots } from './inbox-screenshots.ts'
import { invoiceScreenshots } from './invoice-screenshots.ts'
import { memberScreenshots } from './member-screenshots.ts'
import { opsAdminScreenshots } from './ops-admin-screenshots.ts'
import { opsCareScreenshots } from './ops-care-screenshots.ts'
import { opsScreenshots } from './ops-screenshots.ts'
import { orderScreenshots } from './order-screenshots.ts'
import { publicScreenshots } from './public-screenshots.ts'
import { staffScreenshots } from './staff-screenshots.ts'
import { type ScreenshotResult, takeScreenshots } from './take-screenshots.ts'

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
const only = values.only.split(',')
const screenshots = all.filter(({ name }) => only.some((part) => name.includes(part)))
const widths = values.width ? values.width.split(',').map(Number) : [320, 390, 768, 1440]
const folder = join(root, '.screenshots')
const relaxedLimits = { CODES_PER_TARGET_AN_HOUR: '1000000', LOGIN_FAILURES_PER_ACCOUNT: '1000000' }

await buildIfStale((line) => console.log(line))
const clinic = await startTestClinic({ settings: relaxedLimits })
try {
  await takeAll(clinic)
} finally {
  await clinic.close()
}

async function takeAll(clinic: TestClinic) {
  const browser = await chromium.launch(launchOptions('--hide-scrollbars'))
  const results: ScreenshotResult[] = []
  mkdirSync(folder, { recursive: true })
  try {
    for (const screenshot of screenshots) {
      const result = await takeScreenshots(browser, clinic, screenshot, widths, folder)
      results.push(result)
      console.log(`${result.name}: ${result.images.length} images`)
      for (const problem of result.problems) console.log(`  ${problem}`)
    }
  } finally {
    await browser.close()
  }
  writeFileSync(join(folder, 'index.html'), indexPage(results))
  const withProblems = results.filter(({ problems }) => problems.length).length
  console.log(`\n${results.length} screens, ${withProblems} with problems: ${join('.screenshots', 'index.html')}`)
  if (results.some(({ images }) => !images.length)) process.exitCode = 1
}

/** Every screen with its problems and its images at half size: light above, dark below. */
function indexPage(results: ScreenshotResult[]) {
  const sections = results.map(({ name, images, problems }) => {
    const rows = (['light', 'dark'] as const).map((theme) => {
      const row = images.filter((image) => image.theme === theme)
      return row.map(
        ({ file, width }) => `<a href="${file}"><img src="${file}" width="${width / 2}" loading="lazy"></a>`,
      )
    })
    const notes = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')
    const parts = [`<h2>${name}</h2><ul>${notes}</ul>`, ...rows.map((row) => `<div>${row.join(' ')}</div>`)]
    return `<section id="${name}">${parts.join('\n')}</section>`
  })
  const style = 'body{font:16px system-ui;margin:24px;background:#8a8a8a}img{vertical-align:top}li{color:#700010}'
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>\n${sections.join('\n')}\n`
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
