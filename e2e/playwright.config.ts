import { defineConfig } from '@playwright/test'
import { launchOptions } from '../tools/shared/find-chromium.ts'

// Playwright maps every stack trace back to its source, a tenth of a worker's time; with Node's own removal of types the
// lines are right without it.
Reflect.deleteProperty(Error, 'prepareStackTrace')

/** Long journeys start first; as the last ones they would leave cores idle. */
const LONG = ['upload-photo.spec.ts', 'consult-camera.spec.ts']

export default defineConfig({
  testDir: '.',
  build: { external: ['**/*.ts'] },
  globalSetup: './global-setup.ts',
  outputDir: './test-results',
  // A browser waits half of its time, so two cores have work for four.
  workers: 4,
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testIgnore: LONG },
  ],
  forbidOnly: Boolean(process.env.CI),
  // Only for what hangs: a shared machine may be several times slower.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    trace: 'off',
    screenshot: 'off',
    video: 'off',
    viewport: { width: 390, height: 844 },
    // A service worker would answer in place of the network; only the journey about being offline allows it.
    serviceWorkers: 'block',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    contextOptions: { reducedMotion: 'reduce' },
    // One warm process for all pages of the clinic, which live only for seconds: V8 need not optimize their code.
    launchOptions: launchOptions('--process-per-site', '--js-flags=--no-flush-bytecode --no-opt'),
  },
})
