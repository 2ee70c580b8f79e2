import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../shared/find-chromium.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { cookiesOf, logIn } from '../test-clinic/log-in.ts'
import type { Benchmark, Metric } from './benchmark.ts'
import { median } from './compare-rates.ts'
import { measurePaints, type Paints } from './measure-paints.ts'
import { measureWeight } from './measure-weight.ts'
import { serveStaticCopy } from './static-copy.ts'

const ROUNDS = 7
/** From here on the elements that moved are printed. */
const NOTABLE_SHIFT = 0.01

/** Kilobytes and files of JS and CSS: on a slow phone each file costs a request of its own. */
type View = { path: string; kilobytes: number; files: number; email?: string }

const views: View[] = [
  { path: '/auth/login', kilobytes: 140, files: 12 },
  { path: '/user/home', kilobytes: 175, files: 36, email: 'siti@nmw.example' },
  { path: '/articles/urutan-perawatan-wajah-pagi-yang-ringkas', kilobytes: 130, files: 16 },
]

/** What a phone on slow 4G waits for at its first view, against the same page without any script. */
export const firstView: Benchmark = {
  name: 'first-view',
  async measure(clinic) {
    const browser = await chromium.launch(launchOptions())
    try {
      const metrics: Metric[] = []
      for (const view of views) metrics.push(...(await measureView(browser, clinic, view)))
      return metrics
    } finally {
      await browser.close()
    }
  },
}

async function measureView(
  browser: Browser,
  { url }: TestClinic,
  { path, kilobytes, files, email }: View,
): Promise<Metric[]> {
  const cookies = email ? cookiesOf(await logIn(url, email), url) : []
  const copy = await serveStaticCopy(url, path, cookies)
  try {
    const rounds: { app: Paints; still: Paints }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const app = await measurePaints(browser, url + path, cookies)
      if (app.cls > NOTABLE_SHIFT) printShifts(path, app)
      const still = await measurePaints(browser, copy.url + path, cookies)
      // The first round only fills the caches of the servers.
      if (round > 0) rounds.push({ app, still })
    }
    const weight = await measureWeight(browser, url + path, cookies)
    const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
    return [
      { name: `${path}: JS and CSS, gzip`, value: weight.total, unit: 'KB', goal: { atMost: kilobytes } },
      { name: `${path}: files of JS and CSS`, value: weight.files, unit: '', goal: { atMost: files } },
      { name: `${path}: of that scripts`, value: weight.scripts, unit: 'KB' },
      {
        name: `${path}: LCP against the static page`,
        value: of(({ app, still }) => app.lcp / still.lcp),
        unit: 'x',
        goal: { atMost: 1.3 },
      },
      {
        name: `${path}: worst layout shift`,
        value: Math.max(...rounds.map(({ app }) => app.cls)),
        unit: '',
        goal: { atMost: 0.02 },
      },
      { name: `${path}: LCP`, value: of(({ app }) => app.lcp), unit: 'ms' },
      { name: `${path}: LCP of the static page`, value: of(({ still }) => still.lcp), unit: 'ms' },
      { name: `${path}: FCP`, value: of(({ app }) => app.fcp), unit: 'ms' },
      { name: `${path}: FCP of the static page`, value: of(({ still }) => still.fcp), unit: 'ms' },
    ]
  } finally {
    await copy.close()
  }
}

function printShifts(path: string, { cls, shifts }: Paints) {
  console.log(`${path} shifted by ${cls.toFixed(4)}:`)
  for (const { value, moved } of shifts) console.log(`  ${value.toFixed(4)} ${moved}`)
}
