import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As in production: the libraries' own builds for their developers check and log every sign they read.
  ssr: { resolve: { conditions: ['node'], externalConditions: ['node'] } },
  test: {
    include: ['{contract,server,web,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'server/src/testing/start-test-database.ts',
    setupFiles: 'server/src/testing/leave-no-trace.ts',
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
