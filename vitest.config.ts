import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const HOUR = 3_600_000

export default defineConfig({
  // As in production: the libraries' own builds for their developers check and log every sign they read.
  ssr: { resolve: { conditions: ['node'], externalConditions: ['node'] } },
  test: {
    include: ['{contract,server,web,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'server/src/testing/setup/start-test-database.ts',
    setupFiles: ['run-years-ahead', 'fail-on-leaks'].map((name) => `server/src/testing/setup/${name}.ts`),
    // `--changed` runs every test after a change of what the module graph does not contain.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/package-lock.json',
      '**/server/migrations/**',
      '**/server/src/**/*.{csv,svg}',
      '**/server/src/testing/setup/*.ts',
    ],
    pool: 'forks',
    isolate: false,
    // One more than two cores: tests wait a fifth of their time. Each may hold twenty connections.
    maxWorkers: Math.min(6, Math.max(3, availableParallelism())),
    // Only for what hangs: a machine shared with others may be ten times slower.
    testTimeout: process.env.FULL_SIZE ? 4 * HOUR : 120_000,
    hookTimeout: 120_000,
  },
})
