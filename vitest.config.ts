import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'server/src/testing/start-test-database.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Generous, because a busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
