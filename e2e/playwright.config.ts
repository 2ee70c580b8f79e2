import { defineConfig } from '@playwright/test'
import { findChromium } from '../tools/shared/find-chromium.ts'

// Node takes the types out and leaves every line where it is; mapping the stack of each act back takes a tenth of a
// worker's time.
Reflect.deleteProperty(Error, 'prepareStackTrace')

/** What mostly waits, and what needs a browser of its own: begun last, they would be waited for by idle cores. */
const FIRST = ['upload-photo.spec.ts', 'consult-camera.spec.ts']

export default defineConfig({
  testDir: '.',
  build: { external: ['**/*.ts'] },
  globalSetup: './global-setup.ts',
  outputDir: './test-results',
  // A browser waits half its time: on two cores two more fill it.
  workers: 4,
  fullyParallel: true,
  projects: [
    { name: 'first', testMatch: FIRST },
    { name: 'then', testIgnore: FIRST },
  ],
  forbidOnly: Boolean(process.env.CI),
  // Only for what hangs: a machine shared with others may be several times slower.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    trace: 'off',
    screenshot: 'off',
    video: 'off',
    viewport: { width: 390, height: 844 },
    // Journeys meet the network as it is; the one about being offline turns it on.
    serviceWorkers: 'block',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium((text) => process.stdout.write(text)),
      // The sandbox cannot be set up by root, nor in many containers.
      chromiumSandbox: false,
      args: [
        '--disable-dev-shm-usage',
        // Whoever comes back finds a warm process, and in it what was compiled before. A page of a journey lives for
        // seconds: code that is made fast for hours is made in vain, what V8 makes fast in passing is not.
        '--process-per-site',
        '--js-flags=--no-flush-bytecode --no-opt',
      ],
    },
  },
})
