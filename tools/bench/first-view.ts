import { chromium } from '@playwright/test'
import { findChromium } from '../shared/find-chromium.ts'
import { cookiesOf, logIn } from '../test-clinic/log-in-demo.ts'
import type { Metric, Benchmark, TestClinic } from './benchmark.ts'
import { measureWeight, weightLimits } from './measure-weight.ts'
import { median } from './median.ts'
import { openStaticTwin } from './static-copy.ts'
import { type Paints, measurePaints } from './measure-paints.ts'

const ROUNDS = 7
/** From here on the bench says what moved. */
const TELLING_SHIFT = 0.01

type View = { path: string; atMost: number; email?: string }

const views: View[] = [
  { path: '/auth/login', atMost: weightLimits.login },
  { path: '/user/home', atMost: weightLimits.home, email: 'siti@nmw.example' },
  { path: '/articles/urutan-perawatan-wajah-pagi-yang-ringkas', atMost: weightLimits.article },
]

/** What a phone on slow 4G waits for at its first view, against the same page without any script. */
export const firstView: Benchmark = {
  name: 'first-view',
  async measure(stage) {
    const browser = await chromium.launch({
      executablePath: findChromium((text) => process.stdout.write(text)),
      chromiumSandbox: false,
      args: ['--disable-dev-shm-usage'],
    })
    try {
      const figures: Metric[] = []
      for (const view of views) figures.push(...(await measureView(browser, stage, view)))
      return figures
    } finally {
      await browser.close()
    }
  },
}

async function measureView(
  browser: Parameters<typeof measurePaints>[0],
  { server }: TestClinic,
  { path, atMost, email }: View,
): Promise<Metric[]> {
  const cookies = email ? cookiesOf(await logIn(server.url, email), server.url) : []
  const twin = await openStaticTwin(server.url, path, cookies)
  try {
    const rounds: { app: Paints; still: Paints }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const app = await measurePaints(browser, server.url + path, cookies)
      if (app.cls > TELLING_SHIFT) tellShifts(path, app)
      const still = await measurePaints(browser, twin.url + path, cookies)
      // The first round only fills what the servers keep.
      if (round > 0) rounds.push({ app, still })
    }
    const weight = await measureWeight(browser, server.url + path, cookies)
    const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
    return [
      { name: `${path}: JS and CSS, gzip`, value: weight.total, unit: 'KB', goal: { atMost } },
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
    await twin.close()
  }
}

function tellShifts(path: string, { cls, shifts }: Paints) {
  console.log(`${path} shifted by ${cls.toFixed(4)}:`)
  for (const { value, moved } of shifts) console.log(`  ${value.toFixed(4)} ${moved.join('; ')}`)
}
