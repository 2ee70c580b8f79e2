import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const HOUR = 3_600_000

export default defineConfig({
  // As in production: the development builds of the libraries are slower, since they check and log more.
  ssr: { resolve: { conditions: ['node'], externalConditions: ['node'] } },
  test: {
    include: ['{contract,server,web,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'server/src/testing/setup/start-test-database.ts',
    setupFiles: ['run-years-ahead', 'fail-on-leaks'].map((name) => `server/src/testing/setup/${name}.ts`),
    // `--changed` does not see these files in the module graph, so their change runs every test.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/package-lock.json',
      '**/server/migrations/**',
      '**/.env.example',
      '**/docs/data-model.md',
      '**/tools/start/check-install.js',
      '**/server/src/**/*.{csv,svg}',
      '**/server/src/testing/setup/*.ts',
    ],
    pool: 'forks',
    isolate: false,
    // At least three, as tests wait a fifth of their time; at most six, as each may open twenty connections.
    maxWorkers: Math.min(6, Math.max(3, availableParallelism())),
    // Generous: a shared machine may be ten times slower.
    testTimeout: process.env.FULL_SIZE ? 4 * HOUR : 120_000,
    hookTimeout: 120_000,
  },
})
