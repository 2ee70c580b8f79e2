import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { NewestFirst } from './tools/newest-first.ts'
import { noteCalls } from './tools/note-calls.ts'
import { isLimited } from './tools/stop-in-time.ts'

export default defineConfig({
  plugins: process.env.NOTE_WHAT_RAN ? [noteCalls()] : [],
  // As in production: the libraries' own builds for their developers check and log every sign they read.
  ssr: { resolve: { conditions: ['node'], externalConditions: ['node'] } },
  test: {
    include: ['{contract,server,web,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'server/src/testing/start-test-database.ts',
    setupFiles: ['live-ahead', 'note-what-ran', 'leave-no-trace'].map((name) => `server/src/testing/${name}.ts`),
    pool: 'forks',
    isolate: false,
    sequence: isLimited() ? { sequencer: NewestFirst } : {},
    // One more than two cores: tests wait a fifth of their time. Each may hold twenty connections.
    maxWorkers: Math.min(6, Math.max(3, availableParallelism())),
    tags: [
      {
        name: 'storm',
        description: 'Races, kills, broken lines, made-up input: `npm run check` leaves them to `npm test`.',
      },
    ],
    // Only for what hangs: a machine shared with others may be ten times slower.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
